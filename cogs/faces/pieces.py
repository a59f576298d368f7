"""Trains and ships: choosing the start mix and exchanging pieces (R33, R36), by command or on private panels."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from discord import SelectOption, app_commands, ui
from discord.ext import commands

from cogs.core.client import Choices, acknowledge, command
from cogs.core.components import GRAY, GREEN, MOST_OPTIONS, Panel, Pick, Press, Row, on, wait
from cogs.play.moves import at_seat, carry_out, seated, show, turn_page, wants_preview
from cogs.play.options import folded, meaning_of, offered
from cogs.play.undo import final_note
from cogs.rail.payments import foreseen_lines, supply_lines
from cogs.tables.face import BETWEEN, ActionFace, Face, RuleWords, Section, Topic, face, order
from cogs.tables.family import played_with
from cogs.tables.service import Interaction, Pressed
from cogs.tables.table import Table
from cogs.text.localizer import Localizer
from data.key_family import KeyFamily
from engine.advice.foresight import foresee
from engine.advice.missing_links import Missing
from engine.core.action import Action, Seat
from engine.core.game import Game
from engine.core.refused import Refused
from engine.core.view import View
from engine.parts.pieces import KINDS, ChoosePieces, ExchangePieces, Pieces, PiecesSeen, PiecesShown
from engine.parts.tickets import TicketsSeen

if TYPE_CHECKING:
    from engine.core.event import Event

GIVE = KeyFamily("exchange-give-{}", KINDS)

MOST_SELECTS = 10
"""Of a panel's 40 components, what its selects may take: ten of them, each with its row."""
DOT = "."
"""Between the parts of a choice of these panels, where a custom_id of an action has another sign."""


class ChoosePiecesFace(ActionFace[ChoosePieces]):
    """Choosing the start mix."""

    kind = ChoosePieces
    code = "m"

    def pack(self, game: Game, action: ChoosePieces) -> str:
        return f"{action.trains}{BETWEEN}{action.ships}"

    def unpack(self, game: Game, seat: Seat, text: str) -> ChoosePieces:
        trains, _, ships = text.partition(BETWEEN)
        if not (trains.isdecimal() and ships.isdecimal()):
            raise Refused("table_moved_on")
        return ChoosePieces(seat, int(trains), int(ships))

    def way(self, game: Game, action: ChoosePieces) -> tuple[str, str | None]:
        return "mix", None

    def done(self, localizer: Localizer, before: Table, after: Table, action: ChoosePieces) -> str:
        return localizer.say("done-mix", trains=action.trains, ships=action.ships)


class ExchangePiecesFace(ActionFace[ExchangePieces]):
    """Exchanging pieces."""

    kind = ExchangePieces
    code = "x"

    def pack(self, game: Game, action: ExchangePieces) -> str:
        return f"{action.give}{BETWEEN}{action.count}"

    def unpack(self, game: Game, seat: Seat, text: str) -> ExchangePieces:
        give, _, count = text.partition(BETWEEN)
        if not count.isdecimal():
            raise Refused("table_moved_on")
        return ExchangePieces(seat, give, int(count))

    def title(self, localizer: Localizer, action: ExchangePieces) -> str:
        return localizer.say("preview-exchange", give=action.give, count=action.count)

    def preview(self, localizer: Localizer, game: Game, action: ExchangePieces) -> list[str]:
        foreseen = foresee(game, action)
        return [*supply_lines(localizer, foreseen.view, action.seat), *foreseen_lines(localizer, foreseen)]

    def done(self, localizer: Localizer, before: Table, after: Table, action: ExchangePieces) -> str:
        """Return what the exchange cost, and what is left."""
        points = _cost(after.running, action)
        state = exchange_state(after.running.view(action.seat), action.seat)
        return localizer.say("done-exchange", give=action.give, count=action.count, points=points, **state)


MIX, EXCHANGE = ChoosePiecesFace(), ExchangePiecesFace()


