"""Requests that no client of Discord sends: texts of any length, values that no message offers."""

from __future__ import annotations

from typing import Any

from discord import AppCommandOptionType, InteractionType, app_commands
from simcord import ChannelHandle, InteractionResult, MemberActor

MODAL_SUBMIT = 5
Leaf = app_commands.Command[Any, ..., Any]


def texts_of(command: Leaf) -> list[str]:
    """The names of a command's options that are typed or chosen as text."""
    return [one.display_name for one in command.parameters if one.type is AppCommandOptionType.string]


async def ask(
    person: MemberActor, channel: ChannelHandle, command: Leaf, *, typing: str | None = None, **texts: str
) -> InteractionResult:
    """Give a command with any texts, and with the least that its other required options take.

    With `typing`, only that option is being typed.
    """
    asked = [one for one in command.parameters if one.display_name in texts or one.required]
    options = [_filled(one, person, texts, typing) for one in asked]
    for part in reversed(command.qualified_name.split()[1:]):
        options = [{"name": part, "type": 1, "options": options}]
    name = command.qualified_name.split()[0]
    users = {str(person.id): {"id": str(person.id), "username": person.name, "discriminator": "0", "avatar": None}}
    data = {"id": "1", "name": name, "type": 1, "options": options, "resolved": {"users": users}}
    kind = InteractionType.application_command if typing is None else InteractionType.autocomplete
    return await person._dispatch_interaction(kind.value, channel, data)


def _filled(one: app_commands.Parameter, person: MemberActor, texts: dict[str, str], typing: str | None) -> Any:
    value: object = texts.get(one.display_name, "x")
    if one.type is AppCommandOptionType.integer:
        value = int(one.min_value or 0)
    elif one.type is AppCommandOptionType.user:
        value = str(person.id)
    elif one.type is AppCommandOptionType.boolean:
        value = False
    focused = {"focused": True} if one.display_name == typing else {}
    return {"name": one.display_name, "type": one.type.value, "value": value, **focused}


async def submit(person: MemberActor, channel: ChannelHandle, custom_id: str, **fields: str) -> InteractionResult:
    """Submit a modal with any custom_id and any values."""
    rows = [
        {"type": 18, "id": number, "component": {"type": 4, "id": 50 + number, "custom_id": name, "value": value}}
        for number, (name, value) in enumerate(fields.items(), 1)
    ]
    return await person._dispatch_interaction(MODAL_SUBMIT, channel, {"custom_id": custom_id, "components": rows})
