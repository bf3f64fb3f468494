"""Hints, and a bot that plays for a person: from the person's own view, counted, and dropped when they are late."""

from __future__ import annotations

import threading
from pathlib import Path
from random import Random

import pytest

from domino_desktop.bots.bot import Bot, Reason
from domino_desktop.controller.aid import Aid
from domino_desktop.controller.aid_book import KEPT, AidBook
from domino_desktop.controller.hints import Hint, merits
from domino_desktop.controller.session import Session
from domino_desktop.games import GAMES
from domino_desktop.model.actions import DRAW, Play
from domino_desktop.model.match import Match
from domino_desktop.model.observation import observe
from domino_desktop.model.past import course

from .conftest import MakeSession
from .house import SECRET, Ear, Plays, onward, settle, setup, until


def begun(make_session: MakeSession, seats: int = 2, key: str = "draw") -> tuple[Session, Ear, list[Hint]]:
    """Return a session at a moment at which its person can choose, and the hints that are given."""
    session, ear = make_session()
    hints: list[Hint] = []
    session.hinted.connect(hints.append)
    session.begin(setup("human", *["bot:easy"] * (seats - 1), key=key), SECRET)
    while len(ear.seen.legal) < 2:
        until(lambda: ear.seen.legal)
        if len(ear.seen.legal) < 2:
            session.act(ear.seen.legal[0])
    return session, ear, hints


def test_each_hint_is_the_next_best_until_something_is_played(make_session: MakeSession) -> None:
    session, ear, hints = begun(make_session)
    while len(set(ear.seen.line.numbers)) < 2 or len(ear.seen.legal) < 2:
        session.act(ear.seen.legal[0])
        until(lambda: ear.seen.legal)
    count = len(ear.seen.legal)
    session.hint()
    session.hint()  # while the first one is still being found
    until(lambda: hints, 30)
    for _ in range(count):
        session.hint()
    assert {one.choices for one in hints} == {count}
    best = [one for one in hints if one.place == 1]
    assert len({one.action for one in best}) == 1
    assert {one.action for one in hints} == set(ear.seen.legal)
    assert [one.place for one in hints] == [*range(1, count + 1), 1]
    assert session.aid == Aid(hints=count + 1)
    session.act(best[0].action)
    until(lambda: ear.seen.legal or ear.seen.result)
    session.hint()
    if ear.seen.legal:
        until(lambda: hints[-1].observation == ear.seen)
        assert hints[-1].place == 1


def test_on_alike_ends_a_tile_is_hinted_once(make_session: MakeSession) -> None:
    session, ear, hints = begun(make_session)
    alike = {action.tile for action in ear.seen.legal if isinstance(action, Play)}
    assert len(alike) < len(ear.seen.legal)  # a double has been led
    session.hint()
    until(lambda: hints, 30)
    for _ in alike:
        session.hint()
    assert [one.choices for one in hints] == [len(alike)] * (len(alike) + 1)
    assert {one.action.tile for one in hints if isinstance(one.action, Play)} == alike


def test_what_is_forced_needs_no_thought(make_session: MakeSession) -> None:
    session, ear = make_session()
    hints: list[Hint] = []
    session.hinted.connect(hints.append)
    for number in range(100):
        session.begin(setup("human", "bot:easy"), f"{number:032x}")
        if session.match and session.match.round.turn == 0 and len(session.match.round.legal) == 1:
            break
    session.hint()
    assert hints == [Hint(ear.seen, ear.seen.legal[0], Reason("forced"), 1, 1)]
    assert session.aid == Aid(hints=1)


def test_a_hint_depends_on_nothing_hidden(make_session: MakeSession) -> None:
    session, _, hints = begun(make_session)
    assert session.match is not None
    session.hint()
    until(lambda: hints, 30)
    assert hints[0].observation == observe(session.match, session.viewer)


def test_a_late_hint_is_dropped(make_session: MakeSession) -> None:
    session, ear, hints = begun(make_session)
    session.hint()
    session.act(ear.seen.legal[0])
    session.hint()
    session.undo()
    settle(0.1)
    assert [one for one in hints if one.observation.events != ear.seen.events] == []


