"""The session: what people want of the match in play."""

from __future__ import annotations

from ..model.actions import DRAW, PASS, Action
from ..model.match import Match
from ..model.observation import observe
from ..model.refusals import Refusal
from ..model.shuffle import new_secret
from .aid import Aid
from .course import Course
from .setup import Setup
from .watching import only_watches


class Session(Course):
    """Every slot may be called at any moment; what makes no sense now does nothing."""

    def begin(self, setup: Setup, secret: str | None = None, aid: Aid | None = None) -> None:
        """Begin a match in place of the one in play; raise KeyError or ValueError when the set-up is impossible.

        The secret of a known deal deals it again; `aid`: the help that was used in it.
        """
        self._open(Match.begin(setup.rules(), setup.players, secret or new_secret()), aid or Aid())

    def resume(self, match: Match, aid: Aid | None = None) -> None:
        """Go on with a match, wherever it stands, in place of the one in play; `aid`: the help used in it."""
        self._open(match, aid or Aid())

    def act(self, action: Action) -> None:
        """Play an action of the viewer."""
        self.play_myself()
        self._catch_up()
        if self._match is None or self.viewer is None:
            return
        if not self._cast.act(self.viewer, action):
            over = self._match.outcome is not None or self._match.between_rounds
            self.refused.emit(Refusal("round-over" if over else "not-allowed", {"seat": self.viewer}))

    def next_round(self) -> None:
        """Deal the next round, when one is due."""
        if self._match is not None and self._match.between_rounds:
            self._begin_round(self._match.next_round())

    def undo(self) -> None:
        """Go back to the viewer's last decision in this round; bots will answer anew."""
        earlier = self._timeline.back(self._match) if self._match and self._cast.alone is not None else None
        if earlier is None:
            return
        self._hurry(False)
        self._help(undos=1)
        self._set(earlier)
        self.changed.emit(earlier)
        if self._match is earlier:
            self.rewound.emit(observe(earlier, self.viewer))
            self._tell_reach()

    def redo(self) -> None:
        """Play again what was undone, bots and all, up to the viewer's next decision."""
        match = self._match
        for action in self._timeline.forth(match) if match else ():
            if match is None or self._match is not match:  # a listener has changed it
                return
            match, events = match.play(action)
            self._advance(match, events)

    def hint(self) -> None:
        """Find the best action of the viewer, or the next best when it was found already; `hinted` tells it."""
        self._catch_up()
        match = self._match
        if match is not None and self.viewer is not None and self._cast.asked == self.viewer:
            self._hints.ask(observe(match, self.viewer))

    def play_for_me(self) -> None:
        """Let a bot of the strongest level play the viewer's next action."""
        self._catch_up()
        match = self._match
        if match is None or self.viewer is None or self._cast.asked != self.viewer or self._cast.is_helped:
            return
        self._help(demos=1)
        self._hints.forget()
        self._cast.ask_helper(self.viewer, observe(match, self.viewer))

    def play_myself(self) -> None:
        """Take over from the bot, in mid-thought too."""
        if self._cast.is_helped:
            self._ask_nobody()
            self._soon.start(0)

    def finish_round(self) -> None:
        """Play the round to its end without waiting for people, if none of them has anything to decide in it."""
        match = self._match
        if match is not None and match.round.result is None and only_watches(observe(match, self.viewer)):
            self._hurry(True)
            self._ask_nobody()
            self._soon.start(0)

    def give_up(self) -> None:
        """End the match: the side of the viewer gives up."""
        match, people = self._match, self._cast.people
        if match is None or match.outcome is not None or not people:
            return
        seat = next(seat for seat in (self.viewer, self._awaited, people[0]) if seat is not None)
        self._advance(match.give_up(match.rules.side(seat)), ())

    def take_over(self, seat: int) -> None:
        """Show the seat whose handover was announced; its person sits at the screen now."""
        if self._match is None or seat != self._awaited:
            return
        self._awaited = None
        self.viewer = seat
        self._soon.start(0)
        self.dealt.emit(observe(self._match, seat))

    def set_automatic(self, draw: bool, passing: bool) -> None:
        """Say whether a draw or a pass that is the only legal action of a person is played at once."""
        self._automatic = (DRAW,) * draw + (PASS,) * passing
        self._soon.start(0)
