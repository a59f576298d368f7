"""Every page that takes the place of a player's private panel leads back: to the hand, or to the page before."""

from __future__ import annotations

from simcord import MemberActor, ResponseMessage

from cogs.core.config import Buckets
from cogs.core.panels import MOST_PARTS
from tests.cogs.hands import id_of, ids_in, options_of, walk
from tests.cogs.panel_reader import MOVES, verb_of
from tests.cogs.party import Party, text_of
from tests.cogs.test_strings import Railway

NO_PAGES = MOVES | {"hand", "back", "note", "nudge-player", "askback", "pickplan", "plandraw", "pickplancard"}
"""Verbs that change something, open a window or lead back."""
MOST_BACK = 3
"""Presses of *Back* from any page to the hand: a payment leads back to the routes first."""


class Reader:
    """Opens every kind of page that a person's hand leads to, and goes back from each."""

    def __init__(self, party: Party, person: MemberActor) -> None:
        self.party, self.person = party, person

    @property
    def panel(self) -> ResponseMessage:
        (panel,) = self.party.private(self.person)
        return panel

    def back(self) -> dict[str, str]:
        """The buttons that lead back, with their names."""
        buttons = [part for part in walk(self.panel.components) if part["type"] == 2 and "custom_id" in part]
        ids = {one["custom_id"]: one["label"] for one in buttons}
        return {id_: label for id_, label in ids.items() if id_.split(":")[3] in ("hand", "back")}

    async def open(self, *path: str) -> None:
        for id_ in path:
            if id_.split(":")[3].startswith("pick"):
                await self.person.select(self.panel, [options_of(self.panel, id_)[-1]], custom_id=id_)
            else:
                await self.person.click(self.panel, custom_id=id_)

    async def read_all(self) -> set[str]:
        """Return the verbs of the pages, after going back from each."""
        self.party.bot.limits.commands = Buckets(10**6, 10**6)
        await self.party.bot.settings.set("person", self.person.id, "pictures", "off")
        await self.person.slash(self.party.channel, "hand")
        hand, paths, read = text_of(self.panel), [[id_] for id_ in ids_in(self.panel)], set[str]()
        assert not self.back()
        while paths:
            path = paths.pop(0)
            if verb_of(path[-1]) in read | NO_PAGES:
                continue
            read.add(verb_of(path[-1]))
            await self.open(*path)
            assert len(list(walk(self.panel.components))) <= MOST_PARTS
            paths += [[*path, id_] for id_ in ids_in(self.panel)]
            for _ in range(MOST_BACK):
                if text_of(self.panel) != hand:
                    ((id_, label),) = self.back().items()
                    assert label in ("Back", "My hand"), path
                    await self.open(id_)
            assert text_of(self.panel) == hand, path
        return read


async def test_each_page_of_a_card_game_leads_back_to_the_hand(party: Party) -> None:
    await party.begin_turns()
    assert await Reader(party, party.ann).read_all() > {"more", "board", "rules", "pickrule", "standing", "claim"}
    assert await Reader(party, party.bob).read_all() >= {"plan", "standing"}


async def test_what_drawing_tickets_would_do_leads_back_to_the_hand(party: Party) -> None:
    table = await party.begin_turns()
    await party.ann.slash(party.channel, "hand")
    reader = Reader(party, party.ann)
    hand = text_of(reader.panel)
    await party.ann.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:tickets")
    assert "at least 1" in text_of(reader.panel)
    ((id_, label),) = reader.back().items()
    assert label == "Back"
    await reader.open(id_)
    assert text_of(reader.panel) == hand


async def test_each_page_of_strings_leads_back_to_the_own_companies(party: Party) -> None:
    rails = Railway(party)
    await rails.begin()
    await rails.corners()
    assert await Reader(party, party.ann).read_all() > {"more", "look", "rules", "place", "nudge", "picktile"}


async def test_what_a_string_costs_has_one_way_back_and_only_the_own_undo(party: Party) -> None:
    rails = Railway(party)
    await rails.begin()
    await rails.press(party.ann, "corner", "0")
    await party.bob.slash(party.channel, "hand")
    assert not [id_ for id_ in ids_in(Reader(party, party.bob).panel) if id_.endswith(":takeback")]
    await rails.corners()
    panel = await rails.place_all()
    assert "You placed" in text_of(panel)
    await Reader(party, party.ann).open(id_of(panel, "giveup"))
    buttons = [part.get("label") for part in walk(panel.components) if part["type"] == 2]
    assert buttons.count("Back") == 1


async def test_a_part_of_the_map_leads_back_to_the_hand(party: Party) -> None:
    await party.begin_turns()
    await party.ann.slash(party.channel, "hand")
    reader = Reader(party, party.ann)
    for verb in ("more", "board", "pickpart"):
        await reader.open(id_of(reader.panel, verb))
    assert list(reader.back().values()) == ["Back"]


async def test_what_opens_below_the_post_or_for_a_spectator_has_nothing_to_go_back_to(party: Party) -> None:
    table = await party.begin_turns()
    for person in (party.ann, party.eve):
        await person.click(party.posts()[-1], custom_id=f"st:{table.id}:{table.step}:more")
        assert not Reader(party, person).back()
    reader = Reader(party, party.eve)
    await reader.open(id_of(reader.panel, "rules"))
    assert not reader.back()
