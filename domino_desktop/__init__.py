"""Domino Desktop: dominoes against bots or people at one computer."""

__version__ = "0.1.0"
