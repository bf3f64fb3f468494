"""Whether a person has nothing more to decide in a round, from what everybody at their seat can know."""

from __future__ import annotations

from ..model.observation import Observation


def only_watches(seen: Observation) -> bool:
    """Say whether the rest of a round cannot depend on the viewer any more: it can be shown at once.

    So it is for a spectator of bots, and for a seat whose tiles fit nothing that can still come, with nothing to draw.
    """
    if seen.result is not None or seen.outcome is not None:
        return False
    people = [seat for seat, player in enumerate(seen.players) if player.level is None]
    if seen.seat is None:
        return not people
    if people != [seen.seat] or not seen.events or (seen.rules.draws and seen.drawable):
        return False
    live = _live(seen)
    return not any(tile.mask & live for tile in seen.hand)


def _live(seen: Observation) -> int:
    """Return the numbers that are open, or may still be, as bits."""
    on_table = {laid.tile for index, laid in enumerate(seen.line.laid) if index not in seen.line.lifted}
    hidden = [tile for tile in seen.rules.tiles() if tile not in on_table and tile not in seen.hand]
    if hasattr(seen.rules, "breaks") or hasattr(seen.rules, "spinner"):  # what lies inside may come out again
        hidden += on_table
    live = 0
    for number in seen.line.numbers:
        live |= 1 << number
    for tile in hidden:
        live |= tile.mask
    return live
