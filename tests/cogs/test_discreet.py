"""The log tells no hand, ticket, seed or token, at any level, not even in the trace of an error."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from cogs.core import logs
from cogs.core.delivery import write_to
from cogs.core.logs import TALKATIVE, WITHHELD, discreet, guard, keep_secrets
from cogs.rail import panels
from cogs.tables.seats import has_left
from data.maps.library import load
from engine.core.refused import Refused
from tests.cogs.hands import brisk, id_of, panel_of
from tests.cogs.party import Party
from tests.cogs.test_preview import set_up
from tests.cogs.watch import names_of
from tests.scanner import secrets_of

TOKEN = "MTIzNDU2Nzg5MDEyMzQ1Njc4.GaBcDe.abcdefghijklmnopqrstuvwxyz0123456789AB"
SEED = "0123456789abcdef" * 4


@pytest.fixture
def log() -> Iterator[io.StringIO]:
    """All that every logger says from DEBUG on, through the guard of the product."""
    log_text, root = io.StringIO(), logging.getLogger()
    handler, level = logging.StreamHandler(log_text), root.level
    levels = {name: logging.getLogger(name).level for name in TALKATIVE}
    root.addHandler(handler)
    root.setLevel(logging.DEBUG)
    handler.setLevel(logging.DEBUG)
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.DEBUG)
    guard(handler)
    keep_secrets(logging.Logger("of no handlers"))
    yield log_text
    root.removeHandler(handler)
    root.setLevel(level)
    for name, before in levels.items():
        logging.getLogger(name).setLevel(before)


async def play_some(party: Party, turns: int = 12) -> list[str]:
    """A few moves with looks at hands; the names of all tickets that were secret."""
    table = await party.begin()
    rng = Random(4)
    hidden: set[str] = set()
    for _ in range(turns):
        assert table.game is not None
        hidden |= secrets_of(table.game)[None]
        seat = rng.choice(table.game.waiting)
        await party.people[seat].slash(party.channel, "hand")
        table = await party.act(seat, brisk(table.game, seat, rng))
    names = names_of(load().rules("usa"))
    return [name for ticket in hidden for name in names[ticket]]


async def test_nothing_of_a_game_is_logged_at_any_level(party: Party, log: io.StringIO) -> None:
    names = await play_some(party)
    text = log.getvalue()
    assert not [name for name in names if name in text]
    assert "Your hand" not in text
    assert "simcord_interaction_" not in text


async def test_without_the_guard_hands_would_be_logged(party: Party) -> None:
    """So the test above could fail: at DEBUG, discord.py repeats what it is sent."""
    log_text = io.StringIO()
    handler, logger = logging.StreamHandler(log_text), logging.getLogger("discord")
    logger.addHandler(handler)
    logger.setLevel(logging.DEBUG)
    await play_some(party, 1)
    logging.getLogger("discord.http").debug("POST %s with %s has returned", "/channels/1", {"content": "Your hand"})
    logger.removeHandler(handler)
    logger.setLevel(logging.NOTSET)
    assert "Your hand" in log_text.getvalue()


@pytest.mark.logs_errors
@pytest.mark.simcord(check_errors=False)
async def test_the_trace_of_an_error_tells_no_ticket(
    party: Party, log: io.StringIO, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await party.begin_turns()
    assert table.game is not None
    own = sorted(secrets_of(table.game)[None])

    def broken(*_: object, **__: object) -> None:
        try:
            raise KeyError(own[0])
        except KeyError:
            raise ValueError(f"{table.game!r} {own[1]}") from Refused("unknown_ticket", ticket=own[2])

    monkeypatch.setattr(panels, "hand_text", broken)
    await party.ann.slash(party.channel, "hand")
    text = log.getvalue()
    assert f"ValueError: {WITHHELD}" in text
    assert "hand_text" in text  # where it happened is logged
    assert not [name for name in names_of(load().rules("usa")) if name in text]
    assert "deck=" not in text


@pytest.mark.logs_errors
@pytest.mark.simcord(check_errors=False)
async def test_what_fails_tells_no_cards_and_nobodys_id(party: Party, log: io.StringIO) -> None:
    """A press, a command, typing, and calls to Discord about a person fail, each for somebody else."""
    table = await set_up(party)
    preview = panel_of(await party.ann.slash(party.channel, "claim", route="denver omaha", payment="4 purple"))
    confirm = id_of(preview, "confirm")
    assert "denver-omaha" in confirm
    party.refuse_private_messages(code=0)
    party.env.inject_error("*", "/guilds/*/members/*", status=403, times=None)

    async def write() -> None:
        assert not await write_to(party.bot, party.ann.id, "Hello")
        assert not await has_left(party.bot, table.guild_id, party.bob.id)

    await party.in_bot(write)
    await party.bot.store.run("ALTER TABLE games RENAME TO gone")
    await party.ann.click(preview, custom_id=confirm)
    await party.bob.slash(party.channel, "claim", route="denver omaha", payment="4 purple")
    await party.cleo.autocomplete(party.channel, "claim", "route", "denv")
    told = log.getvalue()
    await party.bot.store.run("ALTER TABLE gone RENAME TO games")
    assert f"game {table.id}, step {table.step}: press confirm" in told
    assert "/claim" in told and "by direct message" in told and "still on the server" in told
    assert "autocomplete" in told
    assert not [person.user.name for person in party.people if str(person.id) in told]
    assert not [word for word in ("denver", "omaha", "purple") if word in told.casefold()]


class TestALine:
    @pytest.mark.parametrize(
        ("line", "told"),
        [
            ("PUT /channels/112233445566778899/thread-members/882233445566778811: 403", "882233445566778811"),
            ("GET /guilds/112233445566778899/members/882233445566778811: 500", "882233445566778811"),
            ("in autocomplete for 'claim' (Guild: 112233445566778899, User: 882233445566778811)", "882233445566778811"),
            ("<@882233445566778811> in channel 112233445566778899", "882233445566778811"),
            ("for <Press item=<Button custom_id='st:1:2:pay:boston-miami:3 red'>>", "boston-miami:3 red"),
            ("future: <Task finished coro=<f()> exception=KeyError('red', 'boston')>", "('red', 'boston')>"),
        ],
    )
    def test_holds_no_persons_id_and_nothing_that_was_pressed_or_raised(self, line: str, told: str) -> None:
        assert discreet(line) == line.replace(told, WITHHELD)

    def test_names_errors_within_a_list_by_their_kind(self, log: io.StringIO) -> None:
        logging.getLogger("cogs.test").warning("a sentence: %s", [KeyError("red")])
        assert log.getvalue() == "a sentence: ['KeyError']\n"

    @pytest.mark.parametrize("secret", [TOKEN, SEED, "aW50ZXJhY3Rpb246MTIz"])
    def test_holds_no_token_and_no_seed(self, secret: str) -> None:
        line = discreet(f"POST /webhooks/123/{secret}/messages: {TOKEN} {SEED}")
        assert secret not in line
        assert line.startswith(f"POST /webhooks/123/{WITHHELD}/messages")

    def test_keeps_everything_else(self) -> None:
        line = "game 12, step 3: post not delivered: 403 Forbidden (error code: 50013): /channels/12/messages"
        assert discreet(line) == line

    def test_names_a_refusal_by_its_code(self, log: io.StringIO) -> None:
        logging.getLogger("cogs.test").warning("game 1 waits: %s", Refused("map_gone", map="boston-miami"))
        assert log.getvalue() == "game 1 waits: map_gone\n"

    def test_that_fits_no_form_is_still_logged(self, log: io.StringIO) -> None:
        logging.getLogger("cogs.test").warning("%d of them", "seven")
        assert "of them" in log.getvalue()


def test_messages_of_the_machine_are_logged() -> None:
    try:
        Path("/nowhere/at/all").read_text(encoding="utf-8")
    except OSError as error:
        assert "No such file" in logs.discreet_trace(error)
