"""The table for people who do not look at it: what can be read, done and heard without the picture."""
