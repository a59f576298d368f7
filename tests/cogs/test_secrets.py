"""Nothing public hangs on what is secret: not a word, a button, a file's name or a picture's text alternative."""

from __future__ import annotations

import logging
import re
from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace as with_fields

from cogs._panels import board_panel
from cogs._speech import Speech
from cogs._tables import Table
from cogs._words import LANGS, catalogue
from data.library import load
from engine.core.event import Event
from engine.core.game import Game
from engine.parts.market import CardDrawn, CardsDealt, DeckMade, DeckRebuilt, MarketSlice
from engine.parts.tickets import TicketsKept, TicketsOffered, TicketsSeen, TicketsSlice
from tests.cogs.party import Party, said
from tests.cogs.test_limits import MAPS, parts_of, table_of
from tests.cogs.test_play import ByButtons, BySlash, brisk, whole_game

WORDS = catalogue()
PUBLIC_VERBS = {"draw", "pickcard", "claim", "tickets", "choose", "hand", "rematch"}


# The panel and the sentences are the same whatever is hidden


def other_secrets(game: Game, rng: Random) -> Game:
    """The same table with other cards in the hands and the deck, and other tickets: all that nobody may know."""
    market, tickets = game.slice(MarketSlice), game.slice(TicketsSlice)
    hidden = [*market.deck]
    for hand in market.hands:
        hidden += [kind for kind, count in zip(market.kinds, hand, strict=True) for _ in range(count)]
    rng.shuffle(hidden)
    hands = []
    for hand in market.hands:
        dealt = [hidden.pop() for _ in range(sum(hand))]
        hands.append(tuple(dealt.count(kind) for kind in market.kinds))
    everything = [
        *tickets.deck,
        *tickets.box,
        *tickets.aside,
        *(t for held in (*tickets.kept, *tickets.offered) for t in held),
    ]
    rng.shuffle(everything)

    def dealt_again(held: tuple[str, ...]) -> tuple[str, ...]:
        return tuple(everything.pop() for _ in held)

    changed = {
        MarketSlice: with_fields(market, deck=tuple(hidden), hands=tuple(hands)),
        TicketsSlice: with_fields(
            tickets,
            kept=tuple(map(dealt_again, tickets.kept)),
            offered=tuple(map(dealt_again, tickets.offered)),
            deck=dealt_again(tickets.deck),
            box=dealt_again(tickets.box),
            aside=dealt_again(tickets.aside),
        ),
    }
    slices = tuple(changed.get(type(part), part) for part in game.slices)
    return Game(game.rules, game.seats, game.turn, slices)


def other_luck(event: Event, rng: Random, game: Game) -> Event:
    """The same event with another secret in it."""
    kinds = game.slice(MarketSlice).kinds
    tickets = tuple(rng.sample(sorted(game.slice(TicketsSlice).deck) or ["?"], 1))
    match event:
        case CardDrawn():
            return with_fields(event, card=rng.choice(kinds))
        case CardsDealt():
            return with_fields(event, cards=tuple(rng.choices(kinds, k=event.count)))
        case DeckMade() | DeckRebuilt():
            return with_fields(event, order=tuple(rng.choices(kinds, k=event.count)))
        case TicketsOffered():
            return with_fields(event, tickets=tickets * event.count)
        case TicketsKept(opening=True):
            return with_fields(event, kept=tickets, returned=(), count=rng.randint(2, 3))
        case TicketsKept():
            return with_fields(event, kept=tickets, returned=())
    return event


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("key", MAPS)
def test_the_board_looks_the_same_whatever_is_hidden(key: str, lang: str) -> None:
    rng = Random(17)
    rules = load().rules(key)
    game, events = Game.new(rules, rules.seats[1], rng)
    story: Sequence[Event] = events
    while not game.over:
        shown = board_panel(WORDS, lang, table_of(game), story, picture=True)
        hidden = other_secrets(game, rng)
        told = [other_luck(event, rng, game) for event in story]
        again = board_panel(WORDS, lang, table_of(hidden), told, picture=True)
        assert list(parts_of(shown)) == list(parts_of(again))
        seat = game.waiting[0]
        story = game.act(brisk(game, seat, rng), rng)
        game = game.after(story)


# Whole games through Discord, with everything that was sent in public looked at


def strings(value: Any) -> Iterator[str]:
    if isinstance(value, str):
        yield value
    elif isinstance(value, Mapping):
        for inner in value.values():
            yield from strings(inner)
    elif isinstance(value, (list, tuple)):
        for inner in value:
            yield from strings(inner)


