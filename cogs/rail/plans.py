"""`/plan` and its private page: what a seat does at its next turn. Every choice is stored at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from discord import app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, acknowledge, command
from cogs.core.components import BLUE, GRAY, MOST_OPTIONS, Panel, Pick, Press, Row, on, wait
from cogs.play.moves import at_seat, close_page, localizer_for, seated, turn_page
from cogs.play.options import TypedCards, asker, choices, folded, matching, offered
from cogs.play.plans import DELAY, Tries, change_plan, check_planner, plan_of
from cogs.rail.cards import packed, unpacked
from cogs.rail.claims import ROUTE, claims_of, read_claim
from cogs.rail.draws import blind, face_up
from cogs.rail.names import DECKS
from cogs.rail.payment_presses import offer_payments
from cogs.rail.payments import Bill, Option, best, in_lists
from cogs.rail.typed import claimable, parse_card
from cogs.tables.face import action_face
from cogs.tables.family import CARD_GAMES, played_in
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS
from cogs.text.localizer import Localizer
from engine.advice.foresight import on_turn
from engine.advice.spending import missing_routes
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.routes import ClaimRoute, Routes
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen

NOTHING, DECK = "-", ">"
"""What is done instead: nothing, the top of a deck (with its name), or a kind of card."""


# What may be planned


def planned_routes(game: Game, seat: Seat) -> list[str]:
    """Return the routes that the seat's hand can pay for: those that serve a ticket first, then the longest."""
    claims, view = claims_of(game, seat), game.view(seat)
    wanted = {
        route.id
        for ticket in set(view.seen(TicketsSeen).own or ()) - completed(view)
        for route in missing_routes(view, ticket) or ()
    }
    lengths = {route: len(claims[route][0].payment) for route in claims}
    return sorted(claims, key=lambda route: (route not in wanted, -lengths[route]))


def cheapest(game: Game, seat: Seat, route: str) -> Cards:
    """Return the payment that spends least of what is needed.

    Raises: Refused with the engine's own code, or `table_moved_on`, if the hand can't pay.
    """
    ways = best(game, seat, Bill(ROUTE, route), 1)
    if not ways:
        raise game.refuse(ClaimRoute(seat, route, ())) or Refused("table_moved_on")
    return ways[0]


def otherwise(market: Market, seat: Seat, value: str) -> Tries:
    """Return what is done if the first action of a plan isn't allowed.

    Raises: Refused `unknown_card` for a value that no option has.
    """
    if value == NOTHING:
        return ()
    if value.startswith(DECK):
        return (blind(market, seat, value[1:] or None),)
    if value not in market.index:
        raise Refused("unknown_card", card=value)
    deck = market.decks[market.fold.deck_of[value]] if market.several else None
    return (face_up(market, seat, value), blind(market, seat, deck))


def otherwise_labels(localizer: Localizer, view: View) -> dict[str, str]:
    """Return labels of all alternatives by value: nothing, decks, the face-up cards, then all others."""
    market = view.part(Market)
    labels = {NOTHING: localizer.say("plan-else-nothing")}
    for deck in market.decks:
        labels[DECK + deck] = localizer.say("plan-else-deck", deck=deck)
    row = dict.fromkeys(card for card in view.seen(MarketSeen).face_up if card is not None)
    for card in dict.fromkeys((*row, *market.kinds)):
        labels[card] = localizer.say("plan-else-card", card=localizer.a_card(card))
    return labels


def usual_deck(market: Market, localizer: Localizer, route: str) -> str:
    """Return the deck that goes with a route, as an option's value."""
    kind = localizer.map.routes[route].kind
    return DECK + (kind if kind in market.decks else market.decks[0])


# The page


def plan_panel(
    localizer: Localizer,
    table: Table,
    seat: Seat,
    tries: Tries,
    why: Refused | None,
    minutes: int,
    group: int | None = None,
) -> ui.LayoutView:
    """Return the plan as text, and the selects to change it. `group` is the part of the list of routes shown."""
    game = on_turn(table.running, seat)
    rows, labels = _route_rows(localizer, table, seat, game, group), otherwise_labels(localizer, game.view(seat))
    if tries and isinstance(tries[0], ClaimRoute):
        rows += _payment_rows(localizer, table, seat, game, tries[0])
        rows.append(_pick(localizer, table, "pickplanelse", labels, "plan-pick-else"))
    else:
        labels.pop(NOTHING)
        rows.append(_pick(localizer, table, "pickplancard", labels, "plan-pick-card"))
    rows.append(Row(*_buttons(localizer, table, game, bool(tries))))
    return Panel(ui.TextDisplay(plan_text(localizer, table, seat, tries, why, minutes)), *rows)


