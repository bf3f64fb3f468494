"""The rules in words: how a round ends, who wins it, what it is worth, and how the match ends."""

from __future__ import annotations

from collections.abc import Iterator

from ...model.rules import Rules
from .. import texts
from ..texts import listed, tr
from . import probe
from .finishes import Last, blocked, finishes


def round_end(rules: Rules) -> Iterator[str]:
    """Yield how a round ends and who wins it."""
    yield tr("Domino: the round ends as soon as a hand is empty.")
    yield " ".join(texts.rule_words(rule) for rule in probe.deciding_rules(rules, "domino"))
    if rules.has_boneyard:
        yield tr("Block: the round also ends as soon as nobody can play and nothing more can be drawn.")
    else:
        yield tr("Block: the round also ends as soon as nobody can play.")
    if probe.breaks_allowed(rules):
        yield tr("As long as anybody could break the line, the round is not blocked.")
    for rule in probe.deciding_rules(rules, "block"):
        yield _next_measure(rules, "block", rule)
    if probe.ends_by_kinds(rules):
        yield tr("All kinds: the round also ends when every kind of tile lies on the table.")
        yield " ".join(_next_measure(rules, "all-kinds", rule) for rule in probe.deciding_rules(rules, "all-kinds"))


def _next_measure(rules: Rules, end: str, rule: str) -> str:
    return texts.rule_words(texts.in_turn(rules, end, rule))


def finish_words(rules: Rules) -> Iterator[tuple[str, str]]:
    """Yield the names of the game's finishes, each with what it is and the last tiles that make it."""
    found = finishes(rules)
    for key, lasts in found.items():
        about = texts.finish_about(key)
        yield texts.finish_name(key), about if len(found) == 1 else f"{about} {_such_as(lasts)}"
    key = blocked(rules)
    yield texts.finish_name(key), texts.finish_about(key)
    for key, ends in (("all-kinds", probe.ends_by_kinds), ("target", probe.ends_by_target)):
        if ends(rules):
            yield texts.finish_name(key), texts.finish_about(key)
    for key, said in (("wa", rules.penalties), ("sosye", rules.teams_of_two and "blok" in rules.options())):
        if said:
            yield texts.word(key), texts.word_about(key)


def _such_as(lasts: list[Last]) -> str:
    return tr("So: {tiles}.").format(tiles=listed([last_words(last) for last in lasts]))


def last_words(last: Last) -> str:
    """Return a last tile and the ends that it was played between."""
    left, right = last.line.numbers
    return tr("the {tile} on {left}…{right}").format(tile=texts.tile_words(last.tile), left=left, right=right)


def points(rules: Rules) -> Iterator[str]:
    """Yield what a round is worth."""
    yield tr("The pips left in a hand are counted: 6-2 counts 8, 0-0 counts 0.")
    kinds = [*finishes(rules), blocked(rules)]
    if rules.keeps_pips:
        yield tr("Losing wins: every player scores the pips left in their own hand, also when somebody went out.")
    elif rules.penalties:
        yield tr("Points are penalties: only the player with the greatest total takes one, of several the first in "
                 "play order after the winner.")  # fmt: skip
        yield listed_worths(rules, kinds)
    elif texts.pips_score(rules, kinds[0]):
        yield from _pips(rules)
    elif len(kinds) > 2:
        yield listed_worths(rules, kinds)
    else:
        yield tr("A round won is worth {points}.").format(points=texts.points_counted(_worth(rules, kinds[0])))
    if any(rule.endswith("-tied") for rule in probe.deciding_rules(rules, "block")) and not rules.keeps_pips:
        yield tr("When nobody wins the round, nobody scores for it.")
    if rules.scores_after((3,) * rules.sides, (1,) + (0,) * (rules.sides - 1))[-1] == 0:
        yield tr("The team that loses a round falls back to 0.")
    yield _example(rules, kinds[0])


def listed_worths(rules: Rules, kinds: list[str]) -> str:
    """Return what each finish is worth, in one line."""
    worths = [texts.titled(texts.word(key), texts.score_counted(_worth(rules, key), rules.penalties)) for key in kinds]
    return ", ".join(worths) + "."


def _worth(rules: Rules, finish: str) -> int:
    return max(rules.round_points(0, finish, tuple(range(rules.seats))))


def _pips(rules: Rules) -> Iterator[str]:
    rounded = max(rules.round_points(0, "domino", (0, 8) + (0,) * (rules.seats - 2)))
    if rules.teams_of_two:
        yield tr("The winning team scores the pips of the two opponents; the partner’s are not counted.")
    else:
        yield tr("The winner of the round scores the pips of all other hands; their own are not subtracted.")
    if rounded == 10:
        yield tr("They are rounded to the nearest five: 8 to 10, 7 to 5.")
    if probe.ends_by_target(rules):
        yield tr("A play that reaches the target ends the match at once: then the hands are not counted any more.")


def _example(rules: Rules, finish: str) -> str:
    totals = (0, 9, 14, 21, 5, 8, 11, 16)[: rules.seats]
    winner = rules.decide("domino", totals, (0,) + (1,) * (rules.seats - 1), 0).seat
    gained = [str(given) for given in rules.round_points(winner, finish, totals)]
    return tr("An example: the hands count {totals} after the first player has gone out; that gives {points}.").format(
        totals=listed([str(total) for total in totals]), points=listed(gained)
    )


def match(rules: Rules) -> Iterator[str]:
    """Yield how the match ends."""
    rounds = probe.rounds_in_match(rules)
    if rounds is not None and rules.penalties:
        yield tr("The match goes over {rounds}.").format(rounds=texts.rounds_counted(rounds))
    elif rounds is not None:
        yield tr("The match ends after %n round(s); the most points win.", "", rounds)
    else:
        target = texts.points_counted(probe.winning_score(rules))
        if rules.keeps_pips:
            words = tr("The match ends when a player has {points}; the most points win.")
        elif rules.teams_of_two:
            words = tr("The first team to have {points} wins the match.")
        else:
            words = tr("The first player to have {points} wins the match.")
        yield words.format(points=target)
    if rules.penalties:
        yield tr("The fewest penalty points make the King (Wa). Level: the most rounds won among them; still level: "
                 "they are Kings together.")  # fmt: skip
    elif rules.keeps_pips or rounds is not None:
        yield tr("Players level at the top share the win.")
