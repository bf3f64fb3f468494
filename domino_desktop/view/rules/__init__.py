"""The rules in words, one part of the page per file: each asks the hooks that the engine plays by. No widgets."""
