"""Somebody who looks at everything: types commands, presses what can be pressed, and writes down what is shown."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator, Mapping, Sequence
from time import process_time
from typing import Any

import simcord
from simcord import InteractionResult, MemberActor

from tests.cogs.hands import walk
from tests.cogs.party import Party
from tests.data.databases.town import Town

NEW_VERBS = {
    "pick-port-payment": "pickduty",
    "pick-station-payment": "pickfee",
    "pick-station-city": "picktown",
    "other-cards": "ways",
    "pay-tunnel": "extra",
    "leave-tunnel": "retreat",
    "rotate": "twist",
    "continue": "goon",
    "confirm-giving-up": "giveit",
}
"""Verbs that were given another name, by the new one."""
MOVES = frozenset(
    re.findall(
        r"\w+",
        """
        cancel comeback confirm corner draw drawhere drawit drawtwo endvacation forgetme giveit handover
        join keep keepopen keepseat layit leaguecancel leaguejoin leagueleave leagueleavenow leaguenext leave leaveend
        leaveto mute nopause offerseat pass pause pickcomputer pickextra pickseat placeit planclear poststats rematch
        resume retreat setexchange setmix start stop stophere take takeback takeseat thread vote wipe
        """,
    )
)
"""What changes a table or a season is not pressed by whoever only looks."""
ALL_CHOICES = {"pickrule", "pickhelp", "picktext", "picklook", "pickruleson", "pickpart"}
MOST_PRESSES, DEPTH, SOME_CHOICES = 70, 4, 2
NUMBER = re.compile(r"\d{15,}")


def verb_of(custom_id: str) -> str:
    """The verb as it was called first."""
    words = custom_id.split(":")
    verb = words[3] if len(words) > 3 else custom_id
    return NEW_VERBS.get(verb, verb)


# What was sent, as text


def lines_of(value: Any) -> Iterator[str]:
    """What people read in a request, in order."""
    if isinstance(value, list):
        for one in value:
            yield from lines_of(one)
    if not isinstance(value, Mapping):
        return
    for name in ("title", "name", "content", "label", "placeholder", "description", "value"):
        if isinstance(value.get(name), str) and not (name == "value" and value.get("type") is None):
            yield f"{name}: {value[name]}"
    if "custom_id" in value and value.get("type") == 2:
        yield f"  button style {value.get('style')}{' off' if value.get('disabled') else ''}"
    if value.get("url") and value.get("type") == 2:
        yield "  link"
    for name in ("emoji", "data", "components", "component", "accessory", "items", "options", "choices", "attachments"):
        if name in value:
            yield from lines_of(value[name])


def custom_ids_in(value: Any) -> Iterator[str]:
    if isinstance(value, Mapping):
        if isinstance(value.get("custom_id"), str):
            yield value["custom_id"]
        for inner in value.values():
            yield from custom_ids_in(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from custom_ids_in(inner)


def kind_of(path: str) -> str:
    if path.endswith("/callback"):
        return "answer"
    return "private" if path.startswith("/webhooks") else "message"


class Record:
    """All that was sent, by what it came of."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.lines: list[str] = []
        self.ids: list[str] = []
        self._read = 0

    def since(self, what: str) -> None:
        """Writes down what was sent since the last call. Several channels may get theirs in any order."""
        requests = self.party.env.http_requests
        blocks = set()
        for request in requests[self._read :]:
            if request.method in ("POST", "PATCH") and "/commands" not in request.path:
                lines = list(lines_of(request.json))
                self.ids.extend(custom_ids_in(request.json))
                if lines:
                    blocks.add(f"[{request.method} {kind_of(request.path)}]\n" + "\n".join(lines))
        self._read = len(requests)
        if blocks:
            self.lines.append(f"--- {what}")
            self.lines.extend(NUMBER.sub("#", block) for block in sorted(blocks))


