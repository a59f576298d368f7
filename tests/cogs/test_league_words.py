"""A season says all that it says in each language, to people and in public."""

from __future__ import annotations

import re

import pytest

from tests.cogs.hands import panel_of
from tests.cogs.leagues import create, fixtures, hide_tables, new_host, pass_days, play_round, start, thread
from tests.cogs.party import Party, said, text_of
from tests.rows import crossed

LABELS = {"ru": ("Вступить в лигу", "Открыть сезон"), "uk": ("Вступити до ліги", "Відкрити сезон")}
LATIN = re.compile(r"\b(?!Iron|League|Ann|Bob|Cleo|Dan|Host|Player|Discord)[A-Za-z]{4,}\b")


def plain(text: str) -> str:
    """Without commands, mentions, times, seeds and numbers of bytes."""
    return re.sub(r"<[^>]*>|`[^`]*`|[0-9a-f]{32,}|https?://\S+", "", text)


@pytest.mark.parametrize("lang", crossed(LABELS, few=1))
async def test_nothing_is_left_in_english(party: Party, lang: str) -> None:
    host, texts = new_host(party), list[str]()
    for person in (host, *party.people):
        await person.slash(party.channel, "settings language", language=lang)
    await host.slash(party.channel, "settings language", language=lang, server=True)
    join, confirm = LABELS[lang]
    hide_tables(party)
    texts.append(await create(party, host, divisions=2, rounds=1, same=True, reliability=10, maps="london"))
    for person in party.people[:4]:
        texts.append(said(await person.click(party.posts()[0], label=join)))
    texts.append(said(await party.ann.slash(party.channel, "league join")))
    for command in ("info", "list", "rounds", "table"):
        texts.append(said(await party.ann.slash(party.channel, f"league {command}")))
    texts.append(said(await host.slash(party.channel, "league edit", rounds=2, movers=0)))
    texts.append(said(await host.slash(party.channel, "league edit", rounds=1, movers=1, end="2020-01-01")))
    texts.append(said(await host.slash(party.channel, "league edit", rounds=1, movers=1)))
    texts.append(await start(party, host))
    texts.append(said(await party.ann.slash(party.channel, "league leave")))
    table = (await fixtures(party))[0]
    texts += map(text_of, party.posts(thread(party, table.thread_id or 0)))
    await play_round(party)
    await pass_days(party, 0.3)
    texts += map(text_of, party.posts())
    for command in ("info", "list", "rounds", "table"):
        texts.append(said(await party.ann.slash(party.channel, f"league {command}")))
    asked = panel_of(await host.slash(party.channel, "league season", start="in 3 days"))
    texts.append(text_of(asked))
    texts.append(said(await host.click(asked, label=confirm)))
    texts.append(said(await host.slash(party.channel, "league cancel")))
    assert all(texts)
    assert not [found for text in texts for found in LATIN.findall(plain(text))]
