"""About the program: its version and licences."""

from __future__ import annotations

from html import escape

from PySide6.QtCore import Qt, QUrl, qVersion
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
    licences = resource("licences")
    lines = (
        tr("Dominoes against bots or with people at one computer."),
        tr("Free software under the MIT licence. It uses Qt {version}, which is under the LGPL.").format(
            version=qVersion()
        ),
        tr("The licences, and how to put another Qt in place of this one: {folder}").format(
            folder=f'<a href="{QUrl.fromLocalFile(str(licences)).toString()}">{escape(str(licences))}</a>'
        ),
    )
    box.setInformativeText("".join(f"<p>{line}</p>" for line in lines))
    return box
