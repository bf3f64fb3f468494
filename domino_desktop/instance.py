"""One running program for each profile: a second one hands over to the first, whose window comes to the front."""

from __future__ import annotations

import hashlib
import logging
import os
from pathlib import Path
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QLockFile, QObject, Signal

if TYPE_CHECKING:
    from PySide6.QtNetwork import QLocalServer, QLocalSocket

_log = logging.getLogger(__name__)

PATIENCE_MS: Final = 2000
"""How long the first program may take to answer the second."""
_ANSWER: Final = b"here"


class Instance(QObject):
    """The program's claim on the folder of its matches; where that cannot be written, nothing is claimed."""

    called = Signal()
    """A second program was started: come to the front."""
    asked = Signal(str)
    """A second program was started with this file to open."""

    def __init__(self, folder: Path) -> None:
        super().__init__()
        self._name = "domino-desktop-" + hashlib.sha256(str(folder.absolute()).encode()).hexdigest()[:16]
        self._lock = QLockFile(str(folder / "lock"))
        self._lock.setStaleLockTime(0)  # stale is what no living process holds, however old it is
        self._server: QLocalServer | None = None
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            _log.warning("no lock in %s: %s", folder, error)

    def is_first(self) -> bool:
        """Claim the folder; say whether no other program has it."""
        return self._lock.tryLock(0) or self._lock.error() != QLockFile.LockError.LockFailedError

    def call_first(self, file: Path | None = None) -> bool:
        """Bring the first program's window to the front, with a file to open; say whether that program answered."""
        from PySide6.QtNetwork import QLocalSocket

        socket = QLocalSocket()
        socket.connectToServer(self._name)
        if not socket.waitForConnected(PATIENCE_MS):
            return False
        socket.write(os.fsencode(file or "") + b"\n")
        socket.flush()
        return socket.waitForReadyRead(PATIENCE_MS)

    def listen(self) -> None:
        """Answer other programs from now on; the event loop must run."""
        from PySide6.QtNetwork import QLocalServer

        self._server = QLocalServer(self)
        self._server.setSocketOptions(QLocalServer.SocketOption.UserAccessOption)
        self._server.newConnection.connect(self._answer)
        if not self._server.listen(self._name):
            QLocalServer.removeServer(self._name)  # left behind by a program that was killed
            if not self._server.listen(self._name):
                _log.warning("a second program will not find this one: %s", self._server.errorString())

    def leave(self) -> None:
        """Give the folder up."""
        if self._server is not None:
            self._server.close()
        self._lock.unlock()

    def _answer(self) -> None:
        while self._server is not None and (socket := self._server.nextPendingConnection()) is not None:
            socket.disconnected.connect(socket.deleteLater)
            socket.readyRead.connect(lambda socket=socket: self._hear(socket))
            self._hear(socket)

    def _hear(self, socket: QLocalSocket) -> None:
        if not socket.canReadLine():
            return
        file = os.fsdecode(bytes(socket.readLine().data())).removesuffix("\n")
        socket.write(_ANSWER)
        socket.flush()
        self.called.emit()
        if file:
            self.asked.emit(file)
