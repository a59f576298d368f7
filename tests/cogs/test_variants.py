"""Variants and options of a map: chosen in the lobby, explained in the help, and played in the set-up."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from cogs.game.table_options import offers, read_options
from cogs.help.help import page_text, pages_of
from cogs.tables.table import Table
from cogs.tables.terms import CODES
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from data.maps.library import load
from engine.assemble import assemble
from engine.core.action import Seat
from engine.core.refused import Refused
from engine.parts.tickets import KeepTickets, Tickets, TicketsSeen
from tests.cogs.hands import ByButtons, BySlash, id_of, ids_in, numbers, panel_of, play_one
from tests.cogs.party import Party, said, text_of

WORDS = catalogue()
FILE = load().games["europe"]


def offer(table: Table, seat: Seat) -> TicketsSeen:
    assert table.game is not None
    return table.game.view(seat).seen(TicketsSeen)


class TestInTheLobby:
    async def test_variants_and_options_are_offered_by_their_names(self, party: Party) -> None:
        variants = await party.ann.autocomplete(party.channel, "game new", "variant", "", map="europe")
        assert [choice["value"] for choice in variants] == list(FILE.variants)
        options = await party.ann.autocomplete(party.channel, "game new", "options", "", map="europe")
        of_tables = await party.ann.autocomplete(party.channel, "game new", "options", "", map="usa")
        assert [choice["name"] for choice in options[: -len(of_tables)]] == ["Bonus tickets (stand-in points)"]
        assert [choice["value"] for choice in of_tables] == list(CODES)

    async def test_what_is_chosen_is_shown_and_played(self, party: Party) -> None:
        table = await party.begin(map="europe", variant="big_cities", options="bonus_tickets")
        assert "Big Cities of Europe" in text_of(party.posts()[0])
        assert "Options: Bonus tickets (stand-in points)" in text_of(party.posts()[0])
        assert table.game is not None
        assert len(table.game.rules.part(Tickets).tickets) == 45 + 7
        assert len(offer(table, 0).offered or ()) == 5

    async def test_the_options_go_along_into_a_thread(self, party: Party) -> None:
        await party.open(map="europe")
        other = await party.bob.slash(
            party.channel, "game new", map="europe", variant="mega", options="Bonus tickets (stand-in points)"
        )
        panel = panel_of(other)
        await party.bob.click(panel, custom_id=id_of(panel, "thread"))
        tables = [table for number in (1, 2) if (table := await party.bot.tables.get(number)).variant == "mega"]
        assert [table.options for table in tables] == [{"bonus_tickets": "on"}]

    async def test_what_the_map_does_not_offer_is_refused(self, party: Party) -> None:
        assert "no option" in said(await party.open(map="europe", options="dragons"))
        assert "no option" in said(await party.open(map="usa", options="bonus_tickets"))

    @pytest.mark.parametrize("lang", LANGS)
    def test_options_are_read_in_every_language(self, lang: str) -> None:
        for value, label in offers(FILE, lang).items():
            assert read_options(FILE, label) == read_options(FILE, value) == {"bonus_tickets": "on"}
        assert read_options(FILE, None) == {}
        with pytest.raises(Refused, match="unknown_option"):
            read_options(FILE, "")


class TestTheStartInTwoSteps:
    @pytest.mark.parametrize("way", [BySlash, ByButtons])
    async def test_long_tickets_first_then_the_others(self, party: Party, way: type[BySlash] | type[ByButtons]) -> None:
        hands = way(party)
        table = await party.begin(map="europe", variant="mega", first=party.ann)
        for seat, kept in enumerate((0, 1, 1)):
            long = offer(table, seat).offered or ()
            assert len(long) == 2
            table = await play_one(party, hands, KeepTickets(seat, long[:kept]))
            seen = offer(table, seat)
            assert (len(seen.offered or ()), seen.keep) == (5, 3 - kept)
            table = await play_one(party, hands, KeepTickets(seat, (seen.offered or ())[: seen.keep]))
        assert table.game is not None
        assert table.game.turn.number == 1
        assert [len(offer(table, seat).own or ()) for seat in range(3)] == [3, 3, 3]

    async def test_says_how_many_may_be_kept_and_asks_on(self, party: Party) -> None:
        table = await party.begin(map="europe", variant="mega")
        hand = panel_of(await ByButtons(party).press(party.ann, table, "choose"))
        modal = (await party.ann.click(hand, custom_id=id_of(hand, "ticket-form"))).modal
        assert modal is not None
        label = modal["components"][0]
        assert "at most 1" in label["description"]
        assert all("long" in option["label"] for option in label["component"]["options"])
        kept = await party.ann.slash(party.channel, "keep", tickets="none")
        assert "You kept no tickets" in said(kept) and "at least 3" in said(kept)
        assert "keep-marked" in [id_.split(":")[3] for id_ in ids_in(panel_of(kept))]

    async def test_two_long_ones_are_too_many(self, party: Party) -> None:
        table = await party.begin(map="europe", variant="mega")
        both = offer(table, 0).offered or ()
        refused = await party.ann.slash(party.channel, "keep", tickets=numbers(table, 0, both))
        assert "at most 1" in said(refused)
        assert (await party.table()).step == table.step

    async def test_all_choices_are_offered_while_typing(self, party: Party) -> None:
        await party.begin(map="europe", variant="mega")
        offered = await party.ann.autocomplete(party.channel, "keep", "tickets", "")
        assert [choice["value"] for choice in offered] == ["0", "1", "2"]

    async def test_the_table_does_not_see_how_many_are_kept(self, party: Party) -> None:
        table = await party.begin(map="europe", variant="mega")
        for seat, kept in enumerate((0, 1)):
            await play_one(party, BySlash(party), KeepTickets(seat, (offer(table, seat).offered or ())[:kept]))
        text = text_of(party.posts()[-1])
        assert "Ann chose tickets. Bob did the same." in text and "kept" not in text


class TestTheHelp:
    def rules(self, variant: str, options: Sequence[str] = ()) -> str:
        rules = assemble(FILE, variant, dict.fromkeys(options, "on"))
        return "\n".join(page_text(WORDS, "en", rules, page) for page in pages_of(WORDS, rules))

    def test_tells_what_each_variant_begins_with(self) -> None:
        assert "1 long and 3 regular ones and keeps at least 2" in self.rules("classic")
        assert "2 long tickets and keeps at most 1" in self.rules("mega")
        assert "keeps at least 3, or at least 2 if they kept a long ticket" in self.rules("mega")
        assert "everyone gets 5 and keeps at least 2" in self.rules("big_cities")

    def test_tells_where_refused_tickets_go(self) -> None:
        assert "leave the game, long or not" in self.rules("1912")
        assert "shuffled and go under the deck" in self.rules("mega")
        assert "leave the game, long or not" not in self.rules("mega")

    @pytest.mark.parametrize("lang", LANGS)
    def test_names_every_variant_and_option(self, lang: str) -> None:
        text = page_text(WORDS, lang, load().rules("europe"), "variants")
        for named in FILE.variants.values():
            assert f"**{named.names[lang]}.**" in text
        assert len(text.splitlines()) == 1 + len(FILE.variants) + len(FILE.options)

    @pytest.mark.parametrize("lang", LANGS)
    def test_names_the_stand_ins_that_are_in_play(self, lang: str) -> None:
        rules = assemble(FILE, "classic", {"bonus_tickets": "on"})
        text = page_text(WORDS, lang, rules, "variants")
        localizer = Localizer(WORDS, lang, None, rules)
        stand_ins = [ticket for ticket in rules.part(Tickets).tickets.values() if ticket.stand_in]
        assert stand_ins
        assert all(localizer.ticket(ticket.id) in text for ticket in stand_ins)

    def test_other_maps_say_nothing_of_it(self) -> None:
        assert "variants" not in pages_of(WORDS, load().rules("london"))
        rules = load().rules("usa")
        text = "\n".join(page_text(WORDS, "en", rules, page) for page in pages_of(WORDS, rules))
        assert not any(word in text for word in ("tunnel", "ferry", "station", "long ticket", "stand-in"))
