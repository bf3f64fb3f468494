"""`rules`: the rules of a game with its options, in the interface's language."""

from __future__ import annotations

import argparse

from ..controller.paths import config_dir
from ..controller.settings import SettingsStore
from ..view.language import LANGUAGES, speak
from ..view.rules_text import rules_text
from .arguments import UsageError, rules_from


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Declare the command's arguments."""
    parser.add_argument("game", metavar="G")
    parser.add_argument("--option", action="append", default=[], metavar="K=V", help="a house rule; may be repeated")
    parser.add_argument("--language", metavar="L", help=f"{', '.join(LANGUAGES)}; the interface's language without it")


def run(args: argparse.Namespace) -> int:
    """Print the rules; return the exit code."""
    rules = rules_from(args.game, args.option)
    if args.language is not None and args.language not in LANGUAGES:
        raise UsageError(f"there is no language {args.language!r}; the languages are {', '.join(LANGUAGES)}")
    spoken = speak(args.language or SettingsStore(config_dir() / "settings.json").value.language)
    print(rules_text(rules))
    spoken.stop()
    return 0