def exchange_state(view: View, seat: Seat) -> dict[str, int]:
    """Return a seat's pieces of both kinds, in supply and in the box; zeros while that is secret."""
    seen = view.seen(PiecesSeen)
    supply, box = seen.supply[seat] or (0, 0), seen.box[seat] or (0, 0)
    return {"trains": supply[0], "ships": supply[1], "boxtrains": box[0], "boxships": box[1]}


# The commands


class PieceCommands(commands.Cog):
    """Commands for the start mix and for exchanges; the answers are private."""

    plays = staticmethod(played_with("pieces"))

    @app_commands.guild_only()
    @command()
    async def exchange(self, interaction: Interaction, give: str, count: int) -> None:
        """Exchange pieces."""
        localizer, table, seat = await at_seat(interaction)
        check_exchanger(table.running, seat)
        await carry_out(interaction, table, ExchangePieces(seat, read_kind(localizer, give), count))

    @app_commands.guild_only()
    @command()
    async def mix(self, interaction: Interaction, trains: int, ships: int | None = None) -> None:
        """Choose the start mix; without `ships`, they are the rest."""
        table, seat = await seated(interaction)
        check_mixer(table.running, seat)
        rest = table.running.rules.part(Pieces).numbers.start - trains
        await carry_out(interaction, table, ChoosePieces(seat, trains, rest if ships is None else ships))

    @exchange.autocomplete("give")
    async def offer_kinds(self, interaction: Interaction, typed: str) -> Choices:
        """Offer the kinds that can be exchanged."""
        return await offered(interaction, kind_labels, typed)


def kind_labels(localizer: Localizer, table: Table, seat: Seat) -> dict[str, str]:
    """Return the kinds of pieces that can be exchanged, by label; {} if none can."""
    try:
        check_exchanger(table.running, seat)
    except Refused:
        return {}
    most = {kind: most_of(table.running, seat, kind) for kind in KINDS}
    return {localizer.say(GIVE(kind), most=count): kind for kind, count in most.items() if count}


# Panels


def _picks(localizer: Localizer, table: Table, verb: str, options: Sequence[SelectOption], key: str) -> list[Row]:
    """Return selects that together hold all options, in order."""
    groups = [options[at : at + MOST_OPTIONS] for at in range(0, len(options), MOST_OPTIONS)][:MOST_SELECTS]
    return [
        Row(Pick(table.id, table.step, verb, group, placeholder=localizer.say(key), arg=str(number)))
        for number, group in enumerate(groups)
    ]


# The mix


def mix_panel(localizer: Localizer, table: Table, seat: Seat, chosen: ChoosePieces | None = None) -> ui.LayoutView:
    """Return the panel with the chosen mix, at first the suggested one, and all others.

    Raises: Refused if there is none to choose.
    """
    game = table.running
    check_mixer(game, seat)
    numbers = game.rules.part(Pieces).numbers
    suggested = ChoosePieces(seat, *numbers.suggested.mix)
    chosen = chosen or suggested
    options = [
        SelectOption(
            label=_mix(localizer, mix.trains, mix.ships),
            value=_packed(game, MIX, mix),
            description=localizer.say("mix-suggested") if mix == suggested else None,
            default=mix == chosen,
        )
        for mix in game.offered(seat, Pieces)
        if isinstance(mix, ChoosePieces)
    ]
    text = [
        localizer.say("mix-panel", start=numbers.start),
        localizer.say("mix-chosen", mix=_mix(localizer, chosen.trains, chosen.ships)),
    ]
    take = _confirm(localizer, table, "setmix", _packed(game, MIX, chosen), "button-take-mix")
    return Panel(_text(localizer, table, text, chosen), *_picks(localizer, table, "pickmix", options, "pick-mix"), take)


def _mix(localizer: Localizer, trains: int, ships: int) -> str:
    return localizer.say("pieces-trains-ships", trains=trains, ships=ships)


def _text(localizer: Localizer, table: Table, lines: Sequence[str], action: Action) -> ui.TextDisplay[Any]:
    """Return what the action would do, and whether it is final."""
    return ui.TextDisplay("\n".join(line for line in (*lines, final_note(localizer, table, action)) if line))


def _confirm(localizer: Localizer, table: Table, verb: str, arg: str, key: str) -> Row:
    return Row(Press(table.id, table.step, verb, localizer.say(key), arg=arg, style=GREEN))


