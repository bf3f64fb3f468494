"""The end of a round in words, against rounds dealt by hand: the finish, who won and why, each side's points."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QCoreApplication

from domino_desktop.model.events import Result
from domino_desktop.model.match import Outcome, Player
from domino_desktop.model.round import Round
from domino_desktop.view import texts
from domino_desktop.view.language import Language
from tests.dealt import by_hand, played, rules


@pytest.fixture(autouse=True)
def _english(qapp: QCoreApplication) -> Iterator[None]:
    spoken = Language(qapp)
    spoken.use("en")
    yield
    spoken.stop()


PLAYERS = (Player("", "human"), *(Player(name, "bot:easy") for name in ("Léo", "Inès", "Hugo")))


def ended(now: Round) -> Result:
    assert now.result is not None
    return now.result


def why(now: Round) -> str:
    """Return the finish, and why it is that."""
    result = ended(now)
    return f"{texts.finish_name(result.finish)} {texts.finish_why(now.rules, result, now.line, now.events)}"


def decided(now: Round, viewer: int | None = 0) -> str:
    counts = tuple(len(hand) for hand in now.hands)
    return texts.decision(now.rules, ended(now), counts, PLAYERS[: now.rules.seats], viewer)


def points(now: Round, before: tuple[int, ...] | None = None, viewer: int | None = 0) -> list[str]:
    players = PLAYERS[: now.rules.seats]
    return texts.points_lines(now.rules, ended(now), now.events, players, before or now.scores, viewer)


# finishes


@pytest.mark.parametrize(
    ("option", "first", "second", "last", "said"),
    [
        ("both-halves", "6-2", "3-2@1", "6-4", "Simples! The 6-4 fitted one end only, the 6; the other end showed 3."),
        ("both-halves", "6-2", "3-2@1", "6-3", "Lá-e-lô! The 6-3 fitted both ends, 6 and 3."),
        ("both-halves", "3-1", "3-1@1", "5-3", "Simples! The 5-3 fitted both ends, 3 and 3, but only with one of its"),
        ("either", "3-1", "3-1@1", "5-3", "Lá-e-lô! The 5-3 fitted both ends, 3 and 3."),
        ("both-halves", "5-2", "3-2@1", "5-5", "Carroça! The double-five fitted one end only, the 5"),
        ("both-halves", "4-1", "4-1@1", "4-4", "Cruzada! The double-four fitted both ends, 4 and 4."),
    ],
)
def test_brazilian_finishes(option: str, first: str, second: str, last: str, said: str) -> None:
    of = rules("brazilian", la_e_lo=option)
    copy = second.replace("@", "#2@") if second.split("@", maxsplit=1)[0] == first else second
    start = by_hand(of, f"{first} {last}", f"{copy.split('@')[0]} 0-0", "0-0#2 1-0", "0-0#3 1-0#2", leader=0)
    assert why(played(start, f"{first} {copy} pass pass {last}@0")).startswith(said)


@pytest.mark.parametrize(
    ("option", "last", "said"),
    [
        ("either", "4-4", "2 KABÈS! The double-four fitted both ends, 4 and 4."),
        ("both-halves", "4-4", "TONBE! The double-four fitted both ends, 4 and 4, but by the house rules a double"),
        ("either", "5-4", "2 KABÈS! The 5-4 fitted both ends, 4 and 4."),
        ("both-halves", "5-4", "TONBE! The 5-4 fitted both ends, 4 and 4, but only with one of its halves."),
    ],
)
def test_haitian_finishes(option: str, last: str, said: str) -> None:
    start = by_hand(rules("haitian-duel", kabes=option), f"4-1 {last}", "4-1#2 6-6")
    assert why(played(start, f"4-1 4-1#2@1 {last}@0")).startswith(said)


def test_a_blok_names_the_open_numbers() -> None:
    now = played(by_hand(rules("haitian-duel"), "5-4 6-6", "5-0 2-2"), "5-4 5-0@0")
    assert why(now) == "BLÒK! Nobody could go on. Open numbers: 0 and 4. Nothing more could be drawn."
    assert decided(now) == "The lowest total, 4, wins. Léo wins the round."
    assert points(now) == ["Léo: 10 points for BLÒK"]


def test_a_block_means_that_nobody_could_break_either() -> None:
    start = by_hand(rules("abkhaz"), "5-5 4-4", "3-3", bound="5-5")
    now = played(start, "5-5")
    assert why(now) == "Blocked! Nobody could play or break the line. Open numbers: 5. Nothing more could be drawn."


# who wins a block


def blocked(key: str, mine: str, others: tuple[str, ...], **options: object) -> Round:
    """Return a round that seat 1 blocks at once: 5-4 and 5-0 leave 0 and 4, which nobody has."""
    of = rules(key, **options)
    hands = (f"5-4 {mine}", f"5-0 {others[0]}", *others[1:])
    return played(by_hand(of, *hands), "5-4 5-0@0")


@pytest.mark.parametrize(
    ("key", "mine", "others", "said"),
    [
        ("draw", "6-6", ("3-3",), "The lowest total, 6, wins. Léo wins the round."),
        ("draw", "3-3", ("5-1",), "Level at the lowest total, 6: You and Léo. Nobody wins the round."),
        ("haitian-duel", "3-3", ("5-1",), "Level at the lowest total, 6: You and Léo. Counted from the player who "
                                         "blocked (Léo), the first wins. Léo wins the round."),
        ("brazilian", "1-1", ("2-2", "3-3", "6-6"), "The lowest single hand, 2, wins for its team. "
                                                    "You win the round with Inès."),
        ("brazilian", "3-3", ("2-2", "3-1", "6-6"), "Level at the lowest total, 4: Léo and Inès. "
                                                    "Nobody wins the round."),
        ("brazilian", "3-3", ("2-2", "5-1", "3-1"), "Partners share the lowest total, 4: Léo and Hugo. "
                                                    "Their team wins. Léo and Hugo win the round."),
        ("haitian-teams", "1-1", ("2-2", "6-6", "3-3"), "Partners’ hands together: 10 against 14. The lower sum wins. "
                                                        "Léo and Hugo win the round."),
        ("haitian-teams", "2-2", ("3-1", "3-3", "5-1"), "Partners’ hands together: 10 for both teams. The team of the "
                                                        "player who blocked (Léo) wins. Léo and Hugo win the round."),
    ],
)  # fmt: skip
def test_the_rule_that_decided_a_block(key: str, mine: str, others: tuple[str, ...], said: str) -> None:
    of = rules(key, seats=2) if len(others) == 1 and key == "draw" else rules(key)
    assert of.seats == len(others) + 1
    assert decided(blocked(key, mine, others)) == said


def test_the_lowest_hands_of_both_teams_are_level() -> None:
    now = blocked("haitian-teams", "2-2", ("3-1", "3-3", "6-6"), blok="single")
    assert decided(now) == (
        "Level at the lowest total, 4: You and Léo. The team of the player who blocked (Léo) wins. "
        "Léo and Hugo win the round."
    )


def test_family_ties_are_broken_one_after_another() -> None:
    assert decided(blocked("family", "6-6", ("1-1 2-1",))) == "The fewest tiles in hand, 1, win. You win the round."
    assert decided(blocked("family", "6-6", ("1-1",))) == (
        "Level at 1 in the fewest tiles: You and Léo. Of these the lowest total wins. Léo wins the round."
    )
    assert decided(blocked("family", "3-1", ("2-2",), youngest=(1, 0))) == (
        "Level in tiles and total: You and Léo. The youngest of them wins. Léo wins the round."
    )


def test_misere_names_the_greatest_total() -> None:
    now = blocked("draw", "6-6", ("3-3",), misere="on")
    assert decided(now) == "Losing wins: the greatest total, 12, takes the round. You win the round."
    assert points(now) == ["Losing wins: all score what is left in their own hands."]


# points


def test_the_winner_gets_the_others_hands() -> None:
    now = played(by_hand(rules("draw", seats=3), "6-5", "6-6", "5-5 1-1"), "6-5")
    assert points(now) == ["You: 12 + 12 = 24 from the others’ hands"]
    tied = blocked("draw", "3-3", ("5-1",))
    assert points(tied) == ["Nobody scores."]


@pytest.mark.parametrize(
    ("language", "said"),
    [
        ("en", "You: 1 point for the round"),
        ("fr", "Vous : 1 point pour la manche"),
        ("pt_BR", "Você: 1 ponto pela rodada"),
        ("es", "Usted: 1 punto por la ronda"),
    ],
)
def test_a_round_that_is_worth_a_point_is_named_with_its_article(
    qapp: QCoreApplication, language: str, said: str
) -> None:
    spoken = Language(qapp)
    spoken.use(language)
    try:
        now = played(by_hand(rules("abkhaz"), "6-6", "5-4"), "6-6")
        assert [one.replace("\xa0", " ") for one in points(now)] == [said]
    finally:
        spoken.stop()


def test_a_team_falls_back() -> None:
    start = by_hand(rules("haitian-teams"), "6-5 5-1", "4-4", "2-2", "3-3", scores=(1, 3))
    now = played(start, "6-5 pass pass pass 5-1@1")
    assert points(now) == ["● Us: 1 point for TONBE", "◆ Them: lost the round, so back from 3 to 0"]
    assert points(now, viewer=1)[0] == "● Them: 1 point for TONBE"
    assert points(now, viewer=None)[1].startswith("◆ Team 2")
    assert texts.side_words(now.rules, PLAYERS, 0, 0) == "● Us (You and Inès)"


def test_the_table_of_scores_shows_the_fall() -> None:
    start = by_hand(rules("haitian-teams"), "6-5 5-1", "4-4", "2-2", "3-3", scores=(1, 3))
    result = ended(played(start, "6-5 pass pass pass 5-1@1"))
    assert [texts.points_words(result, side, start.scores[side]) for side in (0, 1)] == ["+1", "−3"]


def test_long_words_under_a_pointer_are_broken() -> None:
    lines = texts.in_lines(texts.finish_about("2-kabes") + "\nshort").split("\n")
    assert len(lines) > 2
    assert lines[-1] == "short"
    assert max(map(len, lines)) <= 64


def test_a_penalty_is_one() -> None:
    now = played(by_hand(rules("haitian", seats=3), "6-5 5-1", "4-4 4-2", "3-3"), "6-5 pass pass 5-1@1")
    assert points(now) == ["Léo: 2 penalty points after TONBE, for the heaviest hand (14)"]
    level = played(by_hand(rules("haitian", seats=3), "6-5 5-1", "4-2", "3-3"), "6-5 pass pass 5-1@1")
    assert points(level) == [
        "Léo: 2 penalty points after TONBE; level at the heaviest hand (6): Léo and Inès; "
        "the first in play order after the winner takes them"
    ]


def test_plays_and_hands_are_told_apart_in_all_fives() -> None:
    now = played(by_hand(rules("all-fives"), "5-5 5-0", "4-1 6-2", boneyard=""), "5-5 pass 5-0@0")
    assert points(now) == ["You: 10 + 10 = 20 for plays, 13 from the others’ hands, rounded to 15, 35 in all"]
    reached = played(by_hand(rules("all-fives", target=50), "5-5 5-0", "4-1 6-2", scores=(40, 0)), "5-5")
    assert why(reached) == "Target! "
    assert points(reached)[-1].startswith("The target is reached by a play")


def test_hands_that_count_for_nothing_are_said_too() -> None:
    light = played(by_hand(rules("all-fives"), "6-5 6-1", "2-0"), "6-5 pass 6-1@0")
    assert points(light) == ["You: 2 from the others’ hands, rounded to 0"]
    nothing = played(by_hand(rules("all-fives"), "5-5 5-1", "0-0"), "5-5 pass 5-1@0")
    assert points(nothing) == ["You: 10 for plays, 0 from the others’ hands, 10 in all"]
    blank = played(by_hand(rules("draw"), "6-5", "0-0"), "6-5")
    assert points(blank) == ["You: 0 from the others’ hands"]


def test_a_team_scores_the_hands_of_its_opponents() -> None:
    now = played(by_hand(rules("all-fives", seats=4, teams="on"), "6-1", "4-0", "6-6", "3-0"), "6-1")
    assert points(now) == ["● Us: 4 + 3 = 7 from the opponents’ hands, rounded to 5"]


# the match


def result(scores: tuple[int, ...], winner: int) -> Result:
    zero = (0,) * len(scores)
    return Result("domino", winner, "tonbe", (winner,), zero, zero, scores, "domino", winner)


def test_kings_alone_by_rounds_and_together() -> None:
    of = rules("haitian", seats=3, rounds=2)
    alone = (result((0, 2, 0), 0), result((0, 2, 8), 0))
    assert texts.match_title(of, PLAYERS, Outcome((0,), "rounds"), 0) == "You are King (Wa)!"
    assert texts.match_title(of, PLAYERS, Outcome((0,), "rounds"), 1).startswith("Player is King")
    assert texts.match_why(of, PLAYERS, Outcome((0,), "rounds"), alone, 0) == (
        "The match was played over 2 rounds. The fewest penalty points make the King: 0 penalty points."
    )
    by_rounds = (result((0, 0, 2), 0), result((0, 0, 4), 0))
    assert texts.match_why(of, PLAYERS, Outcome((0,), "rounds"), by_rounds, 0).endswith(
        "Level: You and Léo. The most rounds won decide: 2 : 0."
    )
    by_others = (result((0, 0, 2), 1), result((0, 0, 4), 1))
    assert texts.match_why(of, PLAYERS, Outcome((1,), "rounds"), by_others, 0).endswith(
        "Level: Léo and You. The most rounds won decide: 2 : 0."
    )
    both = (result((0, 0, 2), 0), result((0, 0, 4), 1))
    assert texts.match_title(of, PLAYERS, Outcome((0, 1), "rounds"), None).endswith("and Léo are Kings (Wa)!")
    assert texts.match_why(of, PLAYERS, Outcome((0, 1), "rounds"), both, 0).endswith(
        "Level in rounds won as well (1 : 1): they are Kings together."
    )


def test_partners_win_together() -> None:
    of = rules("brazilian")
    assert texts.match_title(of, PLAYERS, Outcome((0,), "target"), 0) == "You win the match with Inès!"
    assert texts.match_title(of, PLAYERS, Outcome((1,), "target"), 0) == "Léo and Hugo win the match."
