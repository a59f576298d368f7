"""Where the database is: a file, or the address of a PostgreSQL database."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import parse_qsl, quote, unquote, urlsplit, urlunsplit

UNKNOWN, UNREADABLE = "unknown", "unreadable"
"""What can be wrong with an address."""
_SCHEMES = "postgresql://", "postgres://"
_NO_FILE = re.compile(r"://|^\s*postgres\w*:|\b(host|hostaddr|user|password|dbname|service)\s*=", re.IGNORECASE)
"""What an address has, or the words of PostgreSQL's other form of it, which can have a password, too."""
_BROKEN = re.compile("%(?![0-9A-Fa-f]{2})")
"""A percent sign that isn't followed by the two digits of a character."""
_SECRET = "password", "sslpassword", "passfile"
_HIDDEN = "***"


class Place:
    """A file with an SQLite database, or the address of a PostgreSQL database. Its text hides the password."""

    def __init__(self, given: str | Path) -> None:
        """Take the setting.

        Raises: ValueError for an address that can't be one; its text is UNKNOWN or UNREADABLE, and nothing more.
        """
        text = str(given)
        self.address: str | None = text if text.startswith(_SCHEMES) else None
        """The address with its password, for the driver alone; None for a file."""
        if self.address is None and isinstance(given, str) and _NO_FILE.search(text):
            raise ValueError(UNKNOWN)
        self._shown, self._secrets = (text, ()) if self.address is None else _without_password(self.address)

    @property
    def is_postgres(self) -> bool:
        """Whether it is an address."""
        return self.address is not None

    @property
    def file(self) -> Path:
        """The file of an SQLite database, and the name of the files beside it."""
        return Path(self._shown)

    @property
    def pictures(self) -> Path:
        """The folder on this machine in which drawn pictures are kept."""
        return Path("slow-train-pictures") if self.is_postgres else Path(f"{self._shown}-pictures")

    def discreet(self, text: str) -> str:
        """Return the text without the password, however it is written."""
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return text

    def __str__(self) -> str:
        return self._shown

    def __repr__(self) -> str:
        return f"Place({self._shown!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Place) and (self.address, self._shown) == (other.address, other._shown)

    def __hash__(self) -> int:
        return hash((self.address, self._shown))


def _without_password(address: str) -> tuple[str, tuple[str, ...]]:
    """Return an address as it may be shown, and each form of the password in it.

    Raises: ValueError.
    """
    try:
        parts = urlsplit(address)
        _ = parts.port
    except ValueError:
        parts = None
    if parts is None or parts.netloc.count("@") > 1 or parts.fragment or _BROKEN.search(address):
        raise ValueError(UNREADABLE)
    user, _, host = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    query = parse_qsl(parts.query)
    secrets = [unquote(password), *(value for key, value in query if key in _SECRET)]
    forms = [form for secret in secrets for form in (secret, quote(secret, safe="")) if form]
    kept = "&".join(f"{key}={quote(value, safe='/,')}" for key, value in query if key not in _SECRET)
    shown = urlunsplit((parts.scheme, f"{name}@{host}" if name else host, parts.path, kept, ""))
    return shown, tuple(sorted({*forms, *([password] if password else [])}, key=len, reverse=True))