def check_mixer(game: Game, seat: Seat) -> None:
    """Check that the seat has a mix to choose now.

    Raises: Refused `not_in_this_game`, `pieces_chosen` or the engine's refusal.
    """
    if not game.rules.has(Pieces):
        raise Refused("not_in_this_game")
    suggested = game.rules.part(Pieces).numbers.suggested
    refused = game.refuse(ChoosePieces(seat, suggested.train, suggested.ship))
    if refused is not None:
        if seat not in game.view(seat).seen(PiecesSeen).choosing:
            raise Refused("pieces_chosen")
        raise refused


@on("mix", plays=played_with("pieces"))
async def open_mix(press: Pressed) -> None:
    """Open the choice of the start mix."""
    await wait(press)
    await show(press.interaction, mix_panel(*await at_seat(press.interaction, press.game)))


@on("pickmix", plays=played_with("pieces"))
async def choose_another_mix(press: Pressed) -> None:
    """Show another mix on the panel."""
    await acknowledge(press.interaction)
    localizer, table, seat = await at_seat(press.interaction, press.game)
    chosen = MIX.unpack(table.running, seat, _unpacked(press.value))
    await turn_page(press.interaction, mix_panel(localizer, table, seat, chosen))


@on("setmix", plays=played_with("pieces"))
async def take_mix(press: Pressed) -> None:
    """Play the chosen mix, however often the choices of others have changed the table."""
    await acknowledge(press.interaction)
    table, seat = await seated(press.interaction, press.game)
    check_mixer(table.running, seat)
    chosen = MIX.unpack(table.running, seat, _unpacked(press.arg))
    await carry_out(press.interaction, table, chosen)


def _packed(game: Game, one: ActionFace[Any], action: Action) -> str:
    """Return a choice as the custom_ids and selects of these panels encode it."""
    return one.pack(game, action).replace(BETWEEN, DOT)


def _unpacked(arg: str | None) -> str:
    """Return the choice as its face decodes it."""
    return (arg or "").replace(DOT, BETWEEN)


# Exchanging


def check_exchanger(game: Game, seat: Seat) -> None:
    """Check that the seat can exchange a piece now.

    Raises: Refused `not_in_this_game`, `nothing_to_exchange` or the engine's refusal.
    """
    if not game.rules.has(Pieces):
        raise Refused("not_in_this_game")
    refused = game.refuse(ExchangePieces(seat, KINDS[0], 0))
    if refused is not None and refused.code != "exchange_nothing":
        raise refused
    if not any(most_of(game, seat, kind) for kind in KINDS):
        raise Refused("nothing_to_exchange")


def most_of(game: Game, seat: Seat, give: str) -> int:
    """Return how many pieces of a kind the seat can exchange."""
    seen = game.view(seat).seen(PiecesSeen)
    supply, box = seen.supply[seat] or (0, 0), seen.box[seat] or (0, 0)
    number = KINDS.index(give)
    return min(supply[number], box[1 - number])


def exchange_panel(
    localizer: Localizer, table: Table, seat: Seat, chosen: ExchangePieces | None = None
) -> ui.LayoutView:
    """Return all exchanges; for a chosen one also its effect, and the button that makes it.

    Raises: Refused if there is none.
    """
    game = table.running
    check_exchanger(game, seat)
    options = [
        SelectOption(
            label=_offer_text(localizer, game, offer), value=_packed(game, EXCHANGE, offer), default=offer == chosen
        )
        for offer in game.offered(seat, Pieces)
        if isinstance(offer, ExchangePieces)
    ]
    picks = _picks(localizer, table, "pickexchange", options, "pick-exchange")
    state = exchange_state(game.view(seat), seat)
    text = localizer.say("exchange-state", **state)
    if chosen is None:
        return Panel(ui.TextDisplay(text), *picks)
    change = chosen.count if chosen.give == KINDS[1] else -chosen.count
    mix = _mix(localizer, state["trains"] + change, state["ships"] - change)
    after = localizer.say(
        "exchange-after", what=_offer_text(localizer, game, chosen), points=_cost(game, chosen), mix=mix
    )
    do = _confirm(localizer, table, "setexchange", _packed(game, EXCHANGE, chosen), "button-exchange-these")
    return Panel(_text(localizer, table, [text, after], chosen), *picks, do)


