"""The dialogs; each is imported when it is first opened."""
