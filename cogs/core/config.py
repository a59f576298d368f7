"""Settings out of the environment (or a file named .env beside the program), read once and checked at start."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated, Literal

from pydantic import BeforeValidator, DirectoryPath, Field, SecretStr
from pydantic_settings import BaseSettings, SettingsConfigDict


class Settings(BaseSettings):
    """Without a token the sandbox runs. Raises pydantic.ValidationError for a value that makes no sense."""

    model_config = SettingsConfigDict(env_file=".env", extra="ignore", frozen=True)

    discord_token: SecretStr = SecretStr("")
    database: Path = Path("slow-train.sqlite3")
    sandbox_port: int = Field(default=8765, ge=0, le=65535)
    maps_dir: Annotated[DirectoryPath | None, BeforeValidator(lambda given: given or None)] = None
    log_level: Literal["DEBUG", "INFO", "WARNING", "ERROR"] = "INFO"
    log_format: Literal["text", "json"] = "text"
    metrics_port: Annotated[int, BeforeValidator(lambda given: given or 0), Field(ge=0, le=65535)] = (
        0  # 0: no such page
    )
    # How much one person and one server may ask for. Who plays gets everything back with each move.
    most_open_games_of_person: int = Field(default=20, ge=1)
    most_open_games_of_server: int = Field(default=200, ge=1)
    most_commands: int = Field(default=30, ge=5)
    most_pictures: int = Field(default=20, ge=1)
    most_pictures_of_server: int = Field(default=200, ge=1)
