"""What a person has set: kept as JSON, read tolerantly, saved at every change."""

from __future__ import annotations

import json
import logging
import re
from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass, field, replace
from pathlib import Path
from typing import Any, Final

from PySide6.QtCore import QObject, Qt, Signal

from .files import put_aside, write_whole
from .setup import Setup, default_setup, is_setup
from .trouble import Trouble, reason

_log = logging.getLogger(__name__)

LANGUAGES: Final = ("", "fr", "en", "ht", "pt_BR", "es")
"""The first is the system's language."""
SPEEDS: Final = ("slow", "normal", "fast", "instant")
ORDERS: Final = ("dealt", "number", "total")
"""Of the hand; the first: as the tiles came, or as the person has put them."""
MARKINGS: Final = ("raise", "dim", "none")
THEMES: Final = ("system", "light", "dark", "contrast")
TILES: Final = ("ivory", "ebony", "plain")
CLOTHS: Final = ("felt", "night", "wood")
PIPS: Final = ("coloured", "plain")
MOTIONS: Final = ("system", "on", "off")
LOUDEST: Final = 100
DIGITS: Final = ("auto", "on", "off")

_HEX: Final = re.compile(r"([0-9a-f]{2})*")


@dataclass(frozen=True, slots=True)
class Settings:
    """Every setting with its default."""

    language: str = ""
    speed: str = "normal"
    marking: str = "raise"
    order: str = "dealt"
    auto_draw: bool = False
    auto_pass: bool = False
    letters: bool = True
    """Whether single letters choose actions of the menus."""
    motion: str = "system"
    """Whether tiles glide; `system`: unless the system is set to reduce movement."""
    sound: bool = True
    volume: int = 70
    """In percent."""
    theme: str = "system"
    tiles: str = "ivory"
    cloth: str = "felt"
    pips: str = "coloured"
    """By number, or all alike."""
    digits: str = "auto"
    """Numbers on the tiles; `auto`: with double-nine and double-twelve."""
    words: bool = False
    """Whether the table in words is open."""
    setup: Setup = field(default_factory=default_setup)
    """The match that "Play" begins."""
    geometry: str = ""
    """The main window's saved geometry in hexadecimal digits."""

    def to_json(self) -> dict[str, object]:
        """Return the settings as JSON can hold them."""
        return asdict(self) | {"setup": self.setup.to_json()}

    @staticmethod
    def from_json(data: Mapping[str, object]) -> Settings:
        """Return the settings of a file: what is unknown is left out, what is wrong gets its default."""
        kept = {key: value for key, value in data.items() if key in _SOUND and key != "setup" and _SOUND[key](value)}
        return Settings(**kept, setup=Setup.from_json(data.get("setup")))  # type: ignore[arg-type]

    @staticmethod
    def wrong(data: Mapping[str, object]) -> tuple[str, ...]:
        """Return the names of the settings of a file that `from_json` gives their defaults because they are wrong."""
        return tuple(key for key, value in data.items() if not _SOUND.get(key, _is_anything)(value))


def _one_of(values: tuple[str, ...]) -> Callable[[object], bool]:
    return lambda value: isinstance(value, str) and value in values


def _is_switch(value: object) -> bool:
    return isinstance(value, bool)


def _is_volume(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 <= value <= LOUDEST


def _is_anything(value: object) -> bool:
    return True


_SOUND: Final[dict[str, Callable[[object], bool]]] = {
    "language": _one_of(LANGUAGES),
    "speed": _one_of(SPEEDS),
    "order": _one_of(ORDERS),
    "marking": _one_of(MARKINGS),
    "auto_draw": _is_switch,
    "auto_pass": _is_switch,
    "letters": _is_switch,
    "sound": _is_switch,
    "words": _is_switch,
    "motion": _one_of(MOTIONS),
    "volume": _is_volume,
    "theme": _one_of(THEMES),
    "tiles": _one_of(TILES),
    "cloth": _one_of(CLOTHS),
    "pips": _one_of(PIPS),
    "digits": _one_of(DIGITS),
    "setup": is_setup,
    "geometry": lambda value: isinstance(value, str) and _HEX.fullmatch(value) is not None,
}


class SettingsStore(QObject):
    """The settings now, and their file.

    A trouble found while reading is announced by the event loop, so that whoever connects before it runs is told.
    """

    changed = Signal(object)
    """The new Settings."""
    troubled = Signal(object)
    """A Trouble: the file was damaged, or cannot be written (said once; the new value holds all the same)."""
    _found = Signal(object)

    def __init__(self, file: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._file = file
        self._told = False
        self._found.connect(self.troubled, Qt.ConnectionType.QueuedConnection)
        self.value = self._read()

    def change(self, **new: Any) -> None:
        """Change settings by name and save them at once; raise TypeError for a wrong name, ValueError for a value."""
        for key, one in new.items():
            if key in _SOUND and key != "setup" and not _SOUND[key](one):
                raise ValueError(f"{key} cannot be {one!r}")
        value = replace(self.value, **new)
        if value == self.value:
            return
        self.value = value
        self._write()
        self.changed.emit(value)

    def _read(self) -> Settings:
        try:
            data = json.loads(self._file.read_bytes())
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            return self._default("settings-unreadable", why=reason(error))
        except (ValueError, RecursionError):
            data = None
        if not isinstance(data, dict):
            return self._default("settings-damaged", aside=put_aside(self._file))
        wrong = Settings.wrong(data)
        if wrong:
            self._found_trouble("settings-wrong", settings=" ".join(wrong))
        return Settings.from_json(data)

    def _found_trouble(self, key: str, **about: str) -> None:
        _log.warning("%s: %s", key, about)
        self._found.emit(Trouble(key, {"file": self._file.name, **about}))

    def _default(self, key: str, **about: str) -> Settings:
        self._found_trouble(key, **about)
        return Settings()

    def _write(self) -> None:
        data = json.dumps(self.value.to_json(), ensure_ascii=False, indent=1)
        try:
            write_whole(self._file, data.encode("utf-8", "replace"))
        except OSError as error:
            _log.warning("cannot write the settings: %s", error)
            if not self._told:
                self._told = True
                self.troubled.emit(Trouble("settings-unwritable", {"file": self._file.name, "why": reason(error)}))
