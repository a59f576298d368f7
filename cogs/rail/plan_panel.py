"""The private page of a plan: what is planned, and selects that change it. Every choice is kept as it is made."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from discord import ui

from cogs.core.components import BLUE, GRAY, Pick, Press, simple_panel
from cogs.play.plans import Tries
from cogs.rail.cards import packed
from cogs.rail.claims import ROUTE, claims_of
from cogs.rail.draws import blind, face_up
from cogs.rail.payments import MOST_OPTIONS, Bill, Option, Row, best
from cogs.rail.typed import claimable
from cogs.tables.face import action_face
from cogs.tables.table import Table
from cogs.text.catalogue import shorten
from cogs.text.localizer import Localizer
from engine.advice.foresight import on_turn
from engine.advice.spending import missing_routes
from engine.core.action import Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.market import Cards, Market, MarketSeen
from engine.parts.routes import ClaimRoute
from engine.parts.ticket_points import completed
from engine.parts.tickets import TicketsSeen

NOTHING, DECK = "-", ">"
"""What is done instead: nothing, the top of a deck (with its name), or a kind of card."""


# What may be planned


def planned_routes(game: Game, seat: Seat) -> list[str]:
    """The routes that the seat's hand pays for: those that serve a ticket first, then the longest."""
    claims, view = claims_of(game, seat), game.view(seat)
    wanted = {
        route.id
        for ticket in set(view.seen(TicketsSeen).own or ()) - completed(view)
        for route in missing_routes(view, ticket) or ()
    }
    lengths = {route: len(claims[route][0].payment) for route in claims}
    return sorted(claims, key=lambda route: (route not in wanted, -lengths[route]))


def cheapest(game: Game, seat: Seat, route: str) -> Cards:
    """The payment that spends least of what is needed. Raises Refused where the hand pays for no such claim."""
    ways = best(game, seat, Bill(ROUTE, route), 1)
    if not ways:
        raise game.refuse(ClaimRoute(seat, route, ())) or Refused("table_moved_on")
    return ways[0]


def otherwise(market: Market, seat: Seat, value: str) -> Tries:
    """What is done where the first action of a plan is not allowed. Raises Refused for what no option says."""
    if value == NOTHING:
        return ()
    if value.startswith(DECK):
        return (blind(market, seat, value[1:] or None),)
    if value not in market.index:
        raise Refused("unknown_card", card=value)
    deck = market.decks[market.fold.deck_of[value]] if market.several else None
    return (face_up(market, seat, value), blind(market, seat, deck))


def otherwise_labels(localizer: Localizer, view: View) -> dict[str, str]:
    """Value -> label of all that can be done instead: nothing, decks, the cards that lie open, then all others."""
    market = view.part(Market)
    labels = {NOTHING: localizer.say("plan-else-nothing")}
    for deck in market.decks:
        labels[DECK + deck] = localizer.say("plan-else-deck", deck=deck)
    row = dict.fromkeys(card for card in view.seen(MarketSeen).face_up if card is not None)
    for card in dict.fromkeys((*row, *market.kinds)):
        labels[card] = localizer.say("plan-else-card", card=localizer.a_card(card))
    return labels


def usual_deck(market: Market, localizer: Localizer, route: str) -> str:
    """The deck that goes with a route, as an option's value."""
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
    """What is planned, in words, and what else could be. `group` is the part of the list of routes that is shown."""
    game = on_turn(table.running, seat)
    rows = _route_rows(localizer, table, seat, game, group)
    if tries and isinstance(tries[0], ClaimRoute):
        rows += _payment_rows(localizer, table, seat, game, tries[0])
        rows.append(_choice(localizer, table, game.view(seat), "pickplanelse", "plan-pick-else"))
    else:
        rows.append(_choice(localizer, table, game.view(seat), "pickplancard", "plan-pick-card"))
    rows.append(Row(*_buttons(localizer, table, game, bool(tries))))
    return simple_panel(ui.TextDisplay(plan_text(localizer, table, seat, tries, why, minutes)), *rows)


def plan_text(localizer: Localizer, table: Table, seat: Seat, tries: Tries, why: Refused | None, minutes: int) -> str:
    told = [f"### {localizer.say('plan-title')}"]
    if not tries:
        told.append(localizer.say("plan-none"))
    else:
        rules = table.running.rules
        planned = [action_face(rules, action).planned(localizer, action) for action in tries]
        told.append(f"**{planned[0]}**")
        told += [localizer.say("plan-else", action=action) for action in planned[1:]]
    if why is not None:
        told.append(localizer.say("plan-not-played", reason=localizer.refusal(why)))
    else:
        told.append(_when(localizer, table, seat, minutes))
    return "\n".join(told)


def _when(localizer: Localizer, table: Table, seat: Seat, minutes: int) -> str:
    """When a plan is played; the minutes do not run in a pause, and those of a turn begin anew after it."""
    if table.paused_at is None:
        return localizer.say("plan-when", minutes=minutes)
    key = "plan-when-resumed" if table.running.turn.seat == seat else "plan-when"
    return f"{localizer.say('plan-paused')} {localizer.say(key, minutes=minutes)}"


def _route_rows(localizer: Localizer, table: Table, seat: Seat, game: Game, group: int | None) -> list[ui.Item[Any]]:
    labels = claimable(localizer, claims_of(game, seat))
    shown = {route: label for label, route in labels.items()}
    if not shown:
        return []
    by_name = list(shown)
    parts = [by_name[start : start + MOST_OPTIONS] for start in range(0, len(by_name), MOST_OPTIONS)]
    first = [route for route in planned_routes(game, seat) if route in shown][:MOST_OPTIONS]
    listed = first if group is None else parts[min(group, len(parts) - 1)]
    rows: list[ui.Item[Any]] = [
        _pick(localizer, table, "pickplan", {route: shown[route] for route in listed}, "plan-pick-route")
    ]
    if len(parts) > 1:
        names = {str(number): f"{shown[part[0]]} … {shown[part[-1]]}" for number, part in enumerate(parts)}
        rows.append(_pick(localizer, table, "pickplans", names, "plan-pick-part"))
    return rows


def _payment_rows(localizer: Localizer, table: Table, seat: Seat, game: Game, claim: ClaimRoute) -> list[ui.Item[Any]]:
    ways = best(game, seat, Bill(ROUTE, claim.route), MOST_OPTIONS)
    if len(ways) < 2:
        return []
    market = game.rules.part(Market)
    labels = {packed(market, way): localizer.cards(way) for way in ways}
    return [_pick(localizer, table, "pickplanpay", labels, "plan-pick-cards", arg=claim.route)]


def _choice(localizer: Localizer, table: Table, view: View, verb: str, placeholder: str) -> ui.Item[Any]:
    labels = otherwise_labels(localizer, view)
    if verb == "pickplancard":
        labels.pop(NOTHING)
    return _pick(localizer, table, verb, dict(list(labels.items())[:MOST_OPTIONS]), placeholder)


def _pick(
    localizer: Localizer, table: Table, verb: str, labels: Mapping[str, str], placeholder: str, arg: str | None = None
) -> ui.Item[Any]:
    options = [Option(label=shorten(label), value=value) for value, label in labels.items()]
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