@pytest.mark.parametrize("key", [one.key for one in GAMES])
def test_merits_of_every_game(key: str) -> None:
    rng = Random(4)
    seats = 4 if key in ("brazilian", "haitian-teams", "sebastopol") else 3
    chosen = setup(*["human"] * (2 if key == "haitian-duel" else seats), key=key)
    match = Match.begin(chosen.rules(), chosen.players, SECRET)
    found = []
    for _ in range(60):
        if match.outcome is not None:
            break
        seen = observe(match, match.round.turn) if match.round.legal else None
        for action in seen.legal if seen else ():
            assert seen is not None
            keeps, passed, _ = merits(seen, action)
            found.append(keeps)
            if passed is not None:
                seat, number = passed
                assert all(half != number for tile in match.round.hands[seat] for half in (tile.high, tile.low))
                assert seen.rules.side(seat) != seen.rules.side(match.round.turn)
        match = onward(match, rng)
    assert True in found


class TestDemo:
    def test_a_bot_plays_the_viewers_actions_one_by_one(self, make_session: MakeSession) -> None:
        session, ear, _ = begun(make_session)
        asked = session.aid.demos
        while True:
            until(lambda: ear.seen.legal or ear.seen.result)
            if ear.seen.result:  # whoever has gone out
                break
            before = len(ear.all("stepped"))
            session.play_for_me()
            session.play_for_me()
            until(lambda before=before: len(ear.all("stepped")) > before)
            asked += 1
        assert session.aid.demos <= asked
        assert session.aid.demos > 2
        assert not ear.all("refused")

    def test_taking_over_in_mid_thought(self, make_session: MakeSession) -> None:
        release = threading.Event()

        def slow() -> Bot:
            return Plays(lambda seen, rng, budget: release.wait(5) and seen.legal[0])

        session, ear = make_session(slow)
        for number in range(50):
            session.begin(setup("human", "bot:easy"), f"{number:032x}")
            if session.match and session.match.round.turn == 0:
                break
        session.play_for_me()
        before = session.match
        session.play_myself()
        release.set()
        settle()
        assert session.match is before
        session.play_for_me()
        session.act(ear.seen.legal[0])
        assert session.match is not before
        assert not ear.all("refused")

    def test_it_makes_no_sense_out_of_turn(self, make_session: MakeSession) -> None:
        session, ear = make_session()
        session.play_for_me()
        session.play_myself()
        session.hint()
        session.begin(setup("bot:easy", "bot:easy"), SECRET)
        session.play_for_me()
        session.hint()
        until(lambda: ear.seen.result)
        assert session.aid == Aid()


class TestBook:
    def test_help_is_kept_by_deal(self, tmp_path: Path) -> None:
        book = AidBook(tmp_path / "folder" / "help.json")
        book.write("a", Aid(1, 2, 3))
        book.write("b", Aid(0, 0, 1))
        again = AidBook(tmp_path / "folder" / "help.json")
        assert (again.of("a"), again.of("b"), again.of("c")) == (Aid(1, 2, 3), Aid(0, 0, 1), Aid())

    @pytest.mark.parametrize("data", [b"", b"[]", b"\xff", b'{"a": 1}', b'{"a": [1, 2, -3]}', b'{"a": ["1", 2, 3]}'])
    def test_a_damaged_book_is_empty(self, tmp_path: Path, data: bytes) -> None:
        (tmp_path / "help.json").write_bytes(data)
        book = AidBook(tmp_path / "help.json")
        assert book.of("a") == Aid()
        book.write("a", Aid(1))
        assert AidBook(tmp_path / "help.json").of("a") == Aid(1)

    def test_the_oldest_are_forgotten_and_a_bad_disk_is_borne(self, tmp_path: Path) -> None:
        (tmp_path / "file").touch()
        book = AidBook(tmp_path / "file" / "help.json")
        for number in range(KEPT + 1):
            book.write(str(number), Aid(number + 1))
        assert (book.of("0"), book.of("1")) == (Aid(), Aid(2))


def test_who_loses_to_win_is_not_praised_for_what_hurts() -> None:
    chosen = setup("human", "human", key="block", misere="on")
    match = Match.begin(chosen.rules(), chosen.players, SECRET)
    for _ in range(8):
        seen = observe(match, match.round.turn)
        assert {merits(seen, action) for action in seen.legal} == {(False, None, False)}
        match, _ = match.play(match.round.legal[0])


def test_draws_and_passes_have_no_merits() -> None:
    match = Match.begin(setup("human", "human").rules(), setup("human", "human").players, SECRET)
    assert merits(observe(next(course(match)), match.round.turn), DRAW) == (False, None, False)