def ticket_names(table: Table) -> set[str]:
    """Every ticket of the game by id and by its name in each language."""
    assert table.game is not None
    rules = table.game.rules
    tickets = next(part.tickets for part in rules.parts if hasattr(part, "tickets"))
    names = set(tickets)
    for lang in LANGS:
        names |= {Speech(WORDS, lang, table).ticket(ticket) for ticket in tickets}
    return names


def check_answers(party: Party) -> None:
    """Whatever answers a press or a command of a turn is seen by the asker alone."""
    for request in party.env.http_requests:
        if request.path.endswith("/callback") and request.json is not None:
            data = request.json.get("data") or {}
            if request.json["type"] in (4, 5):
                told = " ".join(strings(data))
                assert data.get("flags", 0) & 64 or "Join" in told, told


def check_public(party: Party, table: Table) -> int:
    """No ticket, and no id that hangs on a hand, in anything sent to the channel before the tickets are opened."""
    names = ticket_names(table)
    sent = 0
    for request in party.env.http_requests:
        if f"/channels/{party.channel.id}/" not in request.path or request.json is None:
            continue
        told = list(strings(request.json))
        if any(re.search(r"opens \d+ ticket", text) for text in told):
            break  # from here on tickets are public
        sent += 1
        for text in told:
            assert not [name for name in names if name in text], text
            assert "You took" not in text
            assert "Cards (" not in text
            if (match := re.fullmatch(r"st:\d+:\d+:([a-z]+)(:.*)?", text)) and match[1] in PUBLIC_VERBS:
                assert match[2] is None
    return sent


@pytest.mark.parametrize(("hands", "seed"), [(BySlash, 8), (ByButtons, 9)])
async def test_a_whole_game_tells_no_secret(
    party: Party, caplog: pytest.LogCaptureFixture, hands: type[BySlash] | type[ByButtons], seed: int
) -> None:
    with caplog.at_level(logging.DEBUG, "cogs"), caplog.at_level(logging.DEBUG, "data"):
        table = await whole_game(party, hands(party), seed)
    assert check_public(party, table) > 100
    check_answers(party)
    for message in party.posts():
        assert {file.filename for file in message.attachments} <= {"board.png", "score.png"}
    own = [record.getMessage() for record in caplog.records if record.name.startswith(("cogs", "data"))]
    assert not [line for line in own for name in ticket_names(table) if name in line]


async def test_with_private_messages_refused_the_secrets_stay_secret(party: Party) -> None:
    party.refuse_private_messages()
    table = await whole_game(party, ByHints(party), seed=10)
    assert check_public(party, table) > 100
    check_answers(party)


class ByHints(ByButtons):
    """Buttons under the newest board, which hint messages may follow."""

    async def press(self, person: Any, table: Table, verb: str) -> Any:
        wanted = f"st:{table.id}:{table.step}:{verb}"
        return await person.click(self.board(wanted), custom_id=wanted)

    def board(self, custom_id: str) -> Any:
        return next(post for post in reversed(self.party.posts()) if custom_id in custom_ids(post.components))


def custom_ids(components: Sequence[Any]) -> Iterator[str]:
    for component in components:
        if getattr(component, "custom_id", None):
            yield component.custom_id
        yield from custom_ids(getattr(component, "children", ()))


class TestForeignEyes:
    async def test_nobody_else_is_offered_anything_while_typing(self, party: Party) -> None:
        await party.begin_turns()
        for person in (party.eve, party.bob):  # eve has no seat, and it is not bob's turn
            for command, option in (("claim", "route"), ("draw", "card"), ("keep", "tickets")):
                assert await person.autocomplete(party.channel, command, option, "") == []

    async def test_a_hand_is_shown_to_its_owner_alone(self, party: Party) -> None:
        table = await party.begin_turns()
        board = party.posts()[-1]
        refused = await party.eve.click(board, custom_id=f"st:{table.id}:{table.step}:hand")
        assert "no seat" in said(refused)
        assert table.game is not None
        for seat in range(3):
            shown = await party.people[seat].click(board, custom_id=f"st:{table.id}:{table.step}:hand")
            own = table.game.view(seat).seen(TicketsSeen).own or ()
            assert "Your hand" in said(shown)
            assert own
            assert all(Speech(WORDS, "en", table).ticket(ticket) in said(shown) for ticket in own)