class Reader:
    """Looks at everything that can be looked at from where the party sits."""

    def __init__(self, town: Town, lang: str) -> None:
        self.town = town
        self.party = town.party
        self.lang = lang
        self.record = Record(town.party)
        self.pressed: set[tuple[str, str]] = set()

    def stage(self, name: str) -> None:
        self.record.since("before")
        self.record.lines.append(f"\n===== {self.lang} · {name}")
        print(f"{process_time():6.1f} s  {self.lang} · {name}", file=sys.stderr)
        self.pressed = set()

    async def type(self, person: MemberActor, command: str, /, **options: Any) -> InteractionResult:
        result = await person.slash(self.party.channel, command, **options)
        text = " ".join(f"{name}={getattr(value, 'name', value)}" for name, value in options.items())
        self.record.since(f"/{command} {text} by {person.name}")
        return result

    async def read(self, person: MemberActor, command: str, /, **options: Any) -> None:
        """Types a command and presses what its answer offers."""
        await self.follow(person, await self.type(person, command, **options), 1)

    async def offered(self, person: MemberActor, command: str, option: str, typed: str = "", **filled: Any) -> None:
        """What is proposed while somebody types."""
        await person.autocomplete(self.party.channel, command, option, typed, **filled)
        self.record.since(f"/{command} {option}: “{typed}” by {person.name}")

    async def follow(self, person: Any, result: InteractionResult, depth: int) -> None:
        if depth > DEPTH:
            return
        for shown in [*([result.response] if result.response else []), *result.followups]:
            await self.press_all(person, shown, list(map(dict, walk(shown.components))), depth)

    async def look(self, person: MemberActor, count: int = 3) -> None:
        """Presses what is under the newest messages of the channel."""
        for post in self.party.posts()[-count:]:
            components = self.party.env.backend.messages[self.party.channel.id][post.id].components
            await self.press_all(person, post, list(map(dict, walk(components))), 1)

    async def press_all(self, person: Any, shown: Any, parts: Sequence[Mapping[str, Any]], depth: int) -> None:
        for part in parts:
            if len(self.pressed) >= MOST_PRESSES:
                return
            verb = verb_of(part.get("custom_id", "")) if "custom_id" in part else None
            if verb is None or verb in MOVES or part.get("disabled"):
                continue
            if part["type"] == 2 and await self.fresh(verb, str(part.get("label"))):
                await self.pressing(person, shown, part, None, depth)
            elif part["type"] == 3:
                options = [option["value"] for option in part["options"]]
                for value in options if verb in ALL_CHOICES else options[:SOME_CHOICES]:
                    if await self.fresh(verb, value):
                        await self.pressing(person, shown, part, value, depth)

    async def fresh(self, verb: str, what: str) -> bool:
        if (verb, what) in self.pressed:
            return False
        self.pressed.add((verb, what))
        return True

    async def pressing(self, person: Any, shown: Any, part: Mapping[str, Any], value: str | None, depth: int) -> None:
        try:
            if value is None:
                result = await person.click(shown, custom_id=part["custom_id"])
            else:
                result = await person.select(shown, [value], custom_id=part["custom_id"])
        except simcord.SetupError:  # another press has changed the message
            return
        self.record.since(f"press “{part.get('label', part.get('placeholder', ''))}” {value or ''} by {person.name}")
        if result.response or result.followups:
            await self.follow(person, result, depth + 1)
        else:
            await self.changed(person, shown, depth + 1)

    async def changed(self, person: Any, shown: Any, depth: int) -> None:
        """A message that a press has changed in place."""
        if depth <= DEPTH:
            backend = self.party.env.backend
            stored = next((kept[shown.id] for kept in backend.messages.values() if shown.id in kept), None)
            if stored is not None:
                await self.press_all(person, shown, list(map(dict, walk(stored.components))), depth)


def shapes(ids: Sequence[str]) -> list[str]:
    """An example of each shape: verbs with what follows, words and numbers of any kind being the same."""
    found: dict[str, str] = {}
    for id_ in sorted(ids):
        if id_.startswith("st:"):
            verb, _, arg = id_.split(":", 3)[3].partition(":")
            shape = re.sub(r"[a-z0-9]*[a-z][a-z0-9]*([_-][a-z0-9]+)*", "a", re.sub(r"\d+", "9", arg))
            found.setdefault(f"{verb}:{shape}", id_)
    return [found[shape] for shape in sorted(found)]
