"""Where the database is: a file, or the address of a PostgreSQL database."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import parse_qsl, quote, unquote, urlsplit, urlunsplit

_SCHEMES = "postgresql", "postgres"
_SECRET = "password", "sslpassword", "passfile"
_HIDDEN = "***"


class Place:
    """A file with an SQLite database, or the address of a PostgreSQL database. Its text hides the password."""

    def __init__(self, given: str | Path) -> None:
        """Take the setting.

        Raises: ValueError for an address that can't be one; its text has nothing of the address.
        """
        text = str(given)
        self.address: str | None = text if text.partition(":")[0] in _SCHEMES and "://" in text else None
        """The address with its password, for the driver alone; None for a file."""
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
    if parts is None or parts.netloc.count("@") > 1 or parts.fragment:
        raise ValueError("the address can't be read: write @, :, /, ? and # in the password as %40, %3A, %2F, %3F, %23")
    user, _, host = parts.netloc.rpartition("@")
    name, _, password = user.partition(":")
    query = parse_qsl(parts.query)
    secrets = [unquote(password), *(value for key, value in query if key in _SECRET)]
    forms = [form for secret in secrets for form in (secret, quote(secret, safe="")) if form]
    kept = "&".join(f"{key}={quote(value, safe='/,')}" for key, value in query if key not in _SECRET)
    shown = urlunsplit((parts.scheme, f"{name}@{host}" if name else host, parts.path, kept, ""))
    return shown, tuple(sorted({*forms, *([password] if password else [])}, key=len, reverse=True))
