"""The command line of the application itself: which window is opened, with what, or why none can be."""

from __future__ import annotations

import argparse
import logging
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, NoReturn

from . import __version__
from .controller.paths import data_dir
from .display import has_display, missing_library, why_no_window

if TYPE_CHECKING:
    from .instance import Instance


def run(argv: Sequence[str]) -> int:
    """Run the application with these arguments; return the exit code."""
    args = _arguments(argv)
    if args.demo is not None or (args.smoke and not has_display()):
        os.environ["QT_QPA_PLATFORM"] = "offscreen"
    why_not = missing_library() if args.demo is not None else why_no_window()
    if why_not:
        print(why_not, file=sys.stderr)
        return 1 if args.smoke else 2
    if args.smoke:
        from .smoke import smoke

        return smoke()
    if args.demo is not None:
        from .demo import demo

        return demo(args.demo)
    from .instance import Instance

    instance = Instance(data_dir(args.profile))
    if not instance.is_first():
        return _call_first(instance, args.file)
    from .process import Process

    return Process(args.profile, instance, logging.DEBUG if args.debug else logging.INFO).run(args.file)


def _call_first(instance: Instance, file: Path | None) -> int:
    if instance.call_first(file):
        return 0
    print("Domino Desktop is running already, but does not answer: end it first.", file=sys.stderr)
    return 2


def _existing(path: str) -> Path:
    if not Path(path).exists():
        raise argparse.ArgumentTypeError(f"there is no file {path}")
    return Path(path).absolute()


class _Parser(argparse.ArgumentParser):
    def error(self, message: str) -> NoReturn:
        self.exit(2, f"domino-desktop: {message}\n")


def _arguments(argv: Sequence[str]) -> argparse.Namespace:
    parser = _Parser(
        prog="domino-desktop",
        description="Dominoes against bots or with people at one computer.",
        epilog="Commands without a window: simulate, replay, arena, rules (domino-desktop COMMAND --help).",
        allow_abbrev=False,
    )
    parser.add_argument("--version", action="version", version=f"Domino Desktop {__version__}")
    parser.add_argument("file", type=_existing, nargs="?", metavar="FILE", help="a file of matches to open")
    parser.add_argument("--profile", type=Path, metavar="DIR", help="keep settings, matches and log in this folder")
    parser.add_argument("--debug", action="store_true", help="log more, and on the terminal too")
    parser.add_argument(
        "--demo",
        type=Path,
        nargs="?",
        const=Path("domino-demo"),
        metavar="DIR",
        help="let bots play a match without a display and write pictures of it (into domino-demo)",
    )
    parser.add_argument(
        "--smoke",
        action="store_true",
        help="open the window, play a round against a bot, check its record and end with 0 when all is right",
    )
    return parser.parse_args(argv)
