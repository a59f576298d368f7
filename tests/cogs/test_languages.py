"""A language is a folder of words and one line in the table of languages: tried with one that nobody speaks."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from data.languages import BY_CODE, LANGUAGES, WORDS, Language, language_of

ROOT = Path(__file__).resolve().parents[2]
CODE = next(code for code in ("da", "cs", "hu", "fi") if code not in BY_CODE)
"""A language that Discord knows and the bot does not speak."""
END = '\n)\n"""The first'
LINE = f'\n    Language("{CODE}", "Probe", "{CODE}", ";"),'
TRIAL = (
    f"CODE = {CODE!r}"
    + """
import asyncio
from pathlib import Path
from simcord import Env
from cogs.league.standings import figure
from tests.cogs.party import Party, new_bot, said, text_of

async def trial():
    env = Env(new_bot(Path("games.sqlite3")))
    await env.start()
    party = Party(env)
    offered = env.backend.commands[None].values()
    [language] = [o for c in offered if c["name"] == "settings" for o in c["options"] if o["name"] == "language"]
    offered = [(choice["name"], choice["value"]) for choice in language["options"][0]["choices"]]
    assert ("Probe", CODE) in offered, language
    assert language["name_localizations"][CODE] == "sprache", language["name_localizations"]
    assert "Probe" in said(await party.ann.slash(party.channel, "settings language", language=CODE))
    shown = await party.ann.slash(party.channel, "settings show")
    assert "EINSTELLUNGEN" in said(shown)
    await party.begin(2, map="usa")
    sorry = party.bot.words.say(CODE, "apology")
    for person in (party.ann, party.bob):  # a reader of the new language, and one of another
        topic = {"map": "usa", "about": "ticket"}
        for command, options in (("rules", topic), ("rules", {}), ("my games", {}), ("help", {})):
            assert sorry not in said(await person.slash(party.channel, command, **options)), command
    assert figure(1.5, CODE) == "1;5"
    await env.shutdown()
    await party.bot.close()

asyncio.run(trial())
print("spoken")
"""
)


def house(root: Path, line: str) -> None:
    """The same program with one more line in the table of languages, and a folder of its words."""
    for entry in ROOT.iterdir():
        if entry.name not in ("data", ".git"):
            (root / entry.name).symlink_to(entry)
    (root / "data").mkdir()
    for entry in (ROOT / "data").iterdir():
        if entry.name not in ("words", "languages.py", "__pycache__"):
            (root / "data" / entry.name).symlink_to(entry)
    shutil.copytree(WORDS, root / "data" / "words")
    table = (ROOT / "data" / "languages.py").read_text(encoding="utf-8")
    assert table.count(END) == 1
    (root / "data" / "languages.py").write_text(table.replace(END, line + END), encoding="utf-8")


@pytest.mark.long
def test_one_more_language_is_a_folder_of_words_and_a_line(tmp_path: Path) -> None:
    house(tmp_path, LINE)
    shutil.copytree(WORDS / "en", tmp_path / "data" / "words" / CODE)
    file = tmp_path / "data" / "words" / CODE / "people" / "settings.ftl"
    words = file.read_text(encoding="utf-8").splitlines()
    changed = {
        "cmd-settings-language": "sprache",
        "settings-title-person": "EINSTELLUNGEN",
        "language-set": "Probe",
    }
    lines = [
        next((f"{key} = {text}" for key, text in changed.items() if line.startswith(f"{key} =")), line)
        for line in words
    ]
    file.write_text("\n".join(lines) + "\n", encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-c", TRIAL],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.stdout.endswith("spoken\n"), done.stderr


def test_a_language_whose_folder_lacks_a_sentence_is_not_spoken(tmp_path: Path) -> None:
    """The trial above would fail without its words: nothing falls back to English unseen."""
    house(tmp_path, LINE)
    done = subprocess.run(
        [sys.executable, "-c", f"from cogs.text.catalogue import catalogue; catalogue().say('{CODE}', 'none')"],
        cwd=tmp_path,
        env={**os.environ, "PYTHONPATH": str(tmp_path), "PYTHONDONTWRITEBYTECODE": "1"},
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode and "KeyError: 'none'" in done.stderr, done.stderr


@pytest.mark.parametrize("language", LANGUAGES, ids=lambda language: language.code)
def test_each_language_is_found_by_its_locale(language: Language) -> None:
    assert language_of(language.locale) == language.code
    assert (WORDS / language.code).is_dir()


def test_a_locale_that_nobody_translated_is_read_in_the_first_language() -> None:
    assert language_of("en-GB") == language_of("fr") == language_of("") == LANGUAGES[0].code
    assert set(BY_CODE) == {folder.name for folder in WORDS.iterdir()}
