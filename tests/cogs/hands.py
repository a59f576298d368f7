"""Hands that play at a table as people do: by typing commands, or by pressing what is shown."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from random import Random
from typing import Any

from simcord import InteractionResult, MemberActor, ResponseMessage

from cogs.faces.ports import PORT
from cogs.faces.stations import STATION
from cogs.rail.cards import coded
from cogs.rail.claims import ROUTE, claims_of
from cogs.rail.draws import TO
from cogs.rail.payments import DIGITS, Bill, Payable, follow
from cogs.rail.typed import claimable
from cogs.tables.face import action_face, pack, unpack
from cogs.tables.table import Table
from cogs.text.catalogue import catalogue
from cogs.text.localizer import Localizer
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.parts.market import DrawCard, Market, StopDrawing
from engine.parts.passing import Pass
from engine.parts.pieces import ChoosePieces, ExchangePieces
from engine.parts.ports import BuildPort
from engine.parts.routes import ClaimRoute, Routes
from engine.parts.stations import BuildStation
from engine.parts.tickets import DrawTickets, KeepTickets, TicketsSeen
from engine.parts.tunnels import LeaveTunnel, PayTunnel
from engine.rail.payment import Answer, PaymentQuestion
from tests.cogs.party import Party, said
from tests.cogs.positions import arrange

Components = Sequence[Mapping[str, Any]]


def brisk(game: Game, seat: Seat, rng: Random) -> Action:
    """A legal action that brings the game to its end: long routes first, now and then tickets."""
    legal = list(game.legal(seat))
    claims = [action for action in legal if isinstance(action, ClaimRoute)]
    tickets = [action for action in legal if isinstance(action, DrawTickets)]
    if tickets and rng.random() < 0.03:
        return tickets[0]
    if claims and rng.random() < 0.7:
        return max(claims, key=lambda claim: len(claim.payment))
    idle = (ClaimRoute, DrawTickets, BuildStation, ExchangePieces, StopDrawing)
    others = [action for action in legal if not isinstance(action, idle)]
    return rng.choice(others or legal)


def walk(components: Components) -> Iterator[Mapping[str, Any]]:
    for component in components:
        yield component
        yield from walk(component.get("components", ()))


def panel_of(result: InteractionResult) -> ResponseMessage:
    """The private message that an interaction left, the newest last."""
    found = [*([result.response] if result.response else []), *result.followups]
    assert found and all(message.ephemeral for message in found)
    return found[-1]


def ids_in(message: ResponseMessage) -> list[str]:
    return [part["custom_id"] for part in walk(message.components) if "custom_id" in part]


def id_of(message: ResponseMessage, verb: str) -> str:
    return next(id_ for id_ in ids_in(message) if id_.split(":")[3] == verb)


def toggle(panel: ResponseMessage, number: int) -> str:
    """The button that keeps or returns a ticket, by its number from 1."""
    return [id_ for id_ in ids_in(panel) if id_.split(":")[3] == "mark-ticket"][number - 1]


def way_to_pay(panel: ResponseMessage, table: Table, payment: Sequence[str]) -> str:
    """The button that pays for a tunnel with these cards."""
    seat = table.running.waiting[0]
    ways: dict[str, Any] = {
        id_: unpack(table.running, seat, id_.split(":", 4)[4]) for id_ in ids_in(panel) if ":confirm:" in id_
    }
    return next(id_ for id_, way in ways.items() if sorted(way.payment) == sorted(payment))


class BySlash:
    """Plays an action by typing it."""

    def __init__(self, party: Party) -> None:
        self.party = party

    async def play(self, person: MemberActor, table: Table, action: Action) -> InteractionResult:
        channel = self.party.channel
        match action:
            case DrawCard(card=card, refill=refill, deck=deck):
                named = {"card": card or (None if deck else "deck"), "refill": refill, "deck": deck}
                return await person.slash(channel, "draw", **{name: it for name, it in named.items() if it})
            case StopDrawing():
                return await person.slash(channel, "stop")
            case ClaimRoute(route=route, payment=payment):
                return await confirmed(
                    person, await person.slash(channel, "claim", route=route, payment=written(table, payment))
                )
            case BuildStation(city=city, payment=payment):
                paid = written(table, payment)
                return await confirmed(person, await person.slash(channel, "station", city=city, payment=paid))
            case BuildPort(city=city, payment=payment):
                paid = written(table, payment)
                return await confirmed(person, await person.slash(channel, "port", city=city, payment=paid))
            case ExchangePieces(give=give, count=count):
                return await person.slash(channel, "exchange", give=give, count=count)
            case ChoosePieces(trains=trains, ships=ships):
                return await person.slash(channel, "mix", trains=trains, ships=ships)
            case PayTunnel(payment=payment):
                return await person.slash(channel, "tunnel pay", cards=written(table, payment))
            case LeaveTunnel():
                return await person.slash(channel, "tunnel leave")
            case DrawTickets():
                return await confirmed(person, await person.slash(channel, "tickets"))
            case KeepTickets(tickets=tickets):
                return await person.slash(channel, "keep", tickets=numbers(table, action.seat, tickets))
        assert isinstance(action, Pass)
        return await person.slash(channel, "pass")


def written(table: Table, cards: Sequence[str]) -> str:
    """Cards as the value of an option has them."""
    assert table.game is not None
    market = table.game.rules.part(Market)
    return coded(market, sorted(cards, key=market.index.__getitem__))


def numbers(table: Table, seat: Seat, tickets: Sequence[str]) -> str:
    assert table.game is not None
    offered = table.game.view(seat).seen(TicketsSeen).offered or ()
    return " ".join(str(offered.index(ticket) + 1) for ticket in tickets)


async def press_on(person: MemberActor, board: Any, table: Table, verb: str) -> InteractionResult:
    """By the button on the board or, if that has none, by the one that More opens."""
    wanted = f"st:{table.id}:{table.step}:{verb}"
    if wanted in custom_ids(board.components):
        return await person.click(board, custom_id=wanted)
    more = panel_of(await person.click(board, custom_id=f"st:{table.id}:{table.step}:more"))
    return await person.click(more, custom_id=wanted)


class ByButtons:
    """Plays an action by pressing what is under the newest board, and then what that opens."""

    def __init__(self, party: Party) -> None:
        self.party = party

    async def press(self, person: MemberActor, table: Table, verb: str) -> InteractionResult:
        return await press_on(person, self.party.posts()[-1], table, verb)

    async def play(self, person: MemberActor, table: Table, action: Action) -> InteractionResult:
        match action:
            case DrawCard(card=None, deck=deck):
                return await self.press(person, table, "draw" if deck is None else f"draw:{deck}")
            case DrawCard(card=card, refill=refill):
                return await self.take(person, table, str(card), refill)
            case StopDrawing():
                return await self.press(person, table, "stop")
            case ClaimRoute(route=route, payment=payment):
                return await self.claim(person, table, route, payment)
            case BuildStation(city=city, payment=payment):
                return await self.build(person, table, Bill(STATION, city), payment)
            case BuildPort(city=city, payment=payment):
                return await self.build(person, table, Bill(PORT, city), payment)
            case ExchangePieces(give=give, count=count):
                panel = panel_of(await self.press(person, table, "exchange"))
                await person.select(panel, [f"{give}.{count}"], custom_id=id_of(panel, "pickexchange"))
                return await person.click(panel, custom_id=id_of(panel, "setexchange"))
            case ChoosePieces(trains=trains, ships=ships):
                panel = panel_of(await self.press(person, table, "mix"))
                await person.select(panel, [f"{trains}.{ships}"], custom_id=id_of(panel, "pickmix"))
                return await person.click(panel, custom_id=id_of(panel, "setmix"))
            case PayTunnel(payment=payment):
                panel = panel_of(await self.press(person, table, "pay-tunnel"))
                return await person.click(panel, custom_id=way_to_pay(panel, table, payment))
            case LeaveTunnel():
                return await self.press(person, table, "leave-tunnel")
            case DrawTickets():
                return await confirmed(person, await self.press(person, table, "tickets"))
            case KeepTickets(tickets=tickets):
                panel = panel_of(await self.press(person, table, "choose"))
                for number in numbers(table, action.seat, tickets).split():
                    await person.click(panel, custom_id=toggle(panel, int(number)))
                return await person.click(panel, custom_id=id_of(panel, "keep-marked"))
        assert isinstance(action, Pass)
        panel = panel_of(await self.press(person, table, "claim"))
        return await person.click(panel, custom_id=id_of(panel, "pass"))

    async def take(self, person: MemberActor, table: Table, card: str, refill: str | None) -> InteractionResult:
        """Takes a face-up card; where the press asks for the deck that fills the gap, answers that too."""
        board, start = self.party.posts()[-1], f"st:{table.id}:{table.step}:take:{card}@"
        id_ = next(found for found in custom_ids(board.components) if found.startswith(start))
        taken = await person.click(board, custom_id=id_)
        if (await self.party.table()).step > table.step:
            return taken
        panel = panel_of(taken)
        id_ = next(found for found in ids_in(panel) if found.endswith(f":drawhere:{card}{TO}{refill}"))
        return await person.click(panel, custom_id=id_)

    async def claim(self, person: MemberActor, table: Table, route: str, payment: Sequence[str]) -> InteractionResult:
        """By its button if it serves a ticket, else by the list that has it."""
        panel = panel_of(await self.press(person, table, "claim"))
        track = route if route in offered_routes(table) else twin_of(table, route)
        await pick_route(person, panel, track)
        return await pay(person, table, panel, Bill(ROUTE, track), payment)

    async def build(self, person: MemberActor, table: Table, bill: Bill, payment: Sequence[str]) -> InteractionResult:
        opener, verb = BUILDING[bill.kind]
        panel = panel_of(await self.press(person, table, opener))
        picks = (id_ for id_ in ids_in(panel) if id_.split(":")[3] == verb and bill.of in options_of(panel, id_))
        await person.select(panel, [bill.of], custom_id=next(picks))
        return await pay(person, table, panel, bill, payment)


BUILDING = {STATION: ("station", "pick-station-city"), PORT: ("port", "pickport")}


async def pay(
    person: MemberActor, table: Table, panel: ResponseMessage, bill: Bill, payment: Sequence[str]
) -> InteractionResult:
    """Answers whatever the private message asks until just these cards are shown, and confirms."""
    assert table.game is not None
    seat = table.game.waiting[0]
    answers = iter(answers_to(table.game, seat, bill, payment))
    wanted = pack(table.game, bill.action(seat, tuple(written_order(table, payment))))
    for _ in range(14):
        shown = {id_.split(":")[3]: id_ for id_ in ids_in(panel)}
        if "confirm" in shown and same_code(table, shown["confirm"], wanted):
            return await person.click(panel, custom_id=shown["confirm"])
        if "confirm" in shown:
            await person.click(panel, custom_id=shown["other-cards"])
            continue
        ways = [id_ for id_ in ids_in(panel) if id_.split(":")[3] == "pay-with"]
        way = next((id_ for id_ in ways if same_code(table, id_, wanted)), None)
        if way is not None:
            await person.click(panel, custom_id=way)
            continue
        pick = next(part for part in walk(panel.components) if part["type"] == 3)
        chosen = next(answers) if "pickstep" in shown else written(table, payment)
        await person.select(panel, [chosen], custom_id=pick["custom_id"])
    raise AssertionError("the cards were never asked for")


def written_order(table: Table, cards: Sequence[str]) -> list[str]:
    assert table.game is not None
    return sorted(cards, key=table.game.rules.part(Market).index.__getitem__)


def same_code(table: Table, custom_id: str, wanted: str) -> bool:
    """Whether a button confirms this very action, in whatever order the cards stand."""
    assert table.game is not None
    game, seat = table.game, table.game.waiting[0]
    one, other = (unpack(game, seat, code) for code in (custom_id.split(":", 4)[4], wanted))
    face = action_face(game.rules, one)
    assert isinstance(face, Payable) and face is action_face(game.rules, other)
    return face.of(one) == face.of(other) and sorted(face.payment(one)) == sorted(face.payment(other))


def answers_to(game: Game, seat: Seat, bill: Bill, payment: Sequence[str], codes: str = "") -> str:
    """The answers that lead to these cards; "" where there are none."""
    now = follow(game, seat, bill, codes).now
    if not isinstance(now, PaymentQuestion):
        return codes if sorted(now) == sorted(payment) else ""
    for place, answer in enumerate(now.options):
        if may_lead(game, now, answer, payment):
            found = answers_to(game, seat, bill, payment, codes + DIGITS[place])
            if found:
                return found
    return ""


def may_lead(game: Game, step: PaymentQuestion, answer: Answer, payment: Sequence[str]) -> bool:
    """Whether an answer names a colour that is paid with, or a number."""
    market = game.rules.part(Market)
    colors = {market.purse.kinds[card].color for card in payment if card != market.wild} or {market.wild}
    return isinstance(answer, int) or answer.split("+")[0] in colors


async def confirmed(person: MemberActor, result: InteractionResult) -> InteractionResult:
    """Where a move is shown first: yes."""
    if not (result.response or result.followups):
        return result
    shown = panel_of(result)
    id_ = next((id_ for id_ in ids_in(shown) if id_.split(":")[3] == "confirm"), None)
    return result if id_ is None else await person.click(shown, custom_id=id_)


async def pick_route(person: MemberActor, panel: ResponseMessage, route: str) -> InteractionResult:
    """On the page of routes, by the button or the list that has it."""
    button = next((id_ for id_ in ids_in(panel) if id_.endswith(f":claim-route:{route}")), None)
    if button is not None:
        return await person.click(panel, custom_id=button)
    picks = (id_ for id_ in ids_in(panel) if id_.split(":")[3] == "pickroute")
    return await person.select(panel, [route], custom_id=next(id_ for id_ in picks if route in options_of(panel, id_)))


def options_of(panel: ResponseMessage, custom_id: str) -> list[str]:
    found = (part for part in walk(panel.components) if part.get("custom_id") == custom_id)
    return [option["value"] for part in found for option in part["options"]]


def offered_routes(table: Table) -> list[str]:
    """The routes as the selects list them."""
    assert table.game is not None
    localizer = Localizer(catalogue(), "en", table)
    return list(claimable(localizer, claims_of(table.game, table.game.waiting[0])).values())


def twin_of(table: Table, route: str) -> str:
    """Of two equal tracks only one is offered."""
    assert table.game is not None
    return str(table.game.rules.part(Routes).routes[route].twin)


async def whole_game(party: Party, hands: BySlash | ByButtons, seed: int) -> Table:
    """Everybody plays until the game is over; each action must be answered and move the table on."""
    return await play_out(party, hands, await party.begin(3, first=party.ann), seed)


async def late_game(party: Party, hands: BySlash | ByButtons, seed: int, pieces: int = 12) -> Table:
    """As a whole game, but that nobody has more than so many pieces when the turns begin."""
    table = await party.begin(3, first=party.ann)
    while table.game is not None and not table.game.turn.number:
        table = await play_one(party, hands, brisk(table.game, table.game.waiting[0], Random(seed)))
    return await play_out(party, hands, await arrange(party, pieces=[pieces] * 3), seed)


async def play_out(party: Party, hands: BySlash | ByButtons, table: Table, seed: int) -> Table:
    """From wherever the table stands."""
    rng = Random(seed)
    for _ in range(1000):
        assert table.game is not None
        if table.game.over:
            return table
        seat = rng.choice(table.game.waiting)
        table = await play_one(party, hands, brisk(table.game, seat, rng))
    raise AssertionError("the game never ended")


async def play_one(party: Party, hands: BySlash | ByButtons, action: Action) -> Table:
    """One action, which must be answered and move the table on."""
    table = await party.table()
    result = await hands.play(party.people[action.seat], table, action)
    after = await party.table()
    assert result.acknowledged
    assert after.step == table.step + 1, f"{action}: {said(result)}"
    return after


class ByHints(ByButtons):
    """Buttons under the newest board, which hint messages may follow."""

    async def press(self, person: Any, table: Table, verb: str) -> Any:
        ids = (f"st:{table.id}:{table.step}:{name}" for name in (verb, "more"))
        return await press_on(person, next(post for post in map(self.board, ids) if post), table, verb)

    def board(self, custom_id: str) -> Any:
        return next((post for post in reversed(self.party.posts()) if custom_id in custom_ids(post.components)), None)


def parts_in(components: Sequence[Any]) -> Iterator[Any]:
    """Everything of a message that can be pressed."""
    for component in components:
        if getattr(component, "custom_id", None):
            yield component
        yield from parts_in(getattr(component, "children", ()))


def custom_ids(components: Sequence[Any]) -> Iterator[str]:
    for component in parts_in(components):
        yield component.custom_id
