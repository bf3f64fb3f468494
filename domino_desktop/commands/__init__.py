"""The commands room: what the program does without a window."""
