"""The controller room: it asks the seats, keeps the match and stores it; QtCore only."""
