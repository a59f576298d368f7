"""`/game replay`: the animation of what is over and open, and its turns in a private panel."""

from __future__ import annotations

import json
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image
from simcord import InteractionResult

from cogs.core.components import Panel, Press, Row
from cogs.game.replay import Projector, story, turns_of
from cogs.tables.finale import REPLAY
from cogs.text.localizer import Localizer
from data.maps.library import GAMES
from data.store.deals import Deals
from tests.cogs.forged import submit
from tests.cogs.hands import custom_ids, panel_of
from tests.cogs.party import Party, said
from tests.cogs.program import bot_py
from tests.cogs.test_closed_tables import share, sit_down
from tests.cogs.test_deals import to_the_end
from tests.cogs.test_finale import described
from tests.replays.keep import HERE


async def attached(party: Party, result: InteractionResult) -> bytes:
    (attachment,) = panel_of(result).message.attachments
    kept: list[bytes] = []

    async def read() -> None:
        kept.append(await attachment.read())

    await party.in_bot(read)
    return kept[0]


def button(result: InteractionResult, part: str) -> str:
    return next(id_ for id_ in custom_ids(panel_of(result).message.components) if part in id_)


@pytest.mark.long
@pytest.mark.pictures
async def test_the_end_has_a_button_for_an_animation_that_is_also_told_in_ten_lines(party: Party) -> None:
    await party.begin(seats=2)
    assert "isn't finished" in said(await party.ann.slash(party.channel, "game replay"))
    table = await to_the_end(party)
    await party.read_the_end()
    end = party.posts()[-1]
    pressed = next(id_ for id_ in custom_ids(end.components) if id_.endswith(f":{REPLAY}"))
    shown = await party.eve.click(end, custom_id=pressed)
    gif = Image.open(BytesIO(await attached(party, shown)))
    assert gif.format == "GIF" and gif.width == 800 and getattr(gif, "n_frames", 1) > table.running.turn.number / 2
    (alt,) = described(panel_of(shown).message.components)
    totals = table.running.result().totals
    assert alt.count("\n") < 10 and f"Ann {totals[0]}, Bob {totals[1]}" in alt.replace("−", "-")
    by_number = await party.eve.slash(party.guild.create_text_channel("else"), "game replay", game=table.id)
    assert len(await attached(party, by_number)) > 50_000


@pytest.mark.logs_errors
async def test_an_animation_that_cannot_be_drawn_leaves_its_text(party: Party, monkeypatch: pytest.MonkeyPatch) -> None:
    await party.begin(seats=2)
    await to_the_end(party)

    async def broken(_: object) -> bytes:
        raise ValueError("no picture")

    monkeypatch.setattr("cogs.game.replay.paint", broken)
    shown = said(await party.ann.slash(party.channel, "game replay"))
    assert "After turn" in shown and "too large" not in shown
    assert not party.bot.feature(Projector).busy


async def test_the_points_on_the_way_are_those_of_the_claims_so_far(party: Party) -> None:
    """Counted independently: by the length of each claimed route in the stored events."""
    await party.begin(seats=2)
    table = await to_the_end(party)
    worth = {1: 1, 2: 2, 3: 4, 4: 7, 5: 10, 6: 15}
    routes = {
        one["id"]: one["length"] for one in json.loads((GAMES / "usa.json").read_text(encoding="utf-8"))["routes"]
    }
    turns, points = await turns_of(party.bot, table), [0, 0]
    by_turn = dict[int, list[int]]()
    number = 0
    for row in await party.bot.store.steps(table.id):
        for event in json.loads(row.events):
            if event["event"] == "route_claimed":
                points[event["seat"]] += worth[routes[event["route"]]]
            if event["event"] == "turn_ended":
                by_turn[number] = list(points)
            number = event["number"] if event["event"] == "turn_began" else number
    lines = story(Localizer(party.bot.words, "en", table), table, turns)
    middle = turns[len(turns) // 2 - 1].number
    ann, bob = by_turn[middle]
    assert f"After turn {middle}: Ann {ann}, Bob {bob}." in lines and len(lines) <= 10


@pytest.mark.pictures
async def test_the_turns_are_stepped_through_in_one_private_panel(party: Party) -> None:
    await party.begin(seats=2)
    table = await to_the_end(party)
    last = table.running.turn.number
    replay = await party.bob.slash(party.channel, "game replay")
    shown = await party.bob.click(panel_of(replay), custom_id=button(replay, "replay-step:first"))
    assert f"Turn 1 of {last}" in said(shown)
    for way, turn in (("forward", 2), ("forward", 3), ("back", 2), ("last", last), ("first", 1)):
        shown = await party.bob.click(panel_of(shown), custom_id=button(shown, f"replay-step:{way}"))
        assert f"Turn {turn} of {last}" in said(shown), way
        assert Image.open(BytesIO(await attached(party, shown))).width == 1600
    shown = await party.bob.click(panel_of(shown), custom_id=button(shown, "replay-step:mine"))
    assert "· Bob" in said(shown)
    form = f"st:{table.id}:{table.step}:replay-go"
    assert f"Turn 7 of {last}" in said(await submit(party.bob, party.channel, form, turn="7"))
    assert f"turns 1 to {last}" in said(await submit(party.ann, party.channel, form, turn="four"))


async def test_a_closed_deal_is_not_replayed_before_it_is_opened(party: Party) -> None:
    deal = await share(party)
    table = await sit_down(party, deal)
    await to_the_end(party)
    await party.read_the_end()
    assert "Other tables play the same deal" in said(await party.ann.slash(party.channel, "game replay"))
    pressed = next(id_ for id_ in custom_ids(party.posts()[-1].components) if id_.endswith(f":{REPLAY}"))
    assert "Other tables play the same deal" in said(await party.ann.click(party.posts()[-1], custom_id=pressed))
    channel = party.bot.get_partial_messageable(party.channel.id)
    kept = [Press(table.id, table.step, verb, verb, arg="first.0") for verb in ("replay-step", "replay-ask", "account")]
    await party.in_bot(lambda: channel.send(view=Panel(Row(*kept))))
    for button_ in kept:
        forged = await party.bob.click(party.posts()[-1], custom_id=button_.custom_id)
        assert "Other tables play the same deal" in said(forged), button_.custom_id
        await party.env.advance_time(5)  # a second tap at once would hear nothing
    await party.in_bot(lambda: Deals(party.bot.store).open(deal, 5))
    assert "Replay of game" in said(await party.ann.slash(party.channel, "game replay"))


async def test_a_server_has_one_replay_drawn_at_a_time(party: Party) -> None:
    await party.begin(seats=2)
    await to_the_end(party)
    party.bot.feature(Projector).busy.add(party.guild.id)
    assert "still drawing" in said(await party.ann.slash(party.channel, "game replay"))
    party.bot.feature(Projector).busy.clear()
    assert "Replay of game" in said(await party.ann.slash(party.channel, "game replay"))
    assert not party.bot.feature(Projector).busy


@pytest.mark.long
def test_the_command_draws_a_file_of_a_game(tmp_path: Path) -> None:
    source = str(HERE / "london-classic-2-seats-50.json")
    done = bot_py(tmp_path, "replay", source, "--out", "game.gif", "--language", "uk", "--theme", "dark")
    assert (done.returncode, done.stderr) == (0, "")
    assert Image.open(tmp_path / "game.gif").size[0] == 800
    assert "already exists" in bot_py(tmp_path, "replay", source, "--out", "game.gif").stderr
    assert "doesn't fit" in bot_py(tmp_path, "replay", source, "--out", "other.gif", "--bytes", "5000").stderr
