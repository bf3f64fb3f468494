"""The rules of a game in words, as Markdown: made from the declaration that the engine plays by. Needs QtCore only."""

from __future__ import annotations

from collections.abc import Iterator

from ..model.options import declared
from ..model.rules import Rules
from . import texts
from .rules.deal import deal, lead
from .rules.ends import finish_words, match, points, round_end
from .rules.examples import examples
from .rules.turn import turn, words
from .texts import tr


def rules_text(rules: Rules, pictures: bool = False) -> str:
    """Return the rules of a game with the values of its options, in the interface's language.

    With `pictures` each example names its picture, `example:0` and so on in the order of `examples`.
    """
    parts = [f"# {texts.game_name(rules.key)}", texts.game_about(rules.key).replace("\n", " ")]
    parts += _source(rules)
    for title, sentences in (
        (tr("The deal"), deal(rules)),
        (tr("Who leads"), lead(rules)),
        (tr("The turn"), turn(rules)),
        (tr("The end of a round"), round_end(rules)),
        (tr("Points"), points(rules)),
        (tr("The match"), match(rules)),
        (tr("Words of the game"), _glossary(rules)),
    ):
        parts.append(f"## {title}")
        parts.append("\n".join(f"- {sentence}" for sentence in sentences))
    shown = list(_examples(rules, pictures))
    if shown:
        parts += ["## " + tr("Examples"), *shown]
    parts.append("## " + tr("House rules"))
    parts.append(tr("The value in force is bold; each is chosen in the set-up of a match."))
    parts.append("\n".join(_options(rules)))
    return "\n\n".join(parts)


def _source(rules: Rules) -> Iterator[str]:
    """Say where a game comes from that is not one that people have long played."""
    if "novel" in declared(rules):
        yield tr("This game comes from a novel, “Assez parlé d’amour” by Hervé Le Tellier (2009), which only sketches "
                 "it. The rules below fill its gaps; they are ours.")  # fmt: skip


def _glossary(rules: Rules) -> Iterator[str]:
    for name, about in (*words(rules), *finish_words(rules)):
        yield f"**{name}** – {about}"


def _examples(rules: Rules, pictures: bool) -> Iterator[str]:
    for at, example in enumerate(examples(rules)):
        yield example.words
        if pictures:
            yield f"![{at + 1}](example:{at})"


def _options(rules: Rules) -> Iterator[str]:
    for key, option in declared(rules).items():
        now = rules.options()[key]
        if option.is_number:
            low, high = option.values[0], option.values[-1]
            values = tr("**{value}** ({low} to {high})").format(value=texts.option_value(key, now), low=low, high=high)
        elif option.order:
            values = f"**{texts.option_value(key, now)}**"
        else:
            values = " / ".join(
                f"**{texts.option_value(key, value)}**" if value == now else texts.option_value(key, value)
                for value in option.values
            )
        yield tr("- {option}: {values}").format(option=texts.option_name(key), values=values)
