"""The command line: the application, and the commands that need no screen."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from io import TextIOWrapper
from typing import Final

WORKER: Final = "--worker"
COMMANDS: Final = ("simulate", "replay", "arena", "rules")


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program with these arguments (those of the process by default); return the exit code."""
    if getattr(sys, "frozen", False):  # the program runs anew as a worker of its own
        from multiprocessing import freeze_support

        freeze_support()
    arguments = list(sys.argv[1:] if argv is None else argv)
    if arguments == [WORKER]:  # the frozen program as the process that thinks for it, which loads no Qt
        from .bots.worker import main as think

        think()
    _show_any_name()
    try:
        if arguments and arguments[0] in COMMANDS:
            return _command(arguments)
        from .launch import run

        return run(arguments)
    except BrokenPipeError:  # the reader has gone, as in `simulate … | head`
        _silence(sys.stdout)
        return 1
    except OSError as error:  # a full disk behind standard output
        _silence(sys.stdout)
        print(f"domino-desktop: {error.strerror or error}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130


def _command(arguments: list[str]) -> int:
    from .commands import arena, replay, rules, simulate
    from .commands.arguments import Parser, UsageError

    room = {"simulate": simulate, "replay": replay, "arena": arena, "rules": rules}[arguments[0]]
    parser = Parser(prog=f"domino-desktop {arguments[0]}", description=room.__doc__, allow_abbrev=False)
    room.add_arguments(parser)
    try:
        code: int = room.run(parser.parse_args(arguments[1:]))
    except UsageError as error:
        print(f"domino-desktop: {error}", file=sys.stderr)
        return 2
    if sys.stdout is not None:
        sys.stdout.flush()  # what cannot be written is noticed here, not when the process ends
    return code


def _show_any_name() -> None:
    """Let the terminal show file names and texts that its encoding lacks."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="backslashreplace")


def _silence(stream: object) -> None:
    """Send what is left in a broken stream nowhere, so that the end of the process does not complain."""
    if isinstance(stream, TextIOWrapper):
        os.dup2(os.open(os.devnull, os.O_WRONLY), stream.fileno())


if __name__ == "__main__":
    sys.exit(main())
