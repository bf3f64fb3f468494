"""The view room: one sound per event; silent where there is no device, no module or the setting is off."""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QUrl

from ..controller.resources import resource
from ..model.events import Drew, Ended, Event, Passed, Played

if TYPE_CHECKING:
    from PySide6.QtMultimedia import QSoundEffect

_log = logging.getLogger(__name__)

NAMES: Final = ("place", "draw", "pass", "win", "bad")


class Sounds:
    """Loads nothing before `prepare` or the first sound that is wanted, for that takes a tenth of a second."""

    def __init__(self) -> None:
        self.on = True
        self.volume = 100
        """In percent, as it is heard."""
        self._effects: dict[str, QSoundEffect] | None = None

    def prepare(self) -> None:
        """Load the sounds, if they are on."""
        if self.on and self._effects is None:
            self._effects = _load()

    def play(self, name: str) -> None:
        """Play the sound of this name (one of NAMES), if sounds are on and possible."""
        self.prepare()
        effect = self._effects.get(name) if self.on and self.volume and self._effects else None
        if effect is not None:
            effect.setVolume((self.volume / 100) ** 2)  # half the loudness is heard as much more than half
            effect.play()

    def accompany(self, event: Event, viewer: int | None) -> None:
        """Play the sound of an event, if it has one."""
        self.play(sound_of(event, viewer))


def sound_of(event: Event, viewer: int | None) -> str:
    """Return the name of the sound of an event; "" for a round that ends without the viewer winning it."""
    match event:
        case Played():
            return "place"
        case Drew():
            return "draw"
        case Passed():
            return "pass"
        case Ended():
            return "win" if viewer in event.result.winners else ""
    return "place"


def _load() -> dict[str, QSoundEffect]:
    try:
        from PySide6.QtMultimedia import QMediaDevices, QSoundEffect
    except ImportError as error:  # on Linux: no libpulse
        _log.info("no sound: %s", error)
        return {}
    if QMediaDevices.defaultAudioOutput().isNull():
        _log.info("no sound: there is no device")
        return {}
    effects = {}
    for name in NAMES:
        effect = QSoundEffect()
        effect.setSource(QUrl.fromLocalFile(str(resource(f"sounds/{name}.wav"))))
        effects[name] = effect
    return effects
