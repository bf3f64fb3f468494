"""One fault in the options, the seats, the secret or the like, with the round where it shows."""

from collections.abc import Callable, Iterator
from typing import Any

from .bases import Record, block3, draw2, five_rounds
from .spoil_deals import Faulty
from .table import commitment


def settings() -> Iterator[Faulty]:
    """List all spoilings of settings."""
    yield from _options()
    yield from _played_under_others()
    yield from _seats()
    yield from _texts()


WRONG_OPTIONS: dict[Callable[[], Record], dict[str, list[Any]]] = {
    draw2: {
        "seats": [1, 3, 4, 5, 0, -2, "2", 2.0, None, True, [2]],
        "set": [7, 3, 15, 0, -6, "6", 6.0, None, True],
        "opening": ["winner", "highest double", "", None, 0, "Drawn", ["drawn"]],
        "leave": [1, 3, -2, "0", 0.0, False, None, "off"],
        "match": ["sets", "", None, "Points", True, 5],
        "target": [49, 501, 0, -50, 10**30, "50", 50.0, None, True],
        "misere": ["yes", "no", "", "Off", True, False, None, 0],
        "hand": [7],
        "kabes": ["either"],
        "youngest": [[0, 1]],
        "Target": [50],
        "": [0],
        "a\nb": [0],
    },
    block3: {"hand": [4, 10, 0, -7, "7", None, 7.0], "leave": [0, 2], "rounds": [5], "target": [49, 501]},
    five_rounds: {"target": [49, 501, None]},
}


def _with_option(base: Callable[[], Record], key: str, value: Any, at: int | None = None) -> Faulty:
    record = base()
    record["options"][key] = value
    return Faulty(f"{base.__name__}: option {key!a} = {value!r}", record, at)


def _options() -> Iterator[Faulty]:
    for base, keys in WRONG_OPTIONS.items():
        for key, values in keys.items():
            for value in values:
                yield _with_option(base, key, value)
        for key in base()["options"]:
            record = base()
            del record["options"][key]
            yield Faulty(f"{base.__name__}: option {key} is not resolved", record, None)
    record = block3()
    record["options"] |= {"seats": 4, "hand": 8}
    record["seats"].append({"name": "", "player": "human"})
    yield Faulty("more tiles in the hands than there are", record, None)
    games: list[Any] = ["block", "chess", "Draw", "draw ", "", "brazilian", "no\nsuch game", "\ud800"]
    for game in [*games, None, 1, True, ["draw"], {}]:
        yield Faulty(f"game {game!a}", draw2() | {"game": game}, None)


def _played_under_others() -> Iterator[Faulty]:
    yield _with_option(draw2, "set", 9, 1)
    yield _with_option(draw2, "opening", "drawn", 1)
    yield _with_option(draw2, "misere", "on", 1)
    yield _with_option(block3, "hand", 6, 1)
    yield _with_option(draw2, "match", "rounds", None)
    yield _with_option(draw2, "target", 500, None)
    scores = [max(one["result"]["scores"]) for one in five_rounds()["rounds"]]
    reached = next(number for number, score in enumerate(scores, 1) if score >= 50)
    yield _with_option(five_rounds, "match", "points", reached + 1)


WRONG_PLAYERS: tuple[Any, ...] = (
    "Human", "human ", "human\n", "humans", "human:1", "", "bot", "bot:", "bot: ", "bot:Hard", "BOT:hard",
    "bot:hard ", "bot:hard\n", " bot:hard", "bot:hard:2", "bot:é", "bot:١", "bot:ª", "bot:a.b", "bot:a b",
    "robot:hard", "bot-hard", "bot:\ud800", None, 0, True, ["human"], {},
)  # fmt: skip


def _seats() -> Iterator[Faulty]:
    one, two = draw2()["seats"]
    wrong: list[Any] = [[one], [one, two, one], [], {"0": one, "1": two}, ["human", "human"], [one, None], None]
    wrong += [[one, two | {"player": player}] for player in WRONG_PLAYERS]
    wrong_names: list[Any] = [None, 0, True, ["Zoé"], {}]
    wrong += [[one | {"name": name}, two] for name in wrong_names]
    wrong += [[{"player": "human"}, two], [{"name": ""}, two], [one | {"score": 0}, two], [[one, two]]]
    for seats in wrong:
        yield Faulty(f"seats {seats!a}", draw2() | {"seats": seats}, None)


def _texts() -> Iterator[Faulty]:
    secret, true = draw2()["secret"], draw2()["commitment"]
    other = ("0" if secret[0] != "0" else "1") + secret[1:]
    flipped = ("0" if true[0] != "0" else "1") + true[1:]
    wrong: dict[str, list[Any]] = {
        "secret": [
            secret.upper(),
            secret[:-1],
            secret + "0",
            "",
            "g" * 32,
            other,
            "０" * 32,
            secret + "\n",
            None,
            0,
            [],
        ],
        "commitment": [flipped, true[:-1], true.upper(), true + "\n", "", "0" * 64, secret, None, 0],
        "app": [None, 1, 1.0, True, ["1.0.0"], {}],
    }
    for key, values in wrong.items():
        for value in values:
            yield Faulty(f"{key} {value!a}", draw2() | {key: value}, None)
    yield Faulty("another secret", draw2() | {"secret": other, "commitment": commitment(other)}, 1)