def plan_text(localizer: Localizer, table: Table, seat: Seat, tries: Tries, why: Refused | None, minutes: int) -> str:
    """Return the plan as text, with why it wasn't played, and when it will be."""
    lines = [f"### {localizer.say('plan-title')}"]
    if not tries:
        lines.append(localizer.say("plan-none"))
    else:
        rules = table.running.rules
        planned = [action_face(rules, action).planned(localizer, action) for action in tries]
        lines.append(f"**{planned[0]}**")
        lines += [localizer.say("plan-else", action=action) for action in planned[1:]]
    if why is not None:
        lines.append(localizer.say("plan-not-played", reason=localizer.refusal(why)))
    else:
        lines.append(_when(localizer, table, seat, minutes))
    return "\n".join(lines)


def _when(localizer: Localizer, table: Table, seat: Seat, minutes: int) -> str:
    """Return when a plan is played. A pause stops the minutes, and those of a turn start again after it."""
    if table.paused_at is None:
        return localizer.say("plan-when", minutes=minutes)
    key = "plan-when-resumed" if table.running.turn.seat == seat else "plan-when"
    return f"{localizer.say('plan-paused')} {localizer.say(key, minutes=minutes)}"


def _route_rows(localizer: Localizer, table: Table, seat: Seat, game: Game, group: int | None) -> list[Row]:
    labels = claimable(localizer, claims_of(game, seat))
    shown = {route: label for label, route in labels.items()}
    if not shown:
        return []
    by_name = list(shown)
    parts = in_lists(by_name, lambda route: localizer.city(localizer.map.routes[route].cities[0]))
    first = [route for route in planned_routes(game, seat) if route in shown]
    listed = first if group is None else parts[min(group, len(parts) - 1)][1]
    rows = [_pick(localizer, table, "pickplan", {route: shown[route] for route in listed}, "plan-pick-route")]
    if len(parts) > 1:
        names = {str(number): localizer.say("claim-part", letters=span) for number, (span, _) in enumerate(parts)}
        rows.append(_pick(localizer, table, "pickplans", names, "plan-pick-part"))
    return rows


def _payment_rows(localizer: Localizer, table: Table, seat: Seat, game: Game, claim: ClaimRoute) -> list[Row]:
    ways = best(game, seat, Bill(ROUTE, claim.route), MOST_OPTIONS)
    if len(ways) < 2:
        return []
    market = game.rules.part(Market)
    labels = {packed(market, way): localizer.cards(way) for way in ways}
    return [_pick(localizer, table, "pickplanpay", labels, "plan-pick-cards", arg=claim.route)]


def _pick(
    localizer: Localizer, table: Table, verb: str, labels: Mapping[str, str], placeholder: str, arg: str | None = None
) -> Row:
    """Return a select of the labels, by value, as many as fit."""
    options = [Option(label=label, value=value) for value, label in labels.items()][:MOST_OPTIONS]
    return Row(Pick(table.id, table.step, verb, options, placeholder=localizer.say(placeholder), arg=arg))


def _buttons(localizer: Localizer, table: Table, game: Game, planned: bool) -> Sequence[Press]:
    market = game.rules.part(Market)
    buttons = []
    for deck in market.decks:
        label = localizer.say("button-plan-blind", deck=deck or "none")
        buttons.append(Press(table.id, table.step, "plandraw", label, arg=deck or None, style=BLUE))
    if planned:
        buttons.append(Press(table.id, table.step, "planclear", localizer.say("button-plan-clear"), style=GRAY))
    return buttons


# Presses


