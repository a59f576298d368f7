"""Maps, options and people may be called as long as Discord and the checks of maps allow; every label is cut."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path
from random import Random

import discord
import pytest
import pytest_asyncio

from cogs.core.components import Pick, Press, window
from cogs.run.bot import SlowTrain
from cogs.tables.terms import denumbered, numbered
from cogs.text.catalogue import shorten
from data.maps.library import load_with
from tests.cogs.party import Party, said
from tests.cogs.test_schema import wrong
from tests.own_map import laid_out, write_map

KEY, VARIANT, OPTIONS = "k" * 20, "v" * 19, ("o" * 9, "p" * 9)
TITLE = "🚂 The longest name " + "x" * 70
FAMILY = "👩‍👩‍👧‍👦"
PERSON = FAMILY * 2 + "🧑🏽" * 9


@pytest_asyncio.fixture
async def simcord_bot(database: Path, tmp_path: Path) -> AsyncIterator[SlowTrain]:
    raw = laid_out(KEY)
    raw["names"] = {"en": TITLE, "uk": TITLE}
    raw["variants"] = {VARIANT: {"names": {"en": TITLE}}}
    raw["options"] = {name: {"names": {"en": f"{name} {'y' * 80}"}, "parts": {}} for name in OPTIONS}
    write_map(tmp_path / "maps", raw)
    bot = SlowTrain(database, Random(1), shard_count=1, library=load_with(tmp_path / "maps"))
    yield bot
    await bot.close()


async def test_a_game_with_the_longest_names_is_shown(party: Party) -> None:
    assert KEY in party.bot.library.games
    people = [
        party.guild.add_member(party.env.create_user(f"long{number}", global_name=PERSON[: 32 - number] + str(number)))
        for number in range(3)
    ]
    host, *others = people
    await host.slash(party.channel, "game new", map=KEY, seats=2, options=",".join(OPTIONS), clock="b10", late="tm")
    assert "longest name" in str(party.posts()[-1].components)
    taken = await others[1].slash(
        party.channel, "game new", map=KEY, options=",".join(OPTIONS), clock="b10", late="tm", first=host
    )
    assert taken.response is not None
    button = taken.response.components[-1]["components"][0]["custom_id"]
    assert len(button) <= 100
    opened = await others[1].click(taken.response, custom_id=button)
    assert "<#" in said(opened)
    await others[0].slash(party.channel, "game join")
    for person in people[:2]:
        for command in ("hand", "board", "plan", "rules", "note", "help", "game cancel"):
            await person.slash(party.channel, command)
        for command, option in (("claim", "route"), ("game replace", "player"), ("game new", "options")):
            filled = {"map": KEY} if command == "game new" else {}
            for choice in await person.autocomplete(party.channel, command, option, "", **filled):
                assert len(choice["name"].encode("utf-16-le")) <= 200
    assert wrong(party) == []


@pytest.mark.parametrize("text", [PERSON * 9, "🧑🏽" * 99, "e\u0301" * 200, "a" * 300, FAMILY * 30])
def test_no_sign_is_cut_in_two(text: str) -> None:
    cut = shorten(text)
    assert len(cut.encode("utf-16-le")) <= 200 and cut.endswith("…")
    signs = {FAMILY, "🧑🏽", "e\u0301", "a"}
    left = cut.removesuffix("…")
    while left:
        sign = next((one for one in signs if left.endswith(one)), None)
        assert sign is not None, left[-8:]
        left = left.removesuffix(sign)


def test_what_fits_is_not_cut() -> None:
    assert shorten("🚂" * 50) == "🚂" * 50 and shorten("a" * 100) == "a" * 100


def test_buttons_selects_and_modals_cut_their_own_texts() -> None:
    long = "x" * 200
    assert len(Press(1, 1, "hand", long).item.label or "") == 80
    pick = Pick(1, 1, "pickhand", [discord.SelectOption(label=long, description=long)], placeholder=long)
    option = pick.item.options[0]
    assert [len(text or "") for text in (option.label, option.description, pick.item.placeholder)] == [100, 100, 150]
    group: discord.ui.CheckboxGroup[discord.ui.Modal] = discord.ui.CheckboxGroup(custom_id="tickets")
    group.add_option(label=long, value="a")
    modal = window(long, "st:1:1:keep", long, long, group)
    [line] = modal.children
    assert isinstance(line, discord.ui.Label)
    assert [len(text or "") for text in (modal.title, line.text, line.description)] == [45, 45, 100]
    assert len(group.options[0].label) == 100


def test_options_are_read_as_they_were_numbered(tmp_path: Path) -> None:
    raw = laid_out(KEY)
    raw["options"] = {name: {"names": {"en": name}, "parts": {}} for name in OPTIONS}
    write_map(tmp_path, raw)
    file = load_with(tmp_path).games[KEY]
    chosen = {OPTIONS[1]: "on", "table_clock": "10d+24h", "table_timeout": "computer_move"}
    assert denumbered(numbered(chosen, file), file) == chosen