def _offer_text(localizer: Localizer, game: Game, offer: ExchangePieces) -> str:
    return localizer.say("exchange-option", give=offer.give, count=offer.count, points=_cost(game, offer))


def _cost(game: Game, offer: ExchangePieces) -> int:
    return offer.count * game.rules.part(Pieces).numbers.exchange_points


def read_kind(localizer: Localizer, text: str) -> str:
    """Return the kind of pieces that a text names.

    Raises: Refused `unknown_pieces`.
    """
    found = {meaning_of(localizer.words, localizer.lang, word, KINDS) for word in folded(text)}
    kind = found.pop() if len(found) == 1 else None
    if kind is None:
        raise Refused("unknown_pieces", kind=text)
    return kind


@on("exchange", plays=played_with("pieces"))
async def open_exchange(press: Pressed) -> None:
    """Open the choice of an exchange."""
    await wait(press)
    await show(press.interaction, exchange_panel(*await at_seat(press.interaction, press.game, press.step)))


@on("pickexchange", plays=played_with("pieces"))
async def choose_exchange(press: Pressed) -> None:
    """Preview the exchange, or make it right away if the person has previews off."""
    await acknowledge(press.interaction)
    localizer, table, seat = await at_seat(press.interaction, press.game, press.step)
    chosen = EXCHANGE.unpack(table.running, seat, _unpacked(press.value))
    if not await wants_preview(press.interaction):
        await carry_out(press.interaction, table, chosen, press.step)
        return
    refused = table.running.refuse(chosen)
    if refused is not None:
        raise refused
    await turn_page(press.interaction, exchange_panel(localizer, table, seat, chosen))


@on("setexchange", plays=played_with("pieces"))
async def make_exchange(press: Pressed) -> None:
    """Play the exchange shown on the panel."""
    await acknowledge(press.interaction)
    table, seat = await seated(press.interaction, press.game, press.step)
    chosen = EXCHANGE.unpack(table.running, seat, _unpacked(press.arg))
    await carry_out(press.interaction, table, chosen, press.step)


def mix_button(localizer: Localizer, table: Table) -> Press:
    """Return the button that opens the choice of the start mix."""
    return Press(table.id, table.step, "mix", localizer.say("button-mix"), style=GREEN)


def mixing(view: View) -> tuple[Seat, ...]:
    """Return the seats that have kept their first tickets and still choose pieces; both facts are public."""
    return tuple(seat for seat in view.seen(PiecesSeen).choosing if seat not in view.seen(TicketsSeen).choosing)


def _can_exchange(view: View, seat: Seat) -> bool:
    """Tell whether a seat's public supply and box let it exchange a piece."""
    supply, box = view.seen(PiecesSeen).supply[seat], view.seen(PiecesSeen).box[seat]
    return supply is not None and box is not None and any(map(min, supply, reversed(box)))


