"""The main window by real pointer and key events: panels, bars, menus, language and settings while it runs."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QDialog, QPushButton
from pytestqt.qtbot import QtBot

from domino_desktop.controller.setup import Setup
from domino_desktop.model.actions import DRAW, PASS
from domino_desktop.view import frame, texts, theme
from domino_desktop.view.language import LANGUAGES
from domino_desktop.view.texts import tr, turns
from tests.controller.house import SECRET, setup
from tests.desktop import LEFT, Desktop, desktop

CTRL = Qt.KeyboardModifier.ControlModifier


@pytest.fixture
def desk(qtbot: QtBot, tmp_path: Path) -> Iterator[Desktop]:
    with desktop(qtbot, tmp_path) as opened:
        yield opened


def unnamed(chosen: Setup) -> Setup:
    """Return a set-up whose players have no names yet."""
    return replace(chosen, players=tuple(player._replace(name="") for player in chosen.players))


# the start


def test_one_click_starts_the_last_setup(desk: Desktop) -> None:
    over = desk.window.overlays
    assert desk.shows(over.start)
    assert not over.start.continue_button.isVisible()
    assert not desk.window.strip.isVisible()
    desk.click("play")
    desk.rest()
    assert desk.shows(None)
    assert desk.match.rules == desk.app.store.value.setup.rules()
    assert desk.window.table.hasFocus()
    assert desk.window.strip.isVisible()


def test_enter_starts_and_arrows_walk(desk: Desktop) -> None:
    assert desk.application.focusWidget() is desk.window.overlays.start.play_button
    desk.key(Qt.Key.Key_Down)
    assert desk.application.focusWidget() is desk.find("setup", QPushButton)
    desk.key(Qt.Key.Key_Up)
    desk.key(Qt.Key.Key_Return)
    desk.rest()
    assert desk.shows(None)


def test_continue_comes_first(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as first:
        first.begin(setup("human", "bot:easy"))
        if first.shows(None):
            first.window.act.emit(first.seen.legal[0])
        first.rest()
        before = first.match
    with desktop(qtbot, tmp_path) as second:
        start = second.window.overlays.start
        assert second.application.focusWidget() is start.continue_button
        assert "P0" in second.words("standing")
        second.key(Qt.Key.Key_Return)
        second.rest()
        assert second.match.secret == before.secret
        assert second.match.round.events[: len(before.round.events)] == before.round.events


def test_nothing_below_a_panel_is_pressed(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    before = desk.match.round.events
    desk.menu("new")
    table = desk.window.table
    for x in range(100, table.width(), 90):
        target = desk.window.stage.childAt(QPoint(x, table.height() - 60))
        if not isinstance(target, QPushButton):
            QTest.mouseClick(target or table, LEFT)
            QTest.mouseDClick(target or table, LEFT)
    assert desk.match.round.events == before
    assert desk.shows(desk.window.overlays.start)


def test_escape_goes_back_to_the_match(desk: Desktop) -> None:
    desk.key(Qt.Key.Key_Escape)
    assert desk.shows(desk.window.overlays.start), "there is no match to go back to"
    desk.begin(setup("human", "bot:easy"))
    desk.menu("new")
    desk.key(Qt.Key.Key_Escape)
    assert desk.shows(None)
    assert desk.window.table.hasFocus()


def test_new_match_twenty_times_loses_nothing(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    desk.play_round(random.Random(5))
    before = desk.match
    for _ in range(20):
        QTest.keyClick(desk.window, Qt.Key.Key_N, CTRL)
    assert desk.shows(desk.window.overlays.start)
    assert desk.match is before
    desk.click("continue")
    assert desk.shows(desk.window.overlays.round_end)
    assert len([one for one in desk.application.topLevelWidgets() if isinstance(one, QDialog)]) == 0


def test_a_new_match_keeps_the_old_one_to_come_back_to(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    desk.play_round()
    old = desk.match
    for _ in range(3):
        desk.menu("new")
        desk.click("play")
        desk.rest()
        assert desk.match.secret != old.secret
    window = desk.window
    window.earlier_listed.emit()
    actions = window.menus.earlier.actions()
    assert len(actions) == 1, "matches without a move of a person are not kept"
    actions[0].trigger()
    desk.rest()
    assert desk.match == old
    window.earlier_listed.emit()
    assert not window.menus.earlier.isEnabled()


# the round


def test_what_was_refused_is_forgotten_with_the_next_action(desk: Desktop) -> None:
    desk.app.session.begin(setup("human", "bot:easy", key="block"), SECRET)
    desk.rest()
    QTest.keyClick(desk.window.table, Qt.Key.Key_Return)
    assert desk.words("note") == "Choose a tile first."
    desk.window.act.emit(desk.seen.legal[0])
    desk.rest()
    assert desk.words("note") == ""


def test_draw_and_pass_say_why_they_cannot_be_used(desk: Desktop) -> None:
    bottom = desk.window.bottom
    desk.begin(setup("human", "bot:easy"))
    for _ in range(400):
        seen = desk.seen
        assert bottom.draw_button.isEnabled() == (DRAW in seen.legal)
        assert bottom.pass_button.isEnabled() == (PASS in seen.legal)
        assert bottom.draw_button.toolTip()
        assert bottom.pass_button.toolTip()
        assert desk.window.menus.actions["draw"].isEnabled() == bottom.draw_button.isEnabled()
        if DRAW in seen.legal:
            QTest.mouseClick(bottom.draw_button, LEFT)
            assert desk.window.table.hasFocus()
            return
        if not desk.shows(None):
            desk.key(Qt.Key.Key_Return)
        else:
            desk.window.act.emit(seen.legal[0])
        desk.rest()
    pytest.fail("nobody ever drew")


def test_round_end_explains_hides_comes_back_and_goes_on(desk: Desktop) -> None:
    over, bottom = desk.window.overlays, desk.window.bottom
    desk.begin(setup("human", "bot:easy", "bot:easy", "bot:medium"))
    desk.play_round()
    assert desk.shows(over.round_end)
    result = desk.seen.result
    assert result is not None
    shown = [desk.words(f"cell{row}{column}", over.round_end) for row in range(1, 5) for column in (2, 4)]
    assert shown == [str(value) for pair in zip(result.totals, result.scores, strict=True) for value in pair]
    desk.click("hide", over.round_end)
    assert desk.shows(None)
    assert bottom.result_button.hasFocus()
    desk.key(Qt.Key.Key_Return)
    assert desk.shows(over.round_end)
    desk.key(Qt.Key.Key_Escape)
    assert desk.shows(None)
    QTest.mouseClick(bottom.result_button, LEFT)
    assert over.round_end.next_button.hasFocus()
    desk.key(Qt.Key.Key_Return)
    desk.rest()
    assert desk.match.round.deal.number == 2
    assert desk.shows(None)
    assert desk.words("round") == "Round 2"


def test_round_end_waits_until_the_last_tile_was_seen(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path, speed="fast") as desk:
        desk.app.begin(setup("human", "bot:easy"))
        rng = random.Random(1)
        while desk.match.round.result is None:
            qtbot.waitUntil(lambda: desk.match.round.result is not None or desk.app.session._cast.asked == 0)
            if desk.match.round.legal:
                desk.window.act.emit(rng.choice(desk.match.round.legal))
            desk.window.table.finish_animations()
        desk.window.table.finish_animations()
        assert not desk.window.table.is_idle or desk.shows(desk.window.overlays.round_end)
        qtbot.waitUntil(lambda: desk.shows(desk.window.overlays.round_end))
        assert desk.window.table.is_idle


def test_a_whole_match_by_enter_and_its_end(desk: Desktop) -> None:
    over = desk.window.overlays
    desk.begin(setup("human", "bot:easy", target=50))
    while desk.match.outcome is None:
        desk.play_round()
        assert desk.shows(over.round_end)
        desk.key(Qt.Key.Key_Return)
        if desk.match.outcome is None:
            desk.rest()
    assert desk.shows(over.match_end)
    secret = desk.match.secret
    words = desk.words("fair")
    assert secret in words
    assert desk.seen.commitment[:32] in words
    desk.key(Qt.Key.Key_Escape)
    assert desk.shows(None)
    desk.key(Qt.Key.Key_Return)
    assert desk.shows(over.match_end)
    desk.key(Qt.Key.Key_Return)
    desk.rest()
    assert desk.match.secret != secret
    assert desk.match.outcome is None


def test_giving_up_asks_once(desk: Desktop) -> None:
    over = desk.window.overlays
    assert not desk.window.menus.actions["give_up"].isEnabled()
    desk.begin(setup("human", "bot:easy"))
    desk.menu("give_up")
    assert desk.shows(over.give_up)
    desk.key(Qt.Key.Key_Return)
    assert desk.shows(None)
    assert desk.match.outcome is None
    desk.menu("give_up")
    desk.click("give_up", over.give_up)
    desk.qtbot.waitUntil(lambda: desk.shows(over.match_end))
    assert "You gave up" in desk.words("why")
    assert not desk.window.menus.actions["give_up"].isEnabled()


def test_enter_that_was_meant_for_the_table_does_not_open_the_curtain(desk: Desktop) -> None:
    desk.begin(setup("human", "human"))
    assert desk.shows(desk.window.overlays.curtain)
    QTest.keyClick(desk.application.focusWidget() or desk.window, Qt.Key.Key_Return)
    assert desk.shows(desk.window.overlays.curtain)
    assert desk.seen.seat is None
    desk.key(Qt.Key.Key_Return)
    assert desk.shows(None)


def test_enter_brings_the_result_back_also_when_the_hand_has_the_keys(desk: Desktop) -> None:
    over = desk.window.overlays
    desk.begin(setup("human", "bot:easy"))
    desk.play_round()
    over.round_end.hide_button.click()
    desk.window.table.setFocus()
    for key in (Qt.Key.Key_Right, Qt.Key.Key_Return):
        desk.key(key)
    assert desk.shows(over.round_end)


def test_a_match_with_a_bot_of_a_level_not_known_goes_on(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:genius"))
    desk.play_round()
    assert desk.shows(desk.window.overlays.round_end)


def test_the_curtain_hides_the_table_between_people(desk: Desktop) -> None:
    over = desk.window.overlays
    desk.begin(setup("human", "human"))
    seen_by: list[int | None] = []
    for _ in range(4):
        assert desk.shows(over.curtain)
        turn = desk.match.round.turn
        assert f"P{turn}" in desk.words("title", over.curtain)
        assert over.curtain.geometry() == desk.window.stage.rect()
        assert desk.seen.seat != turn, "the hand is not sent before its person is there"
        desk.key(Qt.Key.Key_Return)
        assert desk.shows(None)
        assert desk.seen.seat == turn
        seen_by.append(desk.seen.seat)
        while desk.match.round.turn == turn:
            desk.window.act.emit(desk.seen.legal[0])
            desk.rest()
    assert seen_by[0] != seen_by[1]


def test_spectators_see_a_match_of_bots(desk: Desktop) -> None:
    desk.app.begin(setup("bot:easy", "bot:medium"))
    desk.qtbot.waitUntil(lambda: desk.shows(desk.window.overlays.round_end))
    assert not desk.window.menus.actions["give_up"].isEnabled()
    assert "You" not in desk.words("title", desk.panel)


# language, settings, troubles


def test_language_changes_at_once_and_everywhere(desk: Desktop) -> None:
    window = desk.window
    desk.begin(setup("human", "bot:easy"))
    desk.play_round()
    desk.speak("fr")
    assert desk.words("round") == "Manche 1"
    assert window.bottom.pass_button.text() == "Bouder"
    assert window.overlays.round_end.next_button.text() == "Manche suivante"
    assert window.menus.game.title() == "&Partie"
    assert window.table.accessibleName() == "Table"
    assert desk.words("status") == "La manche est finie."
    desk.speak("en")
    assert window.menus.game.title() == "&Game"
    assert desk.words("status") == "The round is over."


def test_the_name_of_nobody_follows_the_language(desk: Desktop) -> None:
    desk.begin(unnamed(setup("human", "bot:easy")))
    assert desk.words("score0").startswith("You")
    desk.speak("fr")
    assert desk.words("score0").startswith("Vous")


def test_colours_change_at_once(desk: Desktop) -> None:
    for name, chosen in (("dark", theme.DARK), ("light", theme.LIGHT)):
        desk.app.store.change(theme=name)
        assert chosen.window in desk.application.styleSheet()
        assert desk.window.palette().window().color().name() == chosen.window


def test_automatic_draws_and_passes_hold_at_once(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy", "bot:easy"))
    for _ in range(300):
        if not desk.shows(None):
            desk.key(Qt.Key.Key_Return)
        elif desk.seen.legal == (DRAW,):
            break
        else:
            desk.window.act.emit(desk.seen.legal[0])
        desk.rest()
    events = len(desk.match.round.events)
    desk.app.store.change(auto_draw=True, auto_pass=True)
    desk.qtbot.waitUntil(lambda: len(desk.match.round.events) > events)
    desk.qtbot.waitUntil(lambda: not desk.shows(None) or desk.seen.legal not in ((DRAW,), (PASS,)))


def test_refusals_are_said_and_harm_nothing(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    desk.play_round()
    desk.window.act.emit(PASS)
    assert desk.words("note") == "The round is over."


def test_troubles_wait_for_one_another(desk: Desktop) -> None:
    bar = desk.window.trouble_bar
    for words in ("one", "two", "one"):
        desk.window.tell(words)
    assert desk.words("words", bar) == "one"
    desk.click("close", bar)
    assert desk.words("words", bar) == "two"
    desk.click("close", bar)
    assert not bar.isVisible()


def test_a_failing_bot_is_told_once(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    desk.app.session.bot_failed.emit(1)
    assert "P1" in desk.words("words", desk.window.trouble_bar)


def test_full_screen_and_back(desk: Desktop) -> None:
    desk.menu("full_screen")
    assert desk.window.isFullScreen()
    desk.menu("full_screen")
    assert not desk.window.isFullScreen()


def test_zoom_and_sorting_can_be_chosen(desk: Desktop) -> None:
    desk.begin(setup("human", "bot:easy"))
    for name in ("zoom_in", "zoom_in", "zoom_out", "zoom_reset", "sort_number", "sort_total"):
        desk.menu(name)
    assert desk.window.table.is_idle


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_to_do_now_fits_a_small_window(desk: Desktop, language: str) -> None:
    desk.speak(language)
    desk.window.resize(800, 600)
    desk.begin(setup("human", "bot:easy", key="family"))
    status = desk.window.bottom.status
    sentences = [source for source in _sentences() if "\n" not in source]
    assert len(sentences) > 12
    for source in sentences:
        words = tr(source).format(tile="double-six", number="six", name="Malik")
        assert status.fontMetrics().horizontalAdvance(words) <= status.width(), words


def _sentences() -> list[str]:
    """Return all that `status` can say, from its source."""
    code = inspect.getsource(turns)
    return re.findall(r'tr\("([^"]+)"\)', code[code.index("def status") : code.index("def waiting")])


@pytest.mark.parametrize(("key", "seats"), [("brazilian", 4), ("haitian", 4), ("haitian-teams", 4), ("family", 8)])
def test_the_end_of_a_round_and_of_a_match_in_every_kind_of_game(desk: Desktop, key: str, seats: int) -> None:
    desk.window.resize(800, 600)
    options = {"rounds": 1} if key == "haitian" else {}
    desk.begin(setup("human", *["bot:easy"] * (seats - 1), key=key, **options))
    desk.play_round(random.Random(4))
    panel, result, rules = desk.window.overlays.round_end, desk.seen.result, desk.match.rules
    assert result is not None
    assert desk.shows(panel)
    assert desk.words("title", panel) == texts.finish_name(result.finish)
    names = [desk.words(f"cell{row}0", panel) for row in range(1, seats + 1)]
    order = [seat for side in range(rules.sides) for seat in rules.members(side)]
    assert [desk.words(f"cell{row}2", panel) for row in range(1, seats + 1)] == [str(result.totals[s]) for s in order]
    if rules.teams_of_two:
        assert [name[0] for name in names] == ["●", "●", "◆", "◆"]
        assert desk.words("score0").startswith("● Us")
        assert [desk.words(f"cell{row}4", panel) for row in (1, 3)] == [str(score) for score in result.scores]
    if rules.penalties:
        assert desk.words("cell03", panel) == "Penalty"
        assert "penalty point" in desk.words("points", panel)
        desk.click("next", panel)
        assert "King" in desk.words("title", desk.panel)
    else:
        button = panel.next_button
        corner = button.mapTo(panel, button.rect().bottomRight())
        assert panel.rect().contains(corner), "the way on is in sight"


def test_names_of_any_length_leave_room(desk: Desktop) -> None:
    chosen = setup("human", "bot:easy", "bot:easy", "bot:easy")
    long = tuple(player._replace(name=f"{'W' * 57} {seat}") for seat, player in enumerate(chosen.players))
    desk.window.resize(640, 520)
    desk.begin(replace(chosen, players=long))
    assert desk.window.width() == 640
    desk.play_round()
    assert desk.window.width() == 640
    assert desk.window.overlays.round_end.card.width() <= 640


# the window's place


def test_geometry_is_remembered_without_shrinking(qtbot: QtBot, tmp_path: Path) -> None:
    sizes: list[QSize] = []
    for _ in range(3):
        with desktop(qtbot, tmp_path) as desk:
            if not sizes:
                desk.window.resize(700, 500)
            sizes.append(desk.window.size())
    assert len({(size.width(), size.height()) for size in sizes}) == 1


@pytest.mark.parametrize("place", [QRect(5000, 4000, 700, 500), QRect(-3000, 10, 700, 500), QRect(0, 0, 9000, 7000)])
def test_windows_come_back_to_a_screen(qtbot: QtBot, tmp_path: Path, place: QRect) -> None:
    with desktop(qtbot, tmp_path) as desk:
        desk.window.setGeometry(place)
        kept = frame.geometry_of(desk.window)
        frame.place(desk.window, kept)
        screen = QGuiApplication.primaryScreen().availableGeometry()
        assert screen.contains(desk.window.geometry())


def test_closing_writes_the_geometry(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        assert desk.app.store.value.geometry == ""
        QTest.keyClick(desk.window, Qt.Key.Key_Q, CTRL)
        assert not desk.window.isVisible()
        assert desk.app.store.value.geometry


def test_arrows_stay_in_a_panel(qtbot: QtBot, tmp_path: Path) -> None:
    with desktop(qtbot, tmp_path) as desk:
        desk.begin(setup("human", "bot:easy"))
        desk.play_round()
        desk.rest()
        panel = desk.panel
        assert panel is not None
        for key in (Qt.Key.Key_Right, Qt.Key.Key_Left):
            seen = set()
            for _ in range(12):
                desk.key(key)
                focused = desk.application.focusWidget()
                assert focused is not None and panel.isAncestorOf(focused)
                seen.add(focused.objectName())
            assert {"next", "hide", "review"} <= seen


def test_a_result_with_fewer_rows_than_the_one_before_is_laid_out_afresh(desk: Desktop) -> None:
    desk.window.resize(800, 600)
    panel = desk.window.overlays.round_end
    bots = ["bot:easy"] * 3
    for key, players in (("brazilian", bots), ("abkhaz", bots[:1])):
        desk.begin(setup("human", *players, key=key))
        desk.play_round()
        desk.rest()
        desk.settle()
        assert desk.shows(panel)
        assert panel.rows.geometry().size() == panel._inner.size()
        last = panel.rows.itemAt(panel.rows.count() - 1).geometry()
        assert last.bottom() <= panel._inner.height()
