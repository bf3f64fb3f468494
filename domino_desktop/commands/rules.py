"""`rules`: the rules of a game with its options, in the interface's language."""

from __future__ import annotations

import argparse
import sys


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("game", metavar="G")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a house rule; may be repeated")
    parser.add_argument("--language", metavar="L", help="fr or en; the interface's language without it")


def run(args: argparse.Namespace) -> int:
    """Print the rules; return the exit code."""
    from ..view.rules_text import rules_text
    from .arguments import rules_from

    rules = rules_from(args.game, args.option)
    sys.stdout.buffer.write((rules_text(rules) + "\n").encode())
    return 0
