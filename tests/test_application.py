"""Files that the system hands over while the program runs, as macOS does."""

from __future__ import annotations

import subprocess
import sys

from tests.test_app import environment

CODE = """
import sys
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QFileOpenEvent
from domino_desktop.application import Application

application = Application([])
send = QCoreApplication.sendEvent
send(application, QFileOpenEvent("/early.domino"))
send(application, QEvent(QEvent.Type.User))
application.open_with(lambda file: print(file.as_posix()))
print("can open")
send(application, QFileOpenEvent("/late.domino"))
"""


def test_files_wait_until_they_can_be_opened() -> None:
    done = subprocess.run(
        [sys.executable, "-c", CODE], check=True, capture_output=True, encoding="utf-8", env=environment()
    )
    assert done.stdout.split("\n") == ["/early.domino", "can open", "/late.domino", ""]
    assert done.stderr == ""
