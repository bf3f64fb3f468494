"""The check of a match's deals: the secret, its fingerprint, and every round dealt anew from it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Qt
from PySide6.QtWidgets import QDialog, QHBoxLayout, QVBoxLayout, QWidget

from ...model.deal_check import check_deals
from ...model.match import Match
from ...model.shuffle import commitment
from .. import texts
from ..texts import tr
from ..texts.archive import check_words
from ..widgets import button, label, line


class DealCheckDialog(QDialog):
    """Not modal; its words can be selected and copied."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("deal_check")
        self._match: Match | None = None
        self._verdict = label("large", wrap=True, name="verdict")
        self._about = label(wrap=True, name="about")
        self._facts = label(wrap=True, name="facts")
        self._facts.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self._close_button = button(self.close, "primary", "close")
        low = QHBoxLayout()
        low.addStretch(1)
        low.addWidget(self._close_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(22, 20, 22, 16)
        whole.setSpacing(12)
        for one in (self._verdict, line(), self._facts, self._about, line()):
            whole.addWidget(one)
        whole.addStretch(1)
        whole.addLayout(low)
        self.setFixedWidth(560)

    def check(self, match: Match) -> None:
        """Check a match that is over and show what was found."""
        self._match = match
        self._word()
        self._close_button.setFocus()

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._word()

    def _word(self) -> None:
        match = self._match
        if match is None:
            return
        found = check_deals(match, commitment(match.secret))
        self.setWindowTitle(tr("Check this deal"))
        self._close_button.setText(tr("Close"))
        self._verdict.setText(check_words(found))
        facts = (
            texts.titled(tr("Secret"), match.secret),
            texts.titled(tr("Its SHA-256, the fingerprint"), f"{found.digest[:32]} {found.digest[32:]}"),
        )
        self._facts.setText("\n".join(facts))
        self._about.setText(
            tr(
                "For each round the tiles are sorted by the SHA-256 of “secret/round/deal/tile”, and dealt in that "
                "order. Every program that computes SHA-256 comes to the same hands."
            )
        )
        fields = self.layout()
        if fields is not None:
            fields.activate()
            self.setMinimumHeight(fields.totalHeightForWidth(self.width()))
