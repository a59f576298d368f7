"""The close-up below a turn's board: a picture of its own with words of its own, for those who want pictures."""

from __future__ import annotations

import io
from collections.abc import Callable
from random import Random

import pytest
from PIL import Image

from cogs.play import pictures
from cogs.rail.family import CardFamily
from cogs.strings.family import StringFamily
from cogs.strings.words import company_name
from cogs.tables.digest import MOST, MOST_OWN, Digest
from cogs.tables.family import board_message
from cogs.tables.settings import set_setting
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from cogs.text.names import unformatted
from data.maps.library import load
from data.tools.pictures import at_turn, played
from engine.parts.routes import ClaimRoute
from engine.parts.station_tiles import TilesSeen
from engine.parts.strings import StringsSeen
from engine.position import place
from renderer.core.marks import Mark
from tests.cogs.hands import id_of, panel_of
from tests.cogs.party import Party, text_of
from tests.cogs.positions import arrange
from tests.cogs.test_limits import check, new_game, table_of
from tests.cogs.test_own_map import MAPS, galleries, names
from tests.cogs.test_schema import wrong
from tests.rows import crossed

WORDS = catalogue()
ONE = ["vancouver-seattle-1"]
APART = ["vancouver-seattle-1", "montreal-boston-1"]


async def claimed(party: Party, *routes: str) -> None:
    """It is ann's second turn, and the others have claimed these routes since her last."""
    await party.begin_turns()
    hands = [[color] * 4 for color in ("green", "red", "blue")]
    await arrange(party, hands=hands, tickets=[["dallas-new_york"], [], []])
    await party.act(0, 0)
    await party.act(0, 0)
    for seat in (1, 2):
        table = await party.table()
        legal = table.running.legal(seat)
        wanted = [one for one in legal if isinstance(one, ClaimRoute) and one.route in routes]
        await party.act(seat, wanted[0] if wanted else 0)
        if not wanted:
            await party.act(seat, 0)