async def open_plan(interaction: Interaction, table: Table, seat: Seat, group: int | None = None) -> None:
    """Show the plan in the private message that was pressed, or that the deferral opened."""
    client = interaction.client
    tries, why = await plan_of(client.tables, table, seat)
    if not tries:
        check_planner(table, seat)
    localizer = await localizer_for(interaction, table)
    minutes = int(await client.settings.get("person", interaction.user.id, "plan_delay") or DELAY)
    await turn_page(interaction, plan_panel(localizer, table, seat, tries, why, minutes, group))


async def keep_plan(interaction: Interaction, table: Table, seat: Seat, tries: Tries) -> None:
    """Store a plan, or none, and show the page again."""
    table = await change_plan(interaction.client.tables, table, seat, tries)
    if not tries and table.running.turn.seat == seat:
        await close_page(interaction, (await localizer_for(interaction, table)).say("plan-taken-back"))
        return
    await open_plan(interaction, table, seat)


async def planner(press: Pressed) -> tuple[Table, Seat]:
    """Return the table and the seat, whatever step the page is from: moves of others don't change a plan."""
    await acknowledge(press.interaction)
    return await seated(press.interaction, press.game)


@on("plan", plays=played_in(CARD_GAMES))
async def press_plan(press: Pressed) -> None:
    """Open the page of the plan."""
    await wait(press)
    await open_plan(press.interaction, *await seated(press.interaction, press.game))


@on("pickplans", plays=played_in(CARD_GAMES))
async def pick_part(press: Pressed) -> None:
    """Show another part of the list of routes."""
    await open_plan(press.interaction, *await planner(press), press.number)


@on("pickplan", plays=played_in(CARD_GAMES))
async def pick_planned_route(press: Pressed) -> None:
    """Plan a route with the cheapest payment; the alternative stays.

    Raises: Refused `table_moved_on` for a route that there isn't.
    """
    table, seat = await planner(press)
    if press.value not in table.running.rules.part(Routes).routes:
        raise Refused("table_moved_on")
    route, game = press.value, on_turn(table.running, seat)
    tries, _ = await plan_of(press.interaction.client.tables, table, seat)
    rest = tries[1:] if tries and isinstance(tries[0], ClaimRoute) else None
    if rest is None:
        market = game.rules.part(Market)
        rest = otherwise(market, seat, usual_deck(market, await localizer_for(press.interaction, table), route))
    claim = ClaimRoute(seat, route, cheapest(game, seat, route))
    await keep_plan(press.interaction, table, seat, (claim, *rest))


@on("pickplanpay", plays=played_in(CARD_GAMES))
async def pick_planned_cards(press: Pressed) -> None:
    """Plan another payment for the planned route.

    Raises: Refused `table_moved_on` if another route is planned by now.
    """
    table, seat = await planner(press)
    game = on_turn(table.running, seat)
    tries, _ = await plan_of(press.interaction.client.tables, table, seat)
    claim = ClaimRoute(seat, press.arg or "", unpacked(game.rules.part(Market), press.value))
    if not tries or not isinstance(tries[0], ClaimRoute) or tries[0].route != claim.route:
        raise Refused("table_moved_on")
    _check(game, claim)
    await keep_plan(press.interaction, table, seat, (claim, *tries[1:]))


@on("pickplanelse", plays=played_in(CARD_GAMES))
async def pick_otherwise(press: Pressed) -> None:
    """Plan another alternative to the planned route.

    Raises: Refused `table_moved_on` if no route is planned any more.
    """
    table, seat = await planner(press)
    tries, _ = await plan_of(press.interaction.client.tables, table, seat)
    if not tries or not isinstance(tries[0], ClaimRoute):
        raise Refused("table_moved_on")
    rest = otherwise(table.running.rules.part(Market), seat, press.value)
    await keep_plan(press.interaction, table, seat, (tries[0], *rest))


@on("pickplancard", plays=played_in(CARD_GAMES))
async def pick_planned_card(press: Pressed) -> None:
    """Plan to take a card instead of a route."""
    table, seat = await planner(press)
    await keep_plan(press.interaction, table, seat, otherwise(table.running.rules.part(Market), seat, press.value))


@on("plandraw", plays=played_in(CARD_GAMES))
async def press_planned_draw(press: Pressed) -> None:
    """Plan to draw from a deck."""
    table, seat = await planner(press)
    tries = otherwise(table.running.rules.part(Market), seat, f">{press.arg or ''}")
    await keep_plan(press.interaction, table, seat, tries)


