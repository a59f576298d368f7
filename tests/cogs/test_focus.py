"""`/board focus:`: any part of the map or city, by its name in any language; and the themes of pictures."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from cogs.rail.claims import ROUTE
from cogs.rail.family import CardFamily
from cogs.rail.focus import focus_labels, focus_panel, focus_text, lens_of, parse_focus
from cogs.tables.settings import preferences_of, public_preferences, set_setting
from cogs.tables.table import Table
from cogs.text.catalogue import LANGS, catalogue
from cogs.text.localizer import Localizer
from engine.core.refused import Refused
from engine.parts.routes import ClaimRoute, Routes, RoutesSeen
from renderer.core.theme import COLORS, THEMES
from renderer.rail.focus import PARTS, routes_in
from tests.cogs.hands import id_of, options_of, panel_of
from tests.cogs.party import Party, said, text_of
from tests.cogs.test_limits import MAPS, parts_of, table_of
from tests.renderer.looks import middle
from tests.rows import crossed

WORDS = catalogue()


def speech_of(key: str, lang: str = "en") -> tuple[Localizer, Table]:
    table = table_of(middle(key, 3))
    return Localizer(WORDS, lang, table), table


@pytest.mark.parametrize("key", crossed(MAPS, few=2))
class TestWhatIsMeant:
    @pytest.mark.parametrize("lang", crossed(LANGS, few=1))
    def test_is_found_by_each_name_in_each_language(self, key: str, lang: str) -> None:
        reading, _ = speech_of(key, lang)
        for asker in LANGS:
            localizer, _ = speech_of(key, asker)
            for name in (*PARTS, *localizer.map.cities):
                label = reading.say(f"part-{name}") if name in PARTS else reading.city(name)
                assert parse_focus(localizer, label) == name
                assert parse_focus(localizer, label.upper() + " ") == name

    def test_may_be_short(self, key: str) -> None:
        localizer, _ = speech_of(key)
        for typed, name in (("NW", "north-west"), ("top left", "north-west"), ("ю", "south"), ("ПнСх", "north-east")):
            assert parse_focus(localizer, typed) == name

    def test_unknown_gets_names_that_are_near(self, key: str) -> None:
        localizer, _ = speech_of(key)
        for city in localizer.map.cities:
            name = localizer.city(city)
            if len(name) > 6 and name.isalpha():
                with pytest.raises(Refused) as refused:
                    parse_focus(localizer, name[:2] + name[3] + name[2] + name[4:] + "x")
                assert name in tuple(refused.value.facts["names"])  # type: ignore[arg-type]
        for typed in ("", "???", "qqqqqqqq", "@everyone"):
            with pytest.raises(Refused) as refused:
                parse_focus(localizer, typed)
            assert refused.value.facts["names"]

    @pytest.mark.parametrize("lang", LANGS)
    def test_is_offered_while_typing(self, key: str, lang: str) -> None:
        localizer, _ = speech_of(key, lang)
        assert set(PARTS) <= set(focus_labels(localizer, "").values())
        for name in (*PARTS, *list(localizer.map.cities)[::5]):
            typed = Localizer(WORDS, "uk", localizer.table).say(f"part-{name}") if name in PARTS else name
            assert name in focus_labels(localizer, typed[:4] if name in PARTS else localizer.city(name)).values()


@pytest.mark.parametrize(("key", "lang"), crossed(MAPS, LANGS, few=3))
class TestTheWordsBesideIt:
    def test_name_the_cities_and_who_has_which_routes(self, key: str, lang: str) -> None:
        localizer, table = speech_of(key, lang)
        assert table.game is not None
        view = table.game.view(None)
        owners = view.seen(RoutesSeen).owners
        city = next(city for route in owners for city in view.part(Routes).routes[route].cities)
        text = focus_text(localizer, view, city, lens_of(view, city))
        assert localizer.city(city) in text
        assert len(text) <= 1024
        for name in PARTS:
            lens = lens_of(view, name)
            text = focus_text(localizer, view, name, lens)
            for seat in {owners[route] for route in routes_in(view, lens) if route in owners}:
                assert localizer.name(seat, plain=True) in text

    async def test_fit_into_a_message(self, key: str, lang: str) -> None:
        localizer, table = speech_of(key, lang)
        panel, file = await focus_panel(localizer, table, "centre", "dark")
        assert file is not None
        parts = list(parts_of(panel))
        assert len(parts) < 40
        assert all(len(part.get("content", "")) < 4000 for part in parts)


async def picture(party: Party, theme: str, table: Table) -> bytes:
    (shown,) = await CardFamily().board_files(WORDS, "en", table, theme=theme)
    return shown.file.fp.read()


class TestAtATable:
    async def test_anybody_sees_a_part_and_goes_on_to_another(self, party: Party) -> None:
        await party.begin_turns()
        panel = panel_of(await party.eve.slash(party.channel, "board", focus="Чикаго"))
        options = options_of(panel, id_of(panel, "pickpart"))
        assert options == ["all", *PARTS]
        for part in ("south-east", "all"):
            await party.eve.select(panel, [part], custom_id=id_of(panel, "pickpart"))

    async def test_what_is_unknown_gets_a_sentence(self, party: Party) -> None:
        await party.begin_turns()
        answer = said(await party.ann.slash(party.channel, "board", focus="Chicagoo"))
        assert "Chicagoo" in answer and "Chicago?" in answer
        several = said(await party.ann.slash(party.channel, "board", focus="san"))
        assert "San Francisco" in several and "Santa Fe" in several

    async def test_the_list_while_typing_has_parts_and_cities(self, party: Party) -> None:
        assert await party.ann.autocomplete(party.channel, "board", "focus", "") == []
        await party.begin_turns()
        offered = await party.ann.autocomplete(party.channel, "board", "focus", "")
        assert [choice["value"] for choice in offered][:9] == list(PARTS)
        offered = await party.ann.autocomplete(party.channel, "board", "focus", "денв")
        assert [choice["value"] for choice in offered] == ["denver"]

    async def test_without_pictures_is_shown_in_words(self, party: Party) -> None:
        await party.begin_turns()
        await party.in_bot(lambda: set_setting(party.bot, "person", party.eve.id, "pictures", "off"))
        panel = panel_of(await party.eve.slash(party.channel, "board", focus="Chicago"))
        assert not panel.attachments and "Chicago" in text_of(panel) and "Toronto" in text_of(panel)
        result = await party.eve.slash(party.channel, "board", focus="north-west")
        panel = panel_of(result)
        assert not panel.attachments and "Seattle" in text_of(panel) and "Miami" not in text_of(panel)
        for part, expected in (("south-east", "Miami"), ("all", "Face up:")):
            await party.eve.select(panel, [part], custom_id=id_of(panel, "pickpart"))
            edited = panel_of(result)
            assert not edited.attachments and expected in text_of(edited)


class TestTheTheme:
    async def test_is_a_persons_own_in_private_and_the_servers_in_public(self, party: Party) -> None:
        table = await party.begin_turns()
        bot, person, guild = party.bot, party.ann.id, table.guild_id

        async def themes() -> tuple[str, str]:
            private, public = await preferences_of(bot, person), await public_preferences(bot, guild, attaches=True)
            return private.theme, public.theme

        assert await themes() == ("light", "light")
        await set_setting(bot, "server", guild, "theme", "dark")
        assert await themes() == ("light", "dark")
        await set_setting(bot, "person", person, "theme", "contrast")
        assert await themes() == ("contrast", "dark")
        await set_setting(bot, "person", person, "theme", "light")
        assert await themes() == ("light", "dark")
        await bot.settings.set("person", person, "theme", "mauve")
        assert await themes() == ("light", "dark")

    @pytest.mark.long
    @pytest.mark.pictures
    async def test_is_seen_in_what_is_posted_and_whispered(self, party: Party) -> None:
        """One server and one person chose; the other person's message stays as it was."""

        async def chosen() -> None:
            await set_setting(party.bot, "server", party.guild.id, "theme", "dark")
            await set_setting(party.bot, "person", party.ann.id, "theme", "contrast")

        await party.in_bot(chosen)
        await party.begin_turns()
        for message, theme in (
            (party.posts()[-1], "dark"),
            (party.whispers(party.ann)[-1], "contrast"),
            (party.whispers(party.bob)[-1], "light"),
        ):
            data = party.env.backend.cdn.get(message.attachments[0].url)
            assert data is not None
            image = Image.open(io.BytesIO(data)).convert("RGB")
            assert image.getpixel((2, image.height - 3)) == COLORS["night"].forms[THEMES.index(theme)]

    @pytest.mark.pictures
    async def test_colours_the_file(self, party: Party) -> None:
        table = await party.begin_turns()
        for number, theme in enumerate(THEMES):
            image = Image.open(io.BytesIO(await picture(party, theme, table))).convert("RGB")
            assert image.getpixel((2, image.height - 3)) == COLORS["night"].forms[number]

    @pytest.mark.pictures
    async def test_a_preview_is_a_small_picture(self, party: Party) -> None:
        table = await party.begin_turns()
        claim = ClaimRoute(0, "denver-omaha", ())
        file = await ROUTE.picture(Localizer(WORDS, "en", table), table, claim, "dark")
        assert file is not None
        assert Image.open(io.BytesIO(file.fp.read())).size == (800, 600)
