"""A player who sees nothing: reads the window through AT-SPI, does what is offered there, and hears announcements.

Run by the system's Python, which has libatspi, in a D-Bus session of its own:

    player_at_spi.py COMMAND…    starts the program, plays one round, and prints what was read and heard as JSON.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

PATIENCE_S = 60.0
"""How long the program may take to come, and to answer."""
BUTTONS = ("push button", "button")


class Gone(Exception):
    """What was looked for did not come."""


class Player:
    """Finds things by what they are called and presses them."""

    def __init__(self) -> None:
        import_module("gi").require_version("Atspi", "2.0")
        self.atspi, self.glib = (import_module(f"gi.repository.{name}") for name in ("Atspi", "GLib"))
        self.heard: list[str] = []
        self.pressed: list[tuple[str, list[int]]] = []
        self.read: dict[str, dict[str, str]] = {}
        """Descriptions by role and name."""
        self._listener = self.atspi.EventListener.new(lambda event: self.heard.append(str(event.any_data)))
        self._listener.register("object:announcement")

    def until(self, what: Callable[[], Any]) -> Any:
        """Return what something gives as soon as it gives anything."""
        end = time.monotonic() + PATIENCE_S
        while time.monotonic() < end:
            self.listen()
            try:
                found = what()
            except self.glib.Error:  # it went away while it was being read
                found = None
            if found:
                return found
            time.sleep(0.01)
        raise Gone

    def listen(self) -> None:
        """Take in the events that have come."""
        while self.glib.MainContext.default().iteration(False):
            pass

    # reading

    def children(self, of: Any) -> list[Any]:
        """Return what is in something now."""
        found = [of.get_child_at_index(at) for at in range(of.get_child_count())]
        return [one for one in found if one is not None]

    def inside(self, of: Any) -> Iterator[Any]:
        """Yield everything that shows inside something."""
        for child in self.children(of):
            if self.shows(child):
                yield child
                yield from self.inside(child)

    def shows(self, one: Any) -> bool:
        """Return whether something shows."""
        return bool(one.get_state_set().contains(self.atspi.StateType.SHOWING))

    def live(self, one: Any) -> bool:
        """Return whether something is a button that can be pressed."""
        return self.shows(one) and one.get_role_name() in BUTTONS and self.can(one)

    def can(self, one: Any) -> bool:
        """Return whether something is enabled."""
        return bool(one.get_state_set().contains(self.atspi.StateType.ENABLED))

    def program(self) -> Any:
        """Return the program, if it is there."""
        desktop = self.atspi.get_desktop(0)
        desktop.clear_cache()
        found = next((one for one in self.children(desktop) if "omino" in one.get_name()), None)
        if found is not None:
            found.set_cache_mask(self.atspi.Cache.NONE)  # every answer comes from the program itself
        return found

    def find(self, root: Any, name: str) -> Any:
        """Return what shows under a name."""
        return next((one for one in self.inside(root) if one.get_name() == name), None)

    def remember(self, root: Any) -> None:
        """Keep the names and descriptions of all that shows."""
        for one in self.inside(root):
            self.read.setdefault(one.get_role_name(), {})[one.get_name()] = one.get_description()

    # doing

    def press(self, button: Any) -> None:
        """Press a button."""
        name, box = button.get_name(), button.get_extents(self.atspi.CoordType.SCREEN)
        self.pressed.append((name, [box.x, box.y, box.width, box.height]))
        action = button.get_action_iface()
        names = [self.atspi.Action.get_action_name(action, at) for at in range(action.get_n_actions())]
        if "Press" in names:
            action.do_action(names.index("Press"))

    def play_round(self, root: Any) -> None:
        """Press what the round wants until its end is shown."""
        self.press(self.until(lambda: self.find(root, "Play")))
        table = self.until(lambda: self.find(root, "Table"))
        draw, passing = (self.until(lambda name=name: self.find(root, name)) for name in ("Draw", "Pass"))
        hand = self.until(lambda: self.hand(table))
        self.until(lambda: self.children(hand))
        self.remember(root)
        while self.until(lambda: self.step(hand, draw, passing)) != "over":
            pass
        self.until(lambda: self.find(root, "Next round"))
        self.remember(root)

    def hand(self, table: Any) -> Any:
        """Return the group of the hand, once it is there."""
        return next((one for one in self.inside(table) if one.get_role_name() == "panel" and one.get_name()), None)

    def step(self, hand: Any, draw: Any, passing: Any) -> str:
        """Press what can be pressed: a lit end, a tile that can be played, Draw or Pass; return what was done."""
        if not self.shows(hand):
            return "over"
        chosen = self.chosen(hand)
        for one in self.children(hand.get_parent()) if chosen else (*self.children(hand), draw, passing):
            if self.live(one) and (not chosen or one.get_name().startswith("Play the ")):
                self.press(one)
                self.hear()
                return "pressed"
        return ""

    def hear(self) -> None:
        """Wait for what is said of the last press, not for ever: it may have come too late to do anything."""
        before, end = len(self.heard), time.monotonic() + 2
        while len(self.heard) == before and time.monotonic() < end:
            self.listen()
            time.sleep(0.005)

    def chosen(self, hand: Any) -> bool:
        """Return whether a tile is chosen."""
        return any(one.get_name().endswith(", chosen") for one in self.children(hand))


def main() -> None:
    """Play a round of the program that the arguments start."""
    player, failure = Player(), ""
    program = subprocess.Popen(sys.argv[1:])
    try:
        player.play_round(player.until(player.program))
    except Gone as gone:
        failure = f"nothing came of it: {gone.__context__}"
    finally:
        player.listen()
        program.terminate()
        code = program.wait(20)
    told = {"heard": player.heard, "pressed": player.pressed, "read": player.read, "failure": failure, "code": code}
    print(json.dumps(told))


if __name__ == "__main__":
    main()
