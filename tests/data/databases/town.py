"""A simulated server with a channel for each thing that can be going on, and what Discord keeps of it."""

from __future__ import annotations

from dataclasses import asdict
from typing import Any

from simcord import ChannelHandle
from simcord.backend.models import Channel, Message, ThreadMetadata

from tests.cogs import leagues
from tests.cogs.hands import walk
from tests.cogs.party import Party

CHANNELS = (
    "usa europe world london strings setup lobby paused asked silent offered plans solo over season cup feed due owed"
)


class Town:
    """The party, somebody who manages its server, and a channel for each thing that can be going on."""

    def __init__(self, party: Party) -> None:
        self.party = party
        self.host = leagues.new_host(party)
        self.channels = {name: party.guild.create_text_channel(name) for name in CHANNELS.split()}

    def at(self, name: str) -> ChannelHandle:
        """From here on the party sits in this channel."""
        self.party.channel = self.channels[name]
        return self.party.channel


class nothing_shown:  # noqa: N801
    """While it holds, no table is shown: what it queues stays queued."""

    name = "announcer"

    def __init__(self, party: Party) -> None:
        self._of: Any = getattr(party.bot, self.name)

    def __enter__(self) -> None:
        self._of.wake = lambda *_: None

    def __exit__(self, *_: object) -> None:
        vars(self._of).pop("wake", None)


class nothing_due(nothing_shown):  # noqa: N801
    """While it holds, nothing falls due, and nothing that fell due is done when it is over."""

    name = "scheduler"


def posts_of(town: Town) -> dict[str, Any]:
    """What Discord keeps: threads, private channels, and of the bot's messages those that can be pressed."""
    backend = town.party.env.backend
    ours = {channel.id for channel in town.channels.values()} | {town.party.guild.id}
    kept: dict[str, Any] = {"at": backend.clock.elapsed, "guild": town.party.guild.id, "channels": [], "messages": []}
    kept["people"] = {person.name: person.id for person in [*town.party.people, town.host]}
    for channel in backend.channels.values():
        if channel.id not in ours and (channel.is_thread or channel.guild_id is None):
            kept["channels"].append(asdict(channel))
        for message in backend.messages.get(channel.id, {}).values():
            if message.author_id == backend.bot_user.id:
                data: dict[str, Any] = {"id": message.id, "channel_id": channel.id, "flags": message.flags}
                if any("custom_id" in part for part in walk(message.components)):
                    data["components"] = slim(message.components)
                if message.is_ephemeral:
                    data["interaction_metadata"] = message.interaction_metadata
                kept["messages"].append(data)
    return kept


def slim(components: Any) -> Any:
    """Components without the numbers and addresses that Discord adds, and without pictures."""
    if isinstance(components, list):
        return [slim(one) for one in components if not isinstance(one, dict) or one.get("type") != 12]
    if isinstance(components, dict):
        return {key: slim(value) for key, value in components.items() if key != "id" and value not in (None, False)}
    return components


def restore_posts(town: Town, kept: dict[str, Any]) -> None:
    """Puts those messages into a simulated Discord whose town is built as it was then."""
    backend = town.party.env.backend
    assert kept["guild"] == town.party.guild.id
    assert kept["people"] == {person.name: person.id for person in [*town.party.people, town.host]}
    for one in kept["channels"]:
        members = {int(user): since for user, since in one["thread_members"].items()}
        meta = one["thread_metadata"] and ThreadMetadata(**one["thread_metadata"])
        channel = Channel(**{**one, "thread_members": members, "thread_metadata": meta})
        backend.channels[channel.id] = channel
        backend.messages.setdefault(channel.id, {})
        if channel.guild_id is None:
            backend.dm_channels[channel.recipient_ids[0]] = channel.id
        else:
            backend.get_guild(channel.guild_id).thread_ids.append(channel.id)
            backend.announce_thread_create(channel)
    for one in kept["messages"]:
        message = Message(author_id=backend.bot_user.id, timestamp=backend.now_iso(), **one)
        backend.messages[message.channel_id][message.id] = message
