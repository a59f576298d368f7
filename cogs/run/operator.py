"""Messages for the operator, in the language of the terminal, and invalid settings."""

from __future__ import annotations

import os

from pydantic import ValidationError

from cogs.core.config import Settings
from cogs.text.catalogue import catalogue
from data.languages import language_of
from data.store.opening import StoreError

_STORE_SENTENCES = {
    "cannot_open": "start-no-database",
    "not_a_database": "start-no-such-database",
    "newer": "start-newer-database",
    "damaged": "start-damaged-database",
    "in_use": "start-database-in-use",
    "no_such_file": "start-no-such-file",
    "there_already": "backup-there-already",
    "cannot_write": "backup-cannot-write",
}


class CannotStart(Exception):
    """The bot can't start; the text says why, and what to do."""


def say(key: str, **facts: object) -> str:
    """Return a sentence in the language of the terminal."""
    names = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    code = language_of(next((name for name in names if name), "")[:2])
    return catalogue().say(code, key, **facts)


def store_sentence(error: StoreError) -> str:
    """Return what is wrong with a database, and what to do."""
    return say(_STORE_SENTENCES[error.code], **error.facts)


def read_settings() -> Settings:
    """Return the settings.

    Raises: CannotStart, with the name of the invalid setting.
    """
    try:
        settings = Settings()
    except ValidationError as error:
        wrong = error.errors()[0]
        name = "_".join(str(part) for part in wrong["loc"]).upper()
        raise CannotStart(say("start-wrong-setting", name=name, reason=wrong["msg"])) from error
    if settings.database.is_dir():  # also where it is set to nothing, which is the present folder
        raise CannotStart(say("start-database-no-file", path=settings.database))
    return settings
