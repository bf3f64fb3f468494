"""The process around the application: the log, errors that nobody caught, signals of the system, the event loop."""

from __future__ import annotations

import gc
import logging
import os
import signal
import sys
from pathlib import Path
from types import FrameType, TracebackType
from typing import Final, NoReturn

from PySide6.QtCore import QMessageLogContext, QSocketNotifier, QTimer, QtMsgType, qInstallMessageHandler
from PySide6.QtGui import QIcon

from . import __version__
from .app import App, bare_window
from .application import Application
from .controller.garbage import Garbage
from .controller.paths import log_dir
from .controller.resources import resource
from .instance import Instance

_log = logging.getLogger(__name__)

DESKTOP_ID: Final = "io.github.domino_desktop.domino"
"""The name that Linux's desktops know the application by (packaging/linux/share)."""
LOG_BYTES: Final = 400_000
SOUNDS_MS: Final = 1500
"""When the sounds are loaded after the start: while the start panel is read, not while a tile glides."""
LEVELS: Final = {
    QtMsgType.QtDebugMsg: logging.DEBUG,
    QtMsgType.QtInfoMsg: logging.INFO,
    QtMsgType.QtWarningMsg: logging.WARNING,
    QtMsgType.QtCriticalMsg: logging.ERROR,
    QtMsgType.QtFatalMsg: logging.CRITICAL,
}


class Process:
    """One run of the application; `run` returns the exit code.

    Its window is seen before most of the program is even loaded, so what is not needed for that is imported later.
    """

    def __init__(self, profile: Path | None, instance: Instance | None = None, level: int = logging.INFO) -> None:
        """Take the claim on the profile, if one was made, and how much is logged: at DEBUG on the terminal too."""
        self._application = Application([sys.argv[0]])
        self._application.setApplicationName("domino-desktop")
        self._application.setApplicationDisplayName("Domino Desktop")
        self._application.setApplicationVersion(__version__)
        self._application.setDesktopFileName(DESKTOP_ID)
        self._application.setWindowIcon(_icon())
        window = bare_window(profile)
        window.show_at_once()
        _log_to(log_dir(profile) / "domino-desktop.log", level)
        qInstallMessageHandler(_log_qt)
        self.app = App(self._application, profile, window)
        self._instance = instance

    def run(self, file: Path | None = None) -> int:
        """Open the window, and a file of matches in it, and run until it is closed."""
        sys.excepthook = self._unexpected
        self._listen()
        self.app.open()
        if file is not None:
            self.app.library.open(file)
        self._application.open_with(self.app.library.open)
        QTimer.singleShot(SOUNDS_MS, self.app.window.sounds.prepare)
        if self._instance is not None:
            self._instance.called.connect(self.app.window.come_forward)
            self._instance.asked.connect(lambda path: self.app.library.open(Path(path)))
            QTimer.singleShot(0, self._instance.listen)
        garbage = Garbage()
        gc.freeze()  # what lives to the end need not be walked through again: that would cost frames
        code = self._application.exec()
        ended = self.app.stop()
        garbage.stop()
        if self._instance is not None:
            self._instance.leave()
        self._notifier.setEnabled(False)
        signal.set_wakeup_fd(-1)
        qInstallMessageHandler(None)
        _log.info("ends")
        if not ended:
            _leave(code)
        return code

    def _listen(self) -> None:
        """Close the window on Ctrl+C in the terminal and when the system asks the process to end."""
        import socket

        self._wake, self._woken = socket.socketpair()
        self._notifier = QSocketNotifier(self._woken.fileno(), QSocketNotifier.Type.Read)
        for one in (signal.SIGINT, signal.SIGTERM):
            signal.signal(one, _noticed)
        for end in (self._wake, self._woken):
            end.setblocking(False)
        signal.set_wakeup_fd(self._wake.fileno())  # Python's own handler waits for Python code, which may be far off
        self._notifier.activated.connect(self.app.window.close)

    def _unexpected(self, kind: type[BaseException], error: BaseException, trace: TracebackType | None) -> None:
        _log.critical("unexpected error", exc_info=(kind, error, trace))
        sys.__excepthook__(kind, error, trace)
        self.app.tell_unexpected()


def _leave(code: int) -> NoReturn:
    """End the process in spite of a thread that does not end; all that was played is saved."""
    _log.error("a bot goes on thinking; the process is left")
    logging.shutdown()
    for stream in (sys.stdout, sys.stderr):
        if stream is not None:
            stream.flush()
    os._exit(code)


def _noticed(number: int, frame: FrameType | None) -> None:
    _log.info("signal %d", number)


def _log_to(file: Path, level: int) -> None:
    """Log to a file that never grows beyond LOG_BYTES, with two older ones beside it; without, when it cannot be."""
    from logging.handlers import RotatingFileHandler

    root = logging.getLogger()
    root.setLevel(level)
    form = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    if level <= logging.DEBUG and sys.stderr is not None:
        terminal = logging.StreamHandler()
        terminal.setFormatter(form)
        root.addHandler(terminal)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        handler = RotatingFileHandler(file, maxBytes=LOG_BYTES, backupCount=2, encoding="utf-8", errors="replace")
    except OSError as error:
        root.addHandler(logging.NullHandler())
        print(f"domino-desktop: no log in {file}: {error.strerror}", file=sys.stderr)
        return
    handler.setFormatter(form)
    root.addHandler(handler)
    _log.info("Domino Desktop %s begins, Python %s, %s", __version__, sys.version.split()[0], sys.platform)


def _log_qt(kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
    logging.getLogger(context.category or "qt").log(LEVELS.get(kind, logging.WARNING), "%s", message)
    if kind == QtMsgType.QtFatalMsg:
        print(message, file=sys.stderr)


def _icon() -> QIcon:
    icon = QIcon()
    for size in (16, 32, 48, 64, 128, 256):
        icon.addFile(str(resource(f"icons/domino-{size}.png")))
    return icon
