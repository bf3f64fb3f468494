"""The set-up of a match: the game, who sits where, and every option of the game."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import (
    QComboBox,
    QDialog,
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QStyle,
    QVBoxLayout,
    QWidget,
)

from ...controller.setup import Setup
from ...games import GAMES
from .. import texts
from ..rules.examples import emblem
from ..texts import tr
from ..widgets import CONTROL, Scrolled, button, label, line
from .draft import Draft
from .example_picture import example_picture, pictures_for
from .option_form import OptionForm
from .seat_rows import SeatRows

_LEFT = 190
"""The least width of the list of games, in pixels."""
_ROOMY = 600
"""From this height on, in pixels, there is room for a picture of the game."""


class SetupDialog(QDialog):
    """Not modal; "Play" announces the set-up and closes."""

    playing = Signal(object)
    """The Setup to begin."""
    asking_rules = Signal(object)
    """The Rules of the set-up as it stands."""

    def __init__(self, parent: QWidget, setup: Setup) -> None:
        super().__init__(parent)
        self.setObjectName("setup")
        self._draft = Draft(setup)
        self.games = QListWidget()
        self.games.setObjectName("games")
        self.games.setProperty("kind", "choice")
        for one in GAMES:
            item = QListWidgetItem()
            item.setData(Qt.ItemDataRole.UserRole, one.key)
            self.games.addItem(item)
        self.games.currentRowChanged.connect(self._game_chosen)
        self._about = label("soft", wrap=True, name="about")
        self._picture = label(name="picture")
        self._picture.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._players_title, self._options_title = label("large"), label("large")
        self.seats = QComboBox()
        self.seats.setObjectName("option-seats")
        self.seats.setMinimumHeight(CONTROL)
        self.seats.activated.connect(self._seats_chosen)
        self._only_seats = label("strong", name="only-seats")
        self._only_seats.setMinimumHeight(CONTROL)
        self.rows = SeatRows(self._draft)
        self.form = OptionForm(self._draft)
        self.rows.touched.connect(self._refresh)
        self.form.touched.connect(self._refresh)
        self._rules_button = button(self.ask_rules, "plain", "rules")
        self._usual_button = button(self._forget, "plain", "usual")
        self._cancel_button = button(self.reject, name="cancel")
        self.play_button = button(self.accept, "primary", "play")
        self.play_button.setDefault(True)
        self._lay_out()
        self.accepted.connect(lambda: self.playing.emit(self._draft.setup()))
        self._show_game()
        screen = self.screen().availableGeometry().size()
        wide = max(740, 100 * self.fontMetrics().averageCharWidth())
        self.resize(min(wide, screen.width() - 10), min(700, screen.height() * 9 // 10))

    def _lay_out(self) -> None:
        page = QWidget()
        column = QVBoxLayout(page)
        column.setContentsMargins(4, 4, 16, 4)
        column.setSpacing(10)
        head = QHBoxLayout()
        head.addWidget(self._players_title)
        head.addStretch(1)
        head.addWidget(self.seats)
        head.addWidget(self._only_seats)
        column.addLayout(head)
        column.addWidget(self.rows)
        column.addWidget(line())
        options = QHBoxLayout()
        options.addWidget(self._options_title)
        options.addStretch(1)
        options.addWidget(self._usual_button)
        column.addLayout(options)
        column.addWidget(self.form)
        column.addStretch(1)
        left = QVBoxLayout()
        left.addWidget(self.games, 1)
        left.addWidget(self._picture)
        left.addWidget(self._about)
        left.addWidget(self._rules_button)
        middle = QHBoxLayout()
        middle.setSpacing(18)
        middle.addLayout(left)
        middle.addWidget(Scrolled(page), 1)
        low = QHBoxLayout()
        low.addStretch(1)
        low.addWidget(self._cancel_button)
        low.addWidget(self.play_button)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(18, 18, 18, 14)
        whole.setSpacing(12)
        whole.addLayout(middle, 1)
        whole.addWidget(line())
        whole.addLayout(low)

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._show_game()
        elif event.type() == QEvent.Type.PaletteChange:
            self._show_picture()

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._picture.setVisible(event.size().height() >= _ROOMY)

    def ask_rules(self) -> None:
        """Ask for the rules of the game as they are chosen now."""
        self.asking_rules.emit(self._draft.setup().rules())

    def _show_picture(self) -> None:
        example = emblem(self._draft.game.make({}))
        self._picture.setPixmap(example_picture(example, pictures_for(self), _LEFT))
        self._picture.setAccessibleName(tr("An example position"))

    def _game_chosen(self, row: int) -> None:
        self._draft.choose_game(GAMES[row].key)
        self._show_game()

    def _seats_chosen(self, at: int) -> None:
        self._draft.choose("seats", self.seats.itemData(at))
        self._refresh()

    def _forget(self) -> None:
        self._draft.forget()
        self._refresh()

    def _show_game(self) -> None:
        """Write everything afresh for the game that is chosen."""
        game = self._draft.game
        self.setWindowTitle(tr("Set up a match"))
        self.games.setAccessibleName(tr("Game"))
        with QSignalBlocker(self.games):
            for row, one in enumerate(GAMES):
                self.games.item(row).setText(texts.game_name(one.key))
                self.games.item(row).setToolTip(texts.game_about(one.key))
            self.games.setCurrentRow(GAMES.index(game))
        self._give_width()
        self._about.setText(texts.game_about(game.key))
        self._show_picture()
        self._players_title.setText(tr("Players"))
        self._options_title.setText(tr("House rules"))
        self._rules_button.setText(tr("Rules of this game"))
        self._usual_button.setText(tr("Usual rules"))
        self._cancel_button.setText(tr("Cancel"))
        self.play_button.setText(tr("Play"))
        self.seats.clear()
        for value in self._draft.allowed("seats"):
            self.seats.addItem(texts.option_value("seats", value), value)
        several = self.seats.count() > 1
        self.seats.setVisible(several)
        self._only_seats.setVisible(not several)
        self._only_seats.setText(self.seats.itemText(0))
        self.form.rebuild()
        self._refresh()

    def _give_width(self) -> None:
        """Let the list of games be as wide as its longest name, and what stands below it too."""
        self.games.ensurePolished()
        bar = self.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        wide = max(_LEFT, self.games.sizeHintForColumn(0) + bar + 14)
        self.games.setFixedWidth(wide)
        self._about.setFixedWidth(wide)

    def _refresh(self) -> None:
        self.seats.setCurrentIndex(self.seats.findData(self._draft.options["seats"]))
        self.rows.refresh()
        self.form.refresh()