@on("planclear", plays=played_in(CARD_GAMES))
async def press_no_plan(press: Pressed) -> None:
    """Delete the plan."""
    table, seat = await planner(press)
    await keep_plan(press.interaction, table, seat, ())


def _check(game: Game, claim: ClaimRoute) -> None:
    """Check that a claim is legal.

    Raises: Refused with the engine's own code.
    """
    refused = game.refuse(claim)
    if refused is not None:
        raise refused


# The command


class PlanCommand(commands.Cog):
    """Shows, makes or deletes the plan; typed input is read as for a claim."""

    plays = staticmethod(played_in(CARD_GAMES))

    @app_commands.guild_only()
    @command()
    async def plan(
        self,
        interaction: Interaction,
        route: str | None = None,
        payment: TypedCards | None = None,
        instead: str | None = None,
        clear: bool = False,
    ) -> None:
        """Show, change or delete the asker's plan."""
        localizer, table, seat = await at_seat(interaction)
        if clear:
            await keep_plan(interaction, table, seat, ())
        elif route is None and instead is None:
            await open_plan(interaction, table, seat)
        else:
            await keep_plan(interaction, table, seat, typed_plan(localizer, table, seat, route, payment, instead))

    # Autocomplete: out of what the asker could do if it were its turn

    @plan.autocomplete("route")
    async def offer_routes(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the routes that can be planned."""
        return await offered(interaction, _planned_labels, typed)

    @plan.autocomplete("payment")
    async def offer_payments(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the ways to pay."""
        return await offer_payments(interaction, ROUTE, typed, ahead=True)

    @plan.autocomplete("instead")
    async def offer_otherwise(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the alternatives."""
        at = await asker(interaction)
        if at is None:
            return []
        labels = otherwise_labels(at[0], at[1].running.view(at[2]))
        return choices({label: value for value, label in labels.items()}, typed)


def _planned_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    if not table.running.turn.number:
        return {}
    return claimable(localizer, claims_of(on_turn(table.running, seat), seat))


def typed_plan(
    localizer: Localizer, table: Table, seat: Seat, route: str | None, payment: str | None, instead: str | None
) -> Tries:
    """Return the plan that was typed.

    Raises: Refused when it can't be read, or can't be paid as things are.
    """
    check_planner(table, seat, waits=True)
    game = on_turn(table.running, seat)
    market = game.rules.part(Market)
    value = None if instead is None else read_otherwise(localizer, game, instead)
    if route is None:
        return otherwise(market, seat, value or "")
    found, cards = read_claim(localizer, game, seat, route, payment)
    claim = ClaimRoute(seat, found, cheapest(game, seat, found) if cards is None else cards)
    _check(game, claim)
    return (claim, *otherwise(market, seat, value or usual_deck(market, localizer, found)))


def read_otherwise(localizer: Localizer, game: Game, text: str) -> str:
    """Return the alternative that a text names in any language.

    Raises: Refused `unknown_card`.
    """
    close: set[str] = set()
    for lang in LANGS:
        reader = Localizer(localizer.words, lang, localizer.table)
        labels = otherwise_labels(reader, game.view(None))
        names = {label: value for value, label in labels.items()} | _names(reader, game)
        exact = {value for name, value in names.items() if folded(name) == folded(text)}
        if text in labels or exact:
            return text if text in labels else exact.pop()
        close |= set(matching(_names(reader, game), text).values())
    if len(close) == 1:
        return close.pop()
    market = game.rules.part(Market)
    if market.cards.typed:
        raise Refused("unknown_card", card=text)
    return parse_card(localizer.words, localizer.lang, market.kinds, text) or DECK


def _names(localizer: Localizer, game: Game) -> dict[str, str]:
    """Return further names of the alternatives: the kinds of cards, the decks, and nothing at all."""
    market = game.rules.part(Market)
    decks = {localizer.say(DECKS(deck) if deck else "deck-blind"): DECK + deck for deck in market.decks}
    cards = {localizer.card(card): card for card in market.kinds}
    return {**cards, **decks, localizer.say("plan-else-nothing"): NOTHING}
