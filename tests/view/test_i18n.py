"""The translations are complete, fit the sources, and change while the program runs."""

from __future__ import annotations

import importlib.util
import re
import shutil
import xml.etree.ElementTree as ET
from pathlib import Path
from types import ModuleType

import pytest
from PySide6.QtCore import QCoreApplication, QTranslator

from domino_desktop.controller.resources import resource
from domino_desktop.view.language import LANGUAGES, Language, spoken
from domino_desktop.view.texts import tr

HERE = resource("i18n/domino_fr.ts").parent
Key = tuple[str, str, bool]


def messages(file: Path) -> dict[Key, list[str]]:
    """Return the translations of a .ts file; several for plural forms."""
    found = {}
    for message in ET.parse(file).iter("message"):
        translation = message.find("translation")
        assert translation is not None
        assert translation.get("type") is None, f"{file.name}: {message.findtext('source')!r} is not translated"
        many = message.get("numerus") == "yes"
        forms = [form.text or "" for form in translation.iter("numerusform")] if many else [translation.text or ""]
        found[message.findtext("source", ""), message.findtext("comment", ""), many] = forms
    return found


@pytest.fixture(scope="module")
def update() -> ModuleType:
    spec = importlib.util.spec_from_file_location("update", HERE / "update.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


TRANSLATED = tuple(language for language in LANGUAGES if language != "en")


@pytest.mark.parametrize("language", TRANSLATED)
def test_everything_is_translated(language: str) -> None:
    words = messages(HERE / f"domino_{language}.ts")
    assert len(words) > 250
    for (source, _, many), forms in words.items():
        assert all(forms), source
        assert len(forms) == (2 if many else 1), source


def test_all_languages_have_the_same_words() -> None:
    words = {language: messages(HERE / f"domino_{language}.ts") for language in LANGUAGES}
    for language in TRANSLATED:
        assert set(words[language]) == set(words["fr"])
    plurals = {key for key in words["fr"] if key[2]}
    assert set(words["en"]) == plurals, "English needs its plural forms and nothing else"
    assert all(all(forms) for forms in words["en"].values())


def test_translations_fit_the_sources(update: ModuleType, tmp_path: Path) -> None:
    for language in LANGUAGES:
        shutil.copy(HERE / f"domino_{language}.ts", tmp_path)
    update.update(tmp_path)
    for language in LANGUAGES:
        name = f"domino_{language}.ts"
        assert messages(tmp_path / name) == messages(HERE / name), "run resources/i18n/update.py and translate"


def test_compiled_files_fit_the_translations() -> None:
    for language in LANGUAGES:
        compiled = QTranslator()
        assert compiled.load(str(HERE / f"domino_{language}.qm"))
        for (source, comment, many), forms in messages(HERE / f"domino_{language}.ts").items():
            found = [compiled.translate("", source, comment, n) for n in ((1, 2) if many else (-1,))]
            assert found == forms, f"run resources/i18n/update.py: {source!r}"


@pytest.mark.parametrize("language", TRANSLATED)
def test_placeholders_survive_translation(language: str) -> None:
    for (source, _, many), forms in messages(HERE / f"domino_{language}.ts").items():
        wanted = set(re.findall(r"\{\w+\}", source))
        for form in forms:
            assert set(re.findall(r"\{\w+\}", form)) == wanted, source
            assert many or "%n" not in form
            assert form.count("&") == source.count("&"), source
            assert form.count("\n") == source.count("\n"), source
            assert form == form.strip(), source


def test_french_punctuation_keeps_to_its_word() -> None:
    for forms in messages(HERE / "domino_fr.ts").values():
        for form in forms:
            assert not re.search(r"[\w»)}*][;!?]", form), form
            assert not re.search(r" [:;!?»]", form), form
            assert "'" not in form, form


@pytest.mark.parametrize(
    ("setting", "system", "language"),
    [
        ("", ["fr-Latn-FR", "fr-FR", "fr"], "fr"),
        ("", ["en_GB"], "en"),
        ("", ["de-DE", "de", "en-US", "fr"], "en"),
        ("", ["ht-HT", "pt-BR"], "ht"),
        ("", ["pt-PT", "es"], "pt_BR"),
        ("", ["es_419"], "es"),
        ("", ["de", "nl"], "fr"),
        ("", ["C"], "fr"),
        ("", [], "fr"),
        ("en", ["fr-FR"], "en"),
        ("xx", ["en"], "en"),
    ],
)
def test_language_is_the_systems_or_french(setting: str, system: list[str], language: str) -> None:
    assert spoken(setting, system) == language


def test_language_changes_back_and_forth(qapp: QCoreApplication) -> None:
    language = Language(qapp)
    assert tr("Play") == "Play"
    for code, word in (
        ("fr", "Jouer"),
        ("ht", "Jwe"),
        ("pt_BR", "Jogar"),
        ("es", "Jugar"),
        ("en", "Play"),
        ("fr", "Jouer"),
    ):
        language.use(code)
        assert tr("Play") == word
        assert language.now == code
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Annuler"
    language.stop()
    assert tr("Play") == "Play"
