"""Names and notes that would mention, format, turn round or hide something are shown harmlessly everywhere."""

from __future__ import annotations

import re
import unicodedata
from random import Random

import pytest
from simcord import Env

from cogs.text.names import MOST_MARKS, name_of, safe, tidy
from tests.cogs.hands import ByHints, brisk, play_one, walk
from tests.cogs.mentions import said_in
from tests.cogs.party import Party
from tests.cogs.watch import strings
from tests.rows import crossed

ZALGO = "Z" + "\u0315\u0321\u0336" * 20 + "algo"
EVIL = (
    "@everyone **bold**",
    "<@1><#2></game new:3>",
    "\u202eeliced\u202c ||x||",
    "a\u200bb\u200e\ufeff`c`\u2066",
    ZALGO,
    "[free](http://evil.example)",
    "line\nbreak\r# title",
    "\u3164\u2800\u200b",
    "# big _name_ ~~gone~~",
    "@here <:e:4> <t:5:R>",
    "👨\u200d👩\u200d👧\u200d\u200d\u200d",
    "W" * 32,
)
UNSEEN = re.compile(r"[\u0000-\u0009\u000b-\u001f\u200e\u200f\u202a-\u202e\u2066-\u2069\ufeff\u061c]")
CALLS = re.compile(
    r"(?<!\\)<(?:@[!&]?|#|/|a?:|t:|id:)[^>]*>|@(?:everyone|here)\b|(?<!\\)\[[^\]]*\]\(http://|\*\*bold|\|\|x"
)


def piled(text: str) -> int:
    """The highest pile of marks on a letter."""
    most = now = 0
    for sign in unicodedata.normalize("NFC", text):
        now = now + 1 if unicodedata.category(sign) == "Mn" and sign != "\ufe0f" else 0
        most = max(most, now)
    return most


@pytest.mark.parametrize("text", EVIL, ids=ascii)
def test_a_text_is_harmless_in_a_message(text: str) -> None:
    shown = safe(text)
    assert not CALLS.search(shown)
    assert not UNSEEN.search(shown)
    assert "\n" not in shown
    assert piled(shown) <= MOST_MARKS
    assert name_of(text).strip()


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("Ann-Marie O'Neill #1", "Ann-Marie O'Neill #1"),
        ("Ёжик й ї", "Ёжик й ї"),
        ("Thị Hồng", "Thị Hồng"),
        ("ann_marie", "ann\\_marie"),
        ("👨\u200d👩\u200d👧", "👨\u200d👩\u200d👧"),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("> quote", "\\> quote"),
        ("https://x.example", "https:\\//x.example"),
    ],
)
def test_a_usual_name_stays_as_it_is(text: str, shown: str) -> None:
    assert safe(text) == shown


def test_a_name_of_nothing_is_still_a_name() -> None:
    assert (tidy("\u3164\u200b\u202e"), name_of("\u3164\u200b\u202e")) == ("", "?")


def named(env: Env, names: tuple[str, ...]) -> Party:
    party = Party(env)
    for person, name in zip(party.people, names, strict=False):
        user = env.backend.users[person.id]
        user.global_name = name
    return party


@pytest.mark.parametrize("first", crossed([5, 0, 7], few=1))
async def test_a_game_of_such_people_is_shown_harmlessly(simcord_env: Env, first: int) -> None:
    party = named(simcord_env, EVIL[first : first + 5])
    rng = Random(first)
    table = await party.begin(4, first=party.ann)
    assert table.seats[0].name == EVIL[first]
    modal = await party.ann.slash(party.channel, "note")
    await party.ann.submit_modal(modal, {"note": "**hi** @everyone \u202e <@1>\n# x " + ZALGO})
    for _ in range(14):
        assert table.game is not None
        table = await play_one(party, ByHints(party), brisk(table.game, rng.choice(table.game.waiting), rng))
    for command in ("hand", "board", "game log", "my games"):
        await party.ann.slash(party.channel, command)
    await party.eve.slash(party.channel, "game new", map="usa", seats=2)
    check(party)
    await party.bot.close()


def check(party: Party) -> None:
    """Everything that was sent: in texts nothing is called or formatted, nowhere is anything unseen or piled up."""
    ids = {f"<@{person.id}>" for person in party.people} | {f"<#{party.channel.id}>"}
    seen = 0
    for request in party.env.http_requests:
        message = said_in(request.path, request.method, request.json)
        if message is None:
            continue
        texts = [str(part["content"]) for part in walk(message.get("components") or ()) if part.get("content")]
        for text in [*texts, str(message.get("content") or "")]:
            seen += 1
            called = [call for call in CALLS.findall(text) if call not in ids and not re.match(r"<(/|t:\d{9})", call)]
            assert not called, text
        for text in strings(message):
            assert not UNSEEN.search(text), text
            assert piled(text) <= MOST_MARKS, text
    assert seen > 30
