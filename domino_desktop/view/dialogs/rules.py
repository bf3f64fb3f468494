"""The rules of the games, in words made from what the engine plays by."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, QUrl
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QComboBox, QDialog, QHBoxLayout, QTextBrowser, QVBoxLayout, QWidget

from ...games import GAMES
from ...model.rules import Rules
from .. import texts
from ..rules.examples import examples
from ..rules_text import rules_text
from ..texts import tr
from ..widgets import CONTROL, button, label
from .example_picture import example_picture, pictures_for


class Page(QTextBrowser):
    """The rules of a game with pictures of their examples."""

    def __init__(self) -> None:
        super().__init__()
        self._pictures: dict[str, QPixmap] = {}

    def paint(self, rules: Rules) -> None:
        """Paint the examples of a game for the text that comes next."""
        pictures = pictures_for(self)
        self._pictures = {
            f"example:{at}": example_picture(example, pictures) for at, example in enumerate(examples(rules))
        }

    def loadResource(self, kind: int, name: QUrl | str) -> object:
        return self._pictures.get(QUrl(name).toString()) or super().loadResource(kind, name)


class RulesDialog(QDialog):
    """Not modal; a list changes to another game with its usual options."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("rules")
        self._rules: Rules = GAMES[0].make({})
        self._name = label()
        self.games = QComboBox()
        self.games.setObjectName("choice")
        self.games.setMinimumHeight(CONTROL)
        for one in GAMES:
            self.games.addItem("", one.key)
        self.games.activated.connect(lambda at: self.show_rules(GAMES[at].make({})))
        self.words = Page()
        self.words.setObjectName("words")
        self.words.document().setDocumentMargin(14)
        self.words.document().setIndentWidth(22)
        self._close_button = button(self.close, name="close")
        head = QHBoxLayout()
        head.addWidget(self._name)
        head.addWidget(self.games)
        head.addStretch(1)
        low = QHBoxLayout()
        low.addStretch(1)
        low.addWidget(self._close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 16, 18, 14)
        whole.setSpacing(12)
        whole.addLayout(head)
        whole.addWidget(self.words, 1)
        whole.addLayout(low)
        self.resize(640, 560)

    def show_rules(self, rules: Rules) -> None:
        """Show the rules of a game with their options."""
        self._rules = rules
        self._word()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() in (QEvent.Type.LanguageChange, QEvent.Type.PaletteChange):
            self._word()

    def _word(self) -> None:
        self.setWindowTitle(tr("Rules"))
        self._name.setText(tr("Game"))
        self._close_button.setText(tr("Close"))
        with QSignalBlocker(self.games):
            for at, one in enumerate(GAMES):
                self.games.setItemText(at, texts.game_name(one.key))
            self.games.setCurrentIndex(self.games.findData(self._rules.key))
        self.words.paint(self._rules)
        self.words.setMarkdown(rules_text(self._rules, pictures=True))
