"""Requests that no client of Discord sends: texts of any length, values that no message offers."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
from discord import AppCommandOptionType, InteractionType, app_commands
from simcord import ChannelHandle, InteractionResult, MemberActor
from simcord.backend import serializers

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


async def press(
    person: MemberActor, message: discord.Message, custom_id: str, values: Sequence[str] | None = None
) -> InteractionResult:
    """Press a button of a message, or choose any values in a select of it."""
    stored = person._env.backend.get_message(message.channel.id, message.id)
    data: dict[str, Any] = {"custom_id": custom_id, "component_type": 2 if values is None else 3}
    if values is not None:
        data["values"] = list(values)
    extra = {"message": dict(serializers.message_payload(person._env.backend, stored))}
    channel = ChannelHandle(person._env, person.guild, person._env.backend.get_channel(message.channel.id))
    return await person._dispatch_interaction(
        InteractionType.component.value, channel, data, extra=extra, source_message_id=message.id
    )


def has(person: MemberActor, message: discord.Message, custom_id: str) -> bool:
    """Tell whether a message, as it is now, has such a component: no press of any other reaches a bot."""
    return custom_id in str(person._env.backend.get_message(message.channel.id, message.id).components)
