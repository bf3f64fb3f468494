"""Words of who wins a round, and by which rule."""

from __future__ import annotations

from ...model.events import Result
from ...model.match import Player
from ...model.rules import Rules
from .say import QT_TR_NOOP, listed, player_name, tr


def rule_words(key: str) -> str:
    """Return a rule that decides who wins a round (the keys of `blocks.Decision`)."""
    return tr(_RULES[key])


def decision(
    rules: Rules, result: Result, counts: tuple[int, ...], players: tuple[Player, ...], viewer: int | None
) -> str:
    """Return which rule decided who won the round, with its numbers, and who did; `counts` are tiles left by seat."""
    totals, rule = result.totals, result.rule
    rule = in_turn(rules, result.end, rule)
    names = [player_name(player, seat == viewer) for seat, player in enumerate(players)]
    measure = _compared(rule, totals, counts)
    best = measure[result.chief] if rule == "youngest" and result.chief is not None else min(measure)
    pairs = sorted((sum(totals[::2]), sum(totals[1::2])))
    words = tr(_DECIDED.get(rule) or _RULES[rule]).format(
        low=min(totals), top=max(totals), count=min(counts), pair=pairs[0], other=pairs[1],
        level=listed([name for name, value in zip(names, measure, strict=True) if value == best]),
        blocker=names[result.seat],
    )  # fmt: skip
    return f"{words} {_winner(rules, result, players, viewer)}".strip()


def _compared(rule: str, totals: tuple[int, ...], counts: tuple[int, ...]) -> tuple[tuple[int, ...], ...]:
    """Return for each seat what makes it level with others before a rule decides; the least are level."""
    if rule == "youngest":
        return tuple(zip(counts, totals, strict=True))
    if rule.startswith("greatest"):
        return tuple((-total,) for total in totals)
    return tuple((value,) for value in (counts if rule == "then-lowest-total" else totals))


def in_turn(rules: Rules, end: str, rule: str) -> str:
    """Return the key of a rule, or `then-` and the key where it decides only what another measure leaves level."""
    seats = tuple(range(rules.seats))
    first = rules.decide(end, seats, seats[::-1], 0).rule
    return f"then-{rule}" if rule in _MEASURES and first in _MEASURES - {rule} else rule


def _winner(rules: Rules, result: Result, players: tuple[Player, ...], viewer: int | None) -> str:
    if not result.winners:
        return ""
    if viewer in result.winners:
        if not rules.teams_of_two:
            return tr("You win the round.")
        partner = next(player_name(players[seat]) for seat in result.winners if seat != viewer)
        return tr("You win the round with {partner}.").format(partner=partner)
    names = listed([player_name(players[seat]) for seat in result.winners])
    return tr("{names} wins the round.", "one or several", len(result.winners)).format(names=names)


_MEASURES = {"lowest-total", "fewest-tiles"}
"""Rules of which one decides where the other leaves several level."""
_RULES = {
    "domino": QT_TR_NOOP("Going out wins the round, whatever the others hold."),
    "target": QT_TR_NOOP("Whoever reaches the target wins."),
    "fewest-tiles": QT_TR_NOOP("The fewest tiles in hand win."),
    "then-lowest-total": QT_TR_NOOP("Of those who are level in tiles the lowest total wins."),
    "lowest-total": QT_TR_NOOP("The lowest total wins."),
    "then-fewest-tiles": QT_TR_NOOP("Of those who are level in their totals the fewest tiles win."),
    "lowest-hand-of-team": QT_TR_NOOP("The lowest single hand wins for its team."),
    "lowest-shared-by-partners": QT_TR_NOOP("Two partners who share the lowest total win together."),
    "lower-pair": QT_TR_NOOP("The hands of partners are added up, and the lower sum wins."),
    "lowest-tied": QT_TR_NOOP("When several sides share the lowest total, nobody wins the round."),
    "lowest-tied-from-blocker": QT_TR_NOOP(
        "When several share the lowest total, whoever blocked wins if among them, else the first of them after that "
        "player in play order."
    ),
    "pairs-level-blocker": QT_TR_NOOP("When the sums are level, the team of whoever blocked wins."),
    "lowest-tied-blocker": QT_TR_NOOP("When both teams share the lowest total, the team of whoever blocked wins."),
    "youngest": QT_TR_NOOP("The youngest of those still level wins."),
    "greatest-total": QT_TR_NOOP("Losing wins: the greatest total takes the round."),
    "greatest-tied": QT_TR_NOOP("When several share the greatest total, nobody takes the round."),
}
_DECIDED = {
    "lowest-total": QT_TR_NOOP("The lowest total, {low}, wins."),
    "then-lowest-total": QT_TR_NOOP("Level at {count} in the fewest tiles: {level}. Of these the lowest total wins."),
    "lowest-tied": QT_TR_NOOP("Level at the lowest total, {low}: {level}. Nobody wins the round."),
    "lowest-hand-of-team": QT_TR_NOOP("The lowest single hand, {low}, wins for its team."),
    "lowest-shared-by-partners": QT_TR_NOOP("Partners share the lowest total, {low}: {level}. Their team wins."),
    "lower-pair": QT_TR_NOOP("Partners’ hands together: {pair} against {other}. The lower sum wins."),
    "lowest-tied-from-blocker": QT_TR_NOOP(
        "Level at the lowest total, {low}: {level}. Counted from the player who blocked ({blocker}), the first wins."
    ),
    "pairs-level-blocker": QT_TR_NOOP(
        "Partners’ hands together: {pair} for both teams. The team of the player who blocked ({blocker}) wins."
    ),
    "lowest-tied-blocker": QT_TR_NOOP(
        "Level at the lowest total, {low}: {level}. The team of the player who blocked ({blocker}) wins."
    ),
    "fewest-tiles": QT_TR_NOOP("The fewest tiles in hand, {count}, win."),
    "then-fewest-tiles": QT_TR_NOOP("Level at the lowest total, {low}: {level}. Of these the fewest tiles win."),
    "youngest": QT_TR_NOOP("Level in tiles and total: {level}. The youngest of them wins."),
    "greatest-total": QT_TR_NOOP("Losing wins: the greatest total, {top}, takes the round."),
    "greatest-tied": QT_TR_NOOP("Level at the greatest total, {top}: {level}. Nobody takes the round."),
}
