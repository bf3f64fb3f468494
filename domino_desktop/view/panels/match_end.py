"""The panel at the end of a match: who won and why, the scores, and the secret of the shuffle."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QWidget

from ...model.observation import Observation
from .. import texts
from ..texts import tr
from ..widgets import Elided, button, clear, label, line
from .panel import Panel


class MatchEndPanel(Panel):
    """Offers to play again with the same set-up, or with another one."""

    playing_again = Signal()
    setting_up = Signal()
    hiding = Signal()
    watching = Signal()
    """The match shall be watched again."""
    saving = Signal()
    """Its record shall be saved."""
    reviewing = Signal(object)
    """The choices of a seat shall be weighed (None: of whoever watches)."""
    checking = Signal()
    """Its deals shall be checked."""
    dealing_again = Signal()
    """The same deal is wanted again."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "match_end", 560)
        self._seen: Observation | None = None
        self._heading = label("title", wrap=True, name="title")
        self._why = label("soft", wrap=True, name="why")
        self._scores = QGridLayout()
        self._scores.setHorizontalSpacing(18)
        self._scores.setColumnStretch(0, 1)
        self._fair = label("small", wrap=True, name="fair")
        self._fair.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.again_button = button(self.playing_again.emit, "primary", "again")
        self.setup_button = button(self.setting_up.emit, name="setup")
        self.hide_button = button(self.hiding.emit, name="hide")
        self.review_button = button(lambda: self.reviewing.emit(self._seen.seat if self._seen else None), name="review")
        self.watch_button = button(self.watching.emit, name="watch")
        self.save_button = button(self.saving.emit, name="save")
        self.check_button = button(self.checking.emit, name="check")
        self.more = QHBoxLayout()
        """What can be done with the match that was played."""
        for made in (self.review_button, self.watch_button, self.save_button, self.check_button):
            self.more.addWidget(made)
        self.more.addStretch(1)
        self.deal_button = button(self.dealing_again.emit, "plain", "same_deal")
        self.default = self.again_button
        for one in (self._heading, self._why, line()):
            self.rows.addWidget(one)
        self.rows.addLayout(self._scores)
        for one in (line(), self._fair):
            self.rows.addWidget(one)
        self.rows.addLayout(self.more)
        self.rows.addWidget(self.deal_button, 0, Qt.AlignmentFlag.AlignLeft)
        self.rows.addWidget(line())
        self.foot.addWidget(self.hide_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.setup_button)
        self.foot.addWidget(self.again_button)
        self.left.connect(self.hiding)

    def show_outcome(self, seen: Observation) -> None:
        """Show the end of the match of an observation; raise ValueError unless the match is over."""
        if seen.outcome is None or seen.secret is None:
            raise ValueError("the match is not over")
        self._seen = seen
        self.retranslate()

    def retranslate(self) -> None:
        seen = self._seen
        if seen is None or seen.outcome is None or seen.secret is None:
            return
        rules, players, outcome = seen.rules, texts.shortened(seen.players), seen.outcome
        self._heading.setText(texts.match_title(rules, players, outcome, seen.seat))
        self._heading.setToolTip(texts.in_lines(texts.word_about("wa")) if rules.penalties else "")
        self._why.setText(texts.match_why(rules, players, outcome, seen.results, seen.seat))
        self.deal_button.setText(tr("Same deal again"))
        self.again_button.setText(tr("Play again"))
        self.setup_button.setText(tr("Set up…"))
        self.hide_button.setText(tr("Look at the table"))
        self.review_button.setText(tr("Review…"))
        self.watch_button.setText(tr("Watch the replay"))
        self.save_button.setText(tr("Save…"))
        self.save_button.setToolTip(tr("Save the record…"))
        self.check_button.setText(tr("Check this deal"))
        self._fair.setText(
            tr("Fingerprint of the shuffle, shown at the start: {digest}").format(digest=_cut(seen.commitment))
            + "\n"
            + tr("Its secret: {secret}").format(secret=seen.secret)
            + "\n"
            + tr("The fingerprint is the SHA-256 of the secret.")
        )
        clear(self._scores)
        better = 1 if rules.penalties else -1
        sides = sorted(range(rules.sides), key=lambda side: (side not in outcome.winners, better * seen.scores[side]))
        for row, side in enumerate(sides):
            kind = "strong" if side in outcome.winners else ""
            name = Elided(kind, width=260)
            name.say(texts.side_words(rules, players, side, seen.seat))
            self._scores.addWidget(name, row, 0)
            won = sum(side == rules.side(result.winners[0]) for result in seen.results if result.winners)
            for column, words in enumerate((
                tr("%n round(s) won", "", won), texts.score_counted(seen.scores[side], rules.penalties)
            ), 1):  # fmt: skip
                shown = label(kind if column > 1 else "soft")
                shown.setText(words)
                shown.setAlignment(Qt.AlignmentFlag.AlignRight)
                self._scores.addWidget(shown, row, column)


def _cut(digest: str) -> str:
    """Return a long digest in two lines' worth of words, which a label can break."""
    return f"{digest[:32]} {digest[32:]}"