@face("pieces")
class PiecesFace(Face[Pieces]):
    """Trains and ships on Discord."""

    # In the help and the rules

    topics = (Topic("pieces", 130), Topic("exchange", 131), Topic("end", 190))
    special = 70

    def facts(self, localizer: Localizer) -> Mapping[str, object]:
        numbers = self.part.numbers
        return {
            "startpieces": numbers.start,
            "exchange": numbers.exchange_points,
            "mosttrain": numbers.most.train,
            "mostship": numbers.most.ship,
            "suggestedtrain": localizer.say("trains", count=numbers.suggested.train),
            "suggestedship": localizer.say("ships", count=numbers.suggested.ship),
        }

    def topic_of(self, ruling: str) -> str | None:
        if ruling == "pieces-r33" and self.part.numbers.fixed:  # nobody chooses
            return None
        return {"pieces-r36": "exchange", "pieces-r37": "end"}.get(ruling, "pieces")

    def topic_lines(self, topic: str, words: RuleWords) -> Sequence[str]:
        if topic == "pieces" and self.part.numbers.fixed:
            return words.said("rules-about-pieces-fixed")
        return super().topic_lines(topic, words)

    def map_lines(self, words: RuleWords) -> Iterable[tuple[Section, str]]:
        yield Section.PIECES, words.say("rules-map-fleet-fixed" if self.part.numbers.fixed else "rules-map-fleet")

    # Names and sentences

    forms = ("fleet",)
    scores = ("exchange",)
    tells_kinds = True

    def event_facts(self, localizer: Localizer, event: Event) -> dict[str, object]:
        """Return each player's start mix."""
        if not isinstance(event, PiecesShown):
            return {}
        pairs = enumerate(zip(event.trains, event.ships, strict=True))
        mixes = (
            localizer.say("seat-mix", player=localizer.player(seat), trains=trains, ships=ships)
            for seat, (trains, ships) in pairs
        )
        return {"mixes": "; ".join(mixes)}

    # On the board and in messages

    @order(20)
    def waits_for(self, localizer: Localizer, view: View) -> list[str]:
        """Return the players who still choose pieces."""
        mixes = mixing(view)
        return [localizer.say("turn-pieces", mentions=", ".join(map(localizer.mention, mixes)))] if mixes else []

    @order(20)
    def rare_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        if view.turn.seat is None or not _can_exchange(view, view.turn.seat):
            return []
        return [Press(table.id, table.step, "exchange", localizer.say("button-exchange"), style=GRAY)]

    @order(20)
    def pending_buttons(self, localizer: Localizer, table: Table, view: View) -> list[Press]:
        mixes = mixing(view)
        chooses = bool(mixes) if view.viewer is None else view.viewer in mixes
        return [mix_button(localizer, table)] if chooses else []

    @order(20)
    def seat_facts(self, localizer: Localizer, view: View, seat: Seat) -> Mapping[str, object]:
        trains, ships = view.seen(PiecesSeen).supply[seat] or ("none", "none")
        return {"trains": trains, "ships": ships}

    @order(20)
    def alt_more(self, localizer: Localizer, view: View, *, plain: bool) -> list[str]:
        """Return the pieces in everyone's box, once they are shown."""
        seen = enumerate(view.seen(PiecesSeen).box)
        known = [(localizer.player(seat, plain=plain), box) for seat, box in seen if box is not None]
        boxes = [f"{player} {box[0]}/{box[1]}" for player, box in known]
        return [localizer.say("alt-boxes", boxes=", ".join(boxes))] if boxes else []

    # In the hand

    @order(30)
    def ticket_lines(self, localizer: Localizer, view: View, ticket: str, found: Missing) -> list[str]:
        """Return the exchange of pieces that must come before the ticket can be completed; [] if none must."""
        if found.exchange is None:
            return []
        kind, count = found.exchange
        return [localizer.say("hand-swap", give=kind, count=count)]

    def out_of_reach(self, localizer: Localizer, found: Missing) -> str:
        if found.reason != "kind":
            return ""
        return localizer.say("hand-out-kind", **{name.replace("_", "-"): fact for name, fact in found.facts.items()})

    # Actions

    actions = (MIX, EXCHANGE)

    def supply_left(self, localizer: Localizer, view: View, seat: Seat) -> list[str]:
        seen = view.seen(PiecesSeen)
        if seat in seen.choosing:
            if view.seen(TicketsSeen).offered:
                return [localizer.say("hand-fleet-later")]
            return [localizer.say("hand-fleet-open", button=localizer.say("button-mix"))]
        box, own = seen.box[seat], seen.own or (0, 0)
        if box is None:
            return [localizer.say("hand-fleet-own", trains=own[0], ships=own[1])]
        return [localizer.say("hand-fleet", trains=own[0], ships=own[1], boxtrains=box[0], boxships=box[1])]

    def next_choice(self, localizer: Localizer, table: Table, seat: Seat) -> ui.LayoutView | None:
        view = table.running.view(seat)
        chooses = seat in view.seen(PiecesSeen).choosing and seat not in view.seen(TicketsSeen).choosing
        return mix_panel(localizer, table, seat) if chooses else None
