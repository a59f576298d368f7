"""Messages whose buttons have nothing left to do lose them, and who presses an old copy still hears why."""

from __future__ import annotations

import pytest

from cogs.core.time import DAY
from tests.cogs.hands import custom_ids
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_clocks import no_pictures, waiting_vote

__all__ = ["no_pictures"]
pytestmark = pytest.mark.simcord(settle_timeout=120)


def pressable(party: Party, *, verb: str = "") -> list[str]:
    """The ids of the game's buttons and selects in the channel, of one verb or of all."""
    found = [id_ for post in party.posts() for id_ in custom_ids(post.components) if not id_.startswith("st:0:")]
    return [id_ for id_ in found if not verb or id_.split(":")[3] == verb]


async def test_a_cancelled_game_leaves_none(party: Party) -> None:
    await waiting_vote(party)
    await party.bob.slash(party.channel, "game substitute")
    old = party.posts()[-1]
    assert pressable(party, verb="vote") and pressable(party, verb="takeseat")
    async with party.unseen():
        await party.bot.tables.cancel(1, party.ann.id)
        assert "isn't running" in said(await party.dan.click(old, label="Take seat"))
    assert pressable(party) == []


async def test_a_cancelled_game_leaves_none_on_the_hands(party: Party) -> None:
    await party.begin_turns(seats=2)
    (hand,) = party.whispers(party.bob)
    assert list(custom_ids(hand.components))
    await party.in_bot(lambda: party.bot.tables.cancel(1, party.ann.id))
    (hand,) = party.whispers(party.bob)
    assert not list(custom_ids(hand.components)) and "Your hand" in text_of(hand)
    assert await party.bot.store.queued(1) == []


async def test_a_vote_leaves_none_when_its_seat_moves(party: Party) -> None:
    await waiting_vote(party)
    await party.ann.slash(party.channel, "draw", card="deck")
    assert pressable(party, verb="vote") == []


async def test_a_vote_leaves_none_when_its_time_is_up(party: Party) -> None:
    await waiting_vote(party)
    (asked,) = [post for post in party.posts() if any(":vote:" in id_ for id_ in custom_ids(post.components))]
    await party.env.advance_time(DAY + 60)
    (asked,) = [post for post in party.posts() if post.id == asked.id]
    assert not list(custom_ids(asked.components)) and "Ann" in text_of(asked)


async def test_a_vote_about_a_pause_leaves_none_when_somebody_declines(party: Party) -> None:
    await party.begin_turns(seats=3)
    await party.ann.slash(party.channel, "game pause")
    assert pressable(party, verb="pause")
    await party.bob.click(party.posts()[-1], label="Keep playing")
    assert pressable(party, verb="pause") == pressable(party, verb="nopause") == []
