"""Bad input: each kind has its own sentence in the reader's language, and changes nothing."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from typing import Any

import discord
import pytest

from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.languages import entries
from engine.core.refused import Refused
from tests.cogs.hands import parts_in
from tests.cogs.party import Party, said
from tests.cogs.positions import arrange

WORDS = catalogue()
RICH = ["red"] * 5 + ["blue"] * 5 + ["locomotive"] * 5
BARE = {"face_up": [], "deck": [], "discard": [], "hands": [["red"]]}
OMAHA, TWIN, TWINS = "denver-omaha", "kansas_city-saint_louis-1", "kansas_city-saint_louis-2"


@dataclass(frozen=True)
class Bad:
    """What somebody types in which position, and the refusal that it meets."""

    code: str
    command: str
    typed: dict[str, str] = field(default_factory=dict)
    given: dict[str, Any] = field(default_factory=dict)
    who: int = 0
    facts: dict[str, Any] = field(default_factory=dict)


def claim(code: str, route: str, payment: str, facts: dict[str, Any], **given: Any) -> Bad:
    """A claim by a seat with a full hand, unless another is given."""
    typed = {"route": route, "payment": payment}
    return Bad(code, "claim", typed, {"hands": [RICH], **given}, facts=facts)


CASES = [
    Bad("not_your_turn", "draw", who=1, facts={"seat": 0}),
    Bad("not_seated", "draw", who=4),
    Bad("not_seated", "tickets", who=4),
    Bad("unknown_card", "draw", {"card": "plaid"}, facts={"card": "plaid"}),
    Bad("card_not_face_up", "draw", {"card": "red"}, {"face_up": ["blue"] * 5}, facts={"card": "red"}),
    Bad("deck_empty", "draw", {"card": "deck"}, {**BARE, "face_up": ["blue"]}),
    Bad("no_cards_left", "draw", {}, BARE),
    claim("unknown_route", "Paris Rome", "red", {"route": "Paris Rome"}),
    claim("route_taken", OMAHA, "4 loco", {"route": OMAHA, "owner": 1}, claimed={OMAHA: 1}),
    claim("twin_closed", TWINS, "2 loco", {"route": TWINS, "open": 1, "tracks": 2}, claimed={TWIN: 1}),
    claim("own_twin", TWINS, "2 loco", {"route": TWINS}, claimed={TWIN: 0}),
    claim("too_few_pieces", OMAHA, "4 loco", {"needed": 4, "left": 3}, pieces=[3, 45, 45]),
    claim("payment_count", OMAHA, "2 loco", {"needed": 4, "offered": 2}),
    claim("payment_mixed", OMAHA, "2 red 2 blue", {}),
    claim("payment_color", OMAHA, "4 red", {"needed": "purple", "offered": "red"}),
    claim("not_in_hand", OMAHA, "4 purple", {"card": "purple", "held": 1, "offered": 4}, hands=[["purple", "red"]]),
    claim("unreadable_cards", OMAHA, "a lot", {"text": "a lot"}),
    claim("several_routes", "miami", "2 loco", {"text": "miami", "routes": ()}),
    Bad("no_tickets_left", "tickets", {}, {"ticket_deck": []}),
    Bad("nothing_to_choose", "keep", {"tickets": "1"}),
    Bad("still_can_act", "pass"),
]


@pytest.mark.parametrize("bad", CASES, ids=lambda bad: f"{bad.code}-{bad.command}")
async def test_is_answered_with_its_own_sentence(party: Party, bad: Bad) -> None:
    await party.begin_turns()
    table = await arrange(party, **bad.given)
    person = party.people[bad.who]
    for lang in LANGS:
        await person.slash(party.channel, "settings language", language=lang)
        answer = said(await person.slash(party.channel, bad.command, **bad.typed))
        sentence = Localizer(WORDS, lang, table).refusal(Refused(bad.code, **bad.facts))
        assert sentence.split("{")[0] == answer or (bad.code == "several_routes" and answer.startswith(sentence[:25]))
        assert bool(re.search("[А-яіїє]", answer)) == (lang != "en")
        assert (await party.table()).step == table.step


def test_every_sentence_is_another_one() -> None:
    for lang in LANGS:
        keys = WORDS.keys("refused-")
        assert len({WORDS.say(lang, key, **EVERY_FACT) for key in keys}) == len(keys)


NUMBERS = ("needed", "kept", "left", "offered", "held", "limit", "seated", "least", "most", "seats")
NAMES = {name for source in entries("en").values() for name in re.findall(r"\$([\w-]+)", source)}
EVERY_FACT = dict.fromkeys(NAMES, "?") | dict.fromkeys(NUMBERS, 2)


@pytest.mark.parametrize("lang", LANGS)
class TestInItsPlace:
    async def speak(self, party: Party, lang: str) -> None:
        await party.ann.slash(party.channel, "settings language", language=lang)

    def sentence(self, lang: str, code: str, table: Table | None = None, **facts: Any) -> str:
        return Localizer(WORDS, lang, table).refusal(Refused(code, **facts))

    async def test_no_game_here(self, party: Party, lang: str) -> None:
        await self.speak(party, lang)
        for command in ("draw", "tickets", "pass", "board"):
            assert said(await party.ann.slash(party.channel, command)) == self.sentence(lang, "no_game_here")
        assert await party.ann.autocomplete(party.channel, "claim", "route", "den") == []
        for command in ("game replay", "game export"):
            assert said(await party.ann.slash(party.channel, command)) == self.sentence(lang, "no_finished_game")

    async def test_a_face_up_wild_as_second_card(self, party: Party, lang: str) -> None:
        await party.begin_turns()
        await self.speak(party, lang)
        await arrange(party, face_up=["locomotive", "red", "red", "red", "red"])
        await party.ann.slash(party.channel, "draw", card="deck")
        half = await party.table()
        answer = said(await party.ann.slash(party.channel, "draw", card="locomotive"))
        assert answer == self.sentence(lang, "wild_second_card")
        (locked,) = (part for part in parts_in(party.posts()[-1].components) if ":take:locomotive" in part.custom_id)
        assert locked.disabled
        assert (await party.table()).step == half.step

    async def test_anything_else_in_a_half_done_draw(self, party: Party, lang: str) -> None:
        await party.begin_turns()
        await self.speak(party, lang)
        await arrange(party, hands=[RICH], face_up=["red"] * 5)
        await party.ann.slash(party.channel, "draw", card="deck")
        half = await party.table()
        typed = {"route": OMAHA, "payment": "4 loco"}
        assert said(await party.ann.slash(party.channel, "claim", **typed)) == self.sentence(lang, "finish_market")
        assert said(await party.ann.slash(party.channel, "tickets")) == self.sentence(lang, "finish_market")
        assert (await party.table()).step == half.step

    async def test_anything_else_while_tickets_are_chosen(self, party: Party, lang: str) -> None:
        await party.begin_turns()
        await self.speak(party, lang)
        await party.ann.slash(party.channel, "tickets", now=True)
        table = await party.table()
        assert said(await party.ann.slash(party.channel, "draw", card="deck")) == self.sentence(lang, "finish_tickets")
        assert (await party.table()).step == table.step

    async def test_a_choice_below_the_minimum(self, party: Party, lang: str) -> None:
        table = await party.begin()
        await self.speak(party, lang)
        one = said(await party.ann.slash(party.channel, "keep", tickets="1"))
        assert one == self.sentence(lang, "too_few_tickets", needed=2, kept=1)
        twice = said(await party.ann.slash(party.channel, "keep", tickets="1 1"))
        assert twice != one and "(" in twice
        unknown = said(await party.ann.slash(party.channel, "keep", tickets="Paris"))
        assert unknown == self.sentence(lang, "unknown_ticket", text="Paris")
        assert (await party.table()).step == table.step

    async def test_a_turn_before_all_have_chosen(self, party: Party, lang: str) -> None:
        await party.begin()
        await self.speak(party, lang)
        assert said(await party.ann.slash(party.channel, "draw", card="deck")) == self.sentence(lang, "finish_tickets")
        table = await party.act(0, 0)
        assert said(await party.ann.slash(party.channel, "draw", card="deck")) == self.sentence(lang, "not_begun")
        assert (await party.table()).step == table.step

    async def test_a_game_that_is_over(self, party: Party, lang: str) -> None:
        await party.begin_turns()
        await self.speak(party, lang)
        await arrange(party, last_turns=1)
        await party.ann.slash(party.channel, "draw", card="deck")
        await party.ann.slash(party.channel, "draw", card="deck")
        over = await party.table()
        assert over.status == "finished"
        assert said(await party.ann.slash(party.channel, "draw", card="deck")) == self.sentence(lang, "game_over")
        assert (await party.table()).step == over.step

    async def test_a_route_that_the_hand_cannot_pay(self, party: Party, lang: str) -> None:
        await party.begin_turns()
        await self.speak(party, lang)
        await arrange(party, hands=[["red"]])
        answer = said(await party.ann.slash(party.channel, "claim", route=OMAHA))
        assert answer == self.sentence(lang, "payment_count", needed=4, offered=0)

    async def test_a_started_game(self, party: Party, lang: str) -> None:
        await party.begin()
        await self.speak(party, lang)
        answer = said(await party.ann.slash(party.channel, "game join"))
        assert answer == self.sentence(lang, "already_started")

    async def test_a_permission_that_is_missing(self, party: Party, lang: str) -> None:
        await self.speak(party, lang)
        assert party.bot.user is not None
        denied = discord.PermissionOverwrite(read_message_history=False)
        channel = party.guild.create_text_channel("closed", overwrites={party.bot.user: denied})
        answer = said(await party.ann.slash(channel, "game new", map="usa"))
        assert answer == self.sentence(lang, "missing_permission", permission="read_message_history")
