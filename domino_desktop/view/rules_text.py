"""The rules of a game in words, as Markdown: made from the declaration that the engine plays by. Needs QtCore only."""

from __future__ import annotations

from collections.abc import Iterator

from ..model import openings
from ..model.options import OptionError, declared
from ..model.rules import Rules
from . import texts
from .texts.say import listed, tr


def rules_text(rules: Rules) -> str:
    """Return the rules of a game with the values of its options, in the interface's language."""
    parts = [f"# {texts.game_name(rules.key)}", texts.game_about(rules.key).replace("\n", " ")]
    for title, sentences in (
        (tr("The deal"), _deal(rules)),
        (tr("Who leads"), _lead(rules)),
        (tr("The turn"), _turn(rules)),
        (tr("The end of a round"), _round_end(rules)),
        (tr("Points"), _points(rules)),
        (tr("The match"), _match(rules)),
    ):
        parts.append(f"## {title}")
        parts.append("\n".join(f"- {sentence}" for sentence in sentences))
    parts.append("## " + tr("House rules"))
    parts.append(tr("The value in force is bold; each is chosen in the set-up of a match."))
    parts.append("\n".join(_options(rules)))
    return "\n\n".join(parts)


def _deal(rules: Rules) -> Iterator[str]:
    tiles = rules.tiles()
    yield tr("{players}; {set}.").format(
        players=texts.option_value("seats", rules.seats), set=texts.option_value("set", rules.set)
    )
    yield tr("Each player is dealt %n tile(s).", "", rules.hand_size())
    others = [
        tr("{tiles} for {players}").format(tiles=texts.tiles_counted(size), players=texts.option_value("seats", seats))
        for seats, size in _other_deals(rules)
    ]
    if others:
        yield tr("With other numbers of players: {deals}.").format(deals=listed(others))
    rest = len(tiles) - rules.seats * rules.hand_size()
    if not rules.draws:
        yield tr("%n tile(s) sleep: nobody sees or draws them in this round.", "", rest)
        return
    yield tr("The other %n tile(s) are the boneyard.", "", rest)
    if rules.kept_back:
        yield tr("The last %n tile(s) of the boneyard are never drawn.", "", rules.kept_back)


def _other_deals(rules: Rules) -> Iterator[tuple[int, int]]:
    """Yield the hand sizes of the game's other numbers of seats, as the engine gives them."""
    given = {key: value for key, value in rules.options().items() if key not in ("seats", "hand", "youngest")}
    for seats in declared(rules)["seats"].values:
        if seats == rules.seats or not isinstance(seats, int):
            continue
        try:
            yield seats, type(rules).make(given | {"seats": seats}).hand_size()
        except OptionError:
            continue


def _lead(rules: Rules) -> Iterator[str]:
    if rules.first_opening() == openings.DRAWN:
        yield tr("First round: each player turns up a tile, and the greatest total leads with any tile; "
                 "after a tie all draw again.")  # fmt: skip
    else:
        yield tr("First round: the holder of the highest double opens with it. When nobody holds a double, "
                 "the tile with the greatest total opens; equal totals: the one with the higher number.")  # fmt: skip
    yield tr("Later rounds: the winner of the round before leads, with any tile; after a tie, as in the first round.")


def _turn(rules: Rules) -> Iterator[str]:
    yield tr("A tile may be played at an end that shows one of its two numbers; its other number is then open.")
    yield tr("A double lies crosswise and leaves the same number open.")
    yield tr("Who can play must play.")
    if rules.draws:
        yield tr("Who cannot play draws, one tile at a time, until one fits, and plays in the same turn.")
        yield tr("Who cannot play when nothing more can be drawn passes.")
    else:
        yield tr("Who cannot play passes; there is no drawing.")


def _round_end(rules: Rules) -> Iterator[str]:
    yield tr("Domino: the round ends as soon as a hand is empty.")
    yield texts.rule_words(rules.domino_winner(0, tuple(range(rules.seats))).rule)
    if rules.draws:
        yield tr("Block: the round also ends as soon as nobody can play and nothing more can be drawn.")
    else:
        yield tr("Block: the round also ends as soon as nobody can play.")
    seats = rules.seats
    for totals in (tuple(range(seats)), (7,) * seats):
        yield texts.rule_words(rules.block_winner(totals, (1,) * seats, 0).rule)


def _points(rules: Rules) -> Iterator[str]:
    yield tr("The pips left in a hand are counted: 6-2 counts 8, 0-0 counts 0.")
    totals = (0, 9, 14, 21)[: rules.seats]
    winner = rules.domino_winner(0, totals).seat
    gained = rules.round_points(winner, "domino", totals)
    if rules.keeps_pips:
        yield tr("Losing wins: every player scores the pips left in their own hand, also when somebody went out.")
    else:
        yield tr("The winner of the round scores the pips of all other hands; their own are not subtracted.")
        yield tr("When nobody wins the round, nobody scores.")
    yield tr("An example: the hands count {totals} after a domino; that scores {points}.").format(
        totals=listed([str(total) for total in totals]), points=listed([str(points) for points in gained])
    )


def _match(rules: Rules) -> Iterator[str]:
    options = rules.options()
    if options["match"] == "rounds":
        yield tr("The match ends {when}; the most points win.").format(when=texts.option_value("match", "rounds"))
    else:
        yield tr("The match ends when a player has {points}; the most points win.").format(
            points=texts.option_value("target", options["target"])
        )
    yield tr("Players level at the top share the win.")


def _options(rules: Rules) -> Iterator[str]:
    for key, option in declared(rules).items():
        now = rules.options()[key]
        name = texts.option_name(key)
        if option.is_number:
            low, high = option.values[0], option.values[-1]
            values = tr("**{value}** ({low} to {high})").format(value=texts.option_value(key, now), low=low, high=high)
        else:
            values = " / ".join(
                f"**{texts.option_value(key, value)}**" if value == now else texts.option_value(key, value)
                for value in option.values
            )
        yield tr("- {option}: {values}").format(option=name, values=values)
