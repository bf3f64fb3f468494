"""The panels that lie over the table, inside the window."""
