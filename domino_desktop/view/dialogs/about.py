"""About the program: its version and licences."""

from __future__ import annotations

from PySide6.QtCore import Qt, qVersion
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QMessageBox, QWidget

from ... import __version__
from ...controller.resources import resource
from ..texts import tr


def about(parent: QWidget) -> QMessageBox:
    """Return the box, not shown and not modal."""
    box = QMessageBox(parent)
    box.setObjectName("about")
    box.setWindowModality(Qt.WindowModality.NonModal)
    box.setWindowTitle(tr("About Domino Desktop"))
    box.setIconPixmap(QPixmap(str(resource("icons/domino-64.png"))))
    box.setText(f"<b>Domino Desktop {__version__}</b>")
    box.setInformativeText(
        tr("Dominoes against bots or with people at one computer.")
        + "\n"
        + tr("Free software under the MIT licence. It uses Qt {version}, which is under the LGPL.").format(
            version=qVersion()
        )
    )
    return box
