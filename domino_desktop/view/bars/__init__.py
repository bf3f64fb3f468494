"""The bars around the table: what is played and how it stands, what to do now, and what went wrong."""