class TestATurnsMessage:
    @pytest.mark.pictures
    async def test_shows_what_changed_a_second_time_enlarged_and_at_full_width(self, party: Party) -> None:
        """Discord shows two pictures of one gallery side by side, half as wide."""
        await claimed(party, *ONE)
        post = party.posts()[-1]
        assert "①" in text_of(post)
        assert names(post) == ["board.png", "close-up.png"]
        assert [len(items) for items in galleries(post)] == [1, 1]
        board, close_up = (items[0].description for items in galleries(post))
        assert close_up == "Close-up of what changed: 1: Vancouver – Seattle (1)." and close_up not in board
        sizes = [Image.open(io.BytesIO(party.env.backend.cdn.get(file.url) or b"")).width for file in post.attachments]
        assert sizes[1] < sizes[0] / 2

    @pytest.mark.long
    @pytest.mark.pictures
    async def test_has_none_where_the_changes_lie_apart(self, party: Party) -> None:
        await claimed(party, *APART)
        post = party.posts()[-1]
        assert "①" in text_of(post) and "②" in text_of(post)
        assert names(post) == ["board.png"] and len(galleries(post)) == 1

    async def test_has_none_where_nothing_changed(self, party: Party) -> None:
        await claimed(party)
        assert "close-up.png" not in names(party.posts()[-1])

    async def test_says_it_all_in_words_where_pictures_are_off(self, party: Party) -> None:
        await set_setting(party.bot, "server", party.guild.id, "pictures", "off")
        await claimed(party, *ONE)
        post = party.posts()[-1]
        assert not post.attachments and not galleries(post)
        assert "Seattle" in text_of(post)

    async def test_keeps_each_picture_with_its_words_when_it_is_edited_and_when_it_is_over(self, party: Party) -> None:
        await claimed(party, *ONE)
        await party.act(0, 0)  # the first of two cards: the post is edited
        assert names(party.posts()[-1]) == ["board.png", "close-up.png"]
        await party.act(0, 0)
        for post in party.posts()[-2:]:
            assert [items[0].media.url for items in galleries(post)] == [file.url for file in post.attachments]
            assert "Close-up" not in str(galleries(post)[:1])

    @pytest.mark.logs_errors
    async def test_does_without_it_where_it_cannot_be_drawn(
        self, party: Party, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        whole = pictures.paint

        async def paint(draw: Callable[[], bytes]) -> bytes:
            if "close_up" in str(draw):
                raise MemoryError("no room")
            return await whole(draw)

        monkeypatch.setattr(pictures, "paint", paint)
        await claimed(party, *ONE)
        assert names(party.posts()[-1]) == ["board.png"]


class TestLargePictures:
    """The board in parts, each in a gallery of its own, instead of the board and its close-up."""

    async def test_of_a_server_are_in_its_posts(self, party: Party) -> None:
        await set_setting(party.bot, "server", party.guild.id, "large", "on")
        await claimed(party, *ONE)
        post = party.posts()[-1]
        assert names(post) == ["board.png", "board-east.png", "board-foot.png"]
        assert [len(items) for items in galleries(post)] == [1, 1, 1]
        first, *others = (items[0].description for items in galleries(post))
        assert first.startswith("Map: USA.")
        assert others == ["Part of the board: East.", "Part of the board: cards and players."]
        shown = panel_of(await party.ann.slash(party.channel, "board")).message
        assert names(shown) == ["board.png"], "her own setting counts there"

    async def test_of_a_person_are_in_what_they_alone_see(self, party: Party) -> None:
        await set_setting(party.bot, "person", party.eve.id, "large", "on")
        await party.begin_turns(map="world")
        assert names(party.posts()[-1]) == ["board.png"]
        panel = panel_of(await party.eve.slash(party.channel, "board"))
        parts = ["board.png", "board-north-east.png", "board-south-west.png", "board-south-east.png", "board-foot.png"]
        assert names(panel.message) == parts
        await party.eve.select(panel, ["north"], custom_id=id_of(panel, "pickpart"))
        assert names(panel.message) == ["board.png"] and len(galleries(panel.message)) == 1
        await party.eve.select(panel, ["all"], custom_id=id_of(panel, "pickpart"))
        assert names(panel.message) == parts and [len(items) for items in galleries(panel.message)] == [1] * 5
        assert wrong(party) == []

    async def test_change_nothing_where_pictures_are_off(self, party: Party) -> None:
        for name, chosen in (("large", "on"), ("pictures", "off")):
            await set_setting(party.bot, "server", party.guild.id, name, chosen)
            await set_setting(party.bot, "person", party.ann.id, name, chosen)
        await claimed(party, *ONE)
        for message in (party.posts()[-1], panel_of(await party.ann.slash(party.channel, "board")).message):
            assert not message.attachments and not galleries(message)
            assert "Map: USA." in text_of(message)

    async def test_leave_a_table_of_strings_as_it_is(self, party: Party) -> None:
        await set_setting(party.bot, "server", party.guild.id, "large", "on")
        await party.begin(map="string_railway")
        assert names(party.posts()[-1]) == ["board.png"]

    @pytest.mark.parametrize(("key", "lang"), crossed(MAPS, LANGS))
    async def test_leave_room_in_a_message_for_everything_else(self, key: str, lang: str) -> None:
        table = table_of(new_game(key)[0])
        panel, files = await board_message(
            WORDS, lang, table, Digest("x" * MOST, (), "x" * MOST_OWN), "dark", large=True
        )
        assert len(files) in (1, 3, 5) and len({file.filename for file in files}) == len(files)
        check(panel)


@pytest.mark.parametrize("lang", LANGS)
class TestItsWords:
    async def test_name_every_change_by_its_number(self, lang: str) -> None:
        table = table_of(place(load().rules("europe"), 2, {"hands": [[], []]}, Random(1)))
        marked: list[Mark] = [("route", "bruxelles-dieppe"), ("city", "paris")]
        _, close_up = await CardFamily().board_files(WORDS, lang, table, marked=marked)
        localizer = Localizer(WORDS, lang, table)
        assert close_up.alt == unformatted(close_up.alt)
        assert f": 1: {localizer.link('bruxelles-dieppe')}; 2: {localizer.city('paris')}." in close_up.alt

    async def test_name_tiles_and_strings_of_a_table(self, lang: str) -> None:
        table = table_of(played("string_railway", 3, 11, at_turn(9)))
        view = table.running.view(None)
        marked: list[Mark] = [("tile", view.seen(TilesSeen).tiles[-1].name), ("string", 0)]
        _, close_up = await StringFamily().board_files(WORDS, lang, table, marked=marked)
        owner = company_name(Localizer(WORDS, lang, table), view.seen(StringsSeen).laid[0].company, plain=True)
        assert f": 1: {marked[0][1]}; 2: " in close_up.alt and owner in close_up.alt.partition("; 2: ")[2]


@pytest.mark.long
@pytest.mark.pictures
async def test_a_table_of_strings_has_one_too(party: Party) -> None:
    """Where what the others laid and placed is near."""
    await party.begin(map="string_railway")
    rng, seen = Random(4), set[bool]()
    for _ in range(60):
        table = await party.table()
        if table.running.over or len(seen) == 2:
            break
        await party.act(table.running.waiting[0], rng.randrange(len(table.running.legal(table.running.waiting[0]))))
        post = party.posts()[-1]
        if "①" in text_of(post):
            seen.add("close-up.png" in names(post))
            assert len(galleries(post)) == len(post.attachments)
    assert seen == {True, False}
