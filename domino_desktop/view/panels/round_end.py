"""The panel at the end of a round: how it ended, every hand, who won and why, points and scores."""

from __future__ import annotations

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QGridLayout, QHBoxLayout, QLabel, QWidget

from ...model.observation import Observation
from .. import texts
from ..texts import tr
from ..tile_pictures import TilePictures
from ..widgets import Elided, button, clear, label, line
from .hands import hand_picture
from .panel import Panel

WIDTH = 760
NUMBERS = 250
"""What the columns of numbers and the gaps take, in pixels."""
RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter


class RoundEndPanel(Panel):
    """Can be hidden to look at the table, and brought back."""

    deaf_ms = 300
    going_on = Signal()
    hiding = Signal()
    undoing = Signal()
    reviewing = Signal(object)
    """The choices of a seat shall be weighed (None: of whoever watches)."""

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent, "round_end", WIDTH)
        self.ends_lesson = False
        """Whether going on leads out of the first game."""
        self._seen: Observation | None = None
        self._pictures: TilePictures | None = None
        self._heading = label("finish", name="title")
        self._who = label("large", wrap=True, name="who")
        self._why = label(wrap=True, name="why")
        self._decision = label(wrap=True, name="decision")
        self._points = label("soft", wrap=True, name="points")
        self._table = QGridLayout()
        self._table.setHorizontalSpacing(18)
        self._table.setVerticalSpacing(6)
        self._table.setColumnStretch(1, 1)
        self.next_button = button(self.going_on.emit, "primary", "next")
        self.hide_button = button(self.hiding.emit, name="hide")
        self.review_button = button(lambda: self.reviewing.emit(self._seen.seat if self._seen else None), name="review")
        self.undo_button = button(self.undoing.emit, name="undo")
        self.default = self.next_button
        self.foot.addWidget(self.hide_button)
        self.foot.addWidget(self.undo_button)
        self.foot.addWidget(self.review_button)
        self.foot.addStretch(1)
        self.foot.addWidget(self.next_button)
        head = QHBoxLayout()
        head.setSpacing(16)
        head.addWidget(self._heading)
        head.addWidget(self._who, 1, Qt.AlignmentFlag.AlignBottom)
        self.rows.addLayout(head)
        for one in (self._why, self._decision, self._points, line()):
            self.rows.addWidget(one)
        self.rows.addLayout(self._table)
        self.rows.addWidget(line())
        self.left.connect(self.hiding)

    def show_result(self, seen: Observation, pictures: TilePictures) -> None:
        """Show the end of the round of an observation; raise ValueError unless the round is over."""
        if seen.result is None or seen.hands is None:
            raise ValueError("the round is not over")
        self._seen, self._pictures = seen, pictures
        self.retranslate()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        if event.oldSize().width() != event.size().width():
            self.retranslate()

    def _room(self) -> tuple[int, int]:
        """Return the most that names and hands may take, in pixels."""
        whole = min(WIDTH, self.width() - 24) - 56
        name = min(170, whole // 5)
        return name, whole - name - NUMBERS

    def retranslate(self) -> None:
        seen, pictures = self._seen, self._pictures
        if seen is None or pictures is None or seen.result is None or seen.hands is None:
            return
        self._explain(seen)
        rules, result, players = seen.rules, seen.result, texts.shortened(seen.players)
        self.hide_button.setText(tr("Look at the table"))
        self.review_button.setText(tr("Review…"))
        self.undo_button.setText(tr("Undo the move"))
        self.next_button.setText(self._next_words(seen))
        clear(self._table)
        points = tr("Penalty") if rules.penalties else tr("Points")
        titles = (tr("Player"), tr("Left in hand"), tr("Total"), points, tr("Score"))
        for column, title in enumerate(titles):
            self._put(0, column, title, "small", column > 1)
        before = _before(seen)
        seats = [seat for side in range(rules.sides) for seat in rules.members(side)]
        for row, seat in enumerate(seats, 1):
            side = rules.side(seat)
            won = "strong" if seat in result.winners else ""
            name = texts.player_name(players[seat], seat == seen.seat)
            self._put(row, 0, f"{texts.side_sign(side)} {name}" if rules.teams_of_two else name, won)
            if seen.hands[seat]:
                shown = QLabel()
                shown.setPixmap(hand_picture(seen.hands[seat], pictures, self._room()[1]))
                shown.setAccessibleName(texts.listed([texts.tile_words(tile) for tile in seen.hands[seat]]))
                self._table.addWidget(shown, row, 1)
            else:
                self._put(row, 1, tr("nothing"), "soft")
            self._put(row, 2, str(result.totals[seat]), won, True)
            if seat == rules.members(side)[0]:  # a team's points stand in its first row
                self._put(row, 3, texts.points_words(result, side, before[side]), won, True)
                self._put(row, 4, str(result.scores[side]), won, True)

    def _next_words(self, seen: Observation) -> str:
        if seen.outcome is not None:
            return tr("Result of the match")
        return tr("End the first game") if self.ends_lesson else tr("Next round")

    def _explain(self, seen: Observation) -> None:
        """Say in words how the round ended, who won it, and what it brought each side."""
        result, rules, players = seen.result, seen.rules, texts.shortened(seen.players)
        if result is None or seen.hands is None:
            return
        counts = tuple(len(hand) for hand in seen.hands)
        lines = texts.points_lines(rules, result, seen.events, players, _before(seen), seen.seat)
        self._heading.setText(texts.finish_name(result.finish))
        self._heading.setToolTip(texts.in_lines(texts.finish_about(result.finish)))
        self._who.setText(texts.result_title(result, players, seen.seat))
        for shown, words in (
            (self._why, texts.finish_why(rules, result, seen.line, seen.events)),
            (self._decision, texts.decision(rules, result, counts, players, seen.seat)),
            (self._points, "\n".join(lines)),
        ):
            shown.setText(words)
            shown.setVisible(bool(words))

    def _put(self, row: int, column: int, words: str, kind: str = "", right: bool = False) -> None:
        made: QLabel
        if column == 0:
            made = Elided(kind, f"cell{row}{column}", self._room()[0])
            made.say(words)
        else:
            made = label(kind, name=f"cell{row}{column}")
            made.setText(words)
        if right:
            made.setAlignment(RIGHT)
        self._table.addWidget(made, row, column)


def _before(seen: Observation) -> tuple[int, ...]:
    """Return the scores before the last round."""
    return seen.results[-2].scores if len(seen.results) > 1 else (0,) * seen.rules.sides
