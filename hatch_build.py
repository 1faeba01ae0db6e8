"""What the build adds: no wheel without the browser client, and links that hold on a package index."""

from __future__ import annotations

import os
import re
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface
from hatchling.metadata.plugin.interface import MetadataHookInterface

CLIENT = "src/red7/server/client/offline/files.json"  # written last
PAGES = {
    "Documentation": "docs/",
    "Changelog": "CHANGELOG.md",
    "Contributing": "CONTRIBUTING.md",
}
_LINK = re.compile(r"(!?)(\[[^\]]*\]\()(?![a-z]+:|#)([^)]*\))")
"""A link to a file of the repository, or a picture from it."""


class NeedsClient(BuildHookInterface[Any]):
    """Refuses to build a package in which the browser client is missing."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002 (hatch's)
        """Ends the build where the client is missing; an editable install may come before it."""
        if version == "editable" or os.environ.get("RED7_WITHOUT_CLIENT") or Path(self.root, CLIENT).is_file():
            return
        sys.exit(
            f"red7: the browser client is missing ({CLIENT}): run `make web` first,"
            " or set RED7_WITHOUT_CLIENT=1 to build without it"
        )


class Links(MetadataHookInterface):
    """Fills in the readme and the project's addresses, from the one address in pyproject.toml."""

    def update(self, metadata: dict[str, Any]) -> None:
        """Sets `readme` and `urls`."""
        readme = Path(self.root, "README.md").read_text(encoding="utf-8")
        repository = (os.environ.get("RED7_REPOSITORY") or self.config["repository"]).rstrip("/")
        if repository:
            readme = absolute(readme, repository, f"v{metadata['version']}")
            pages = {name: f"{repository}/blob/main/{page}" for name, page in PAGES.items()}
            metadata["urls"] = {"Repository": repository, "Issues": f"{repository}/issues", **pages}
        metadata["readme"] = {"content-type": "text/markdown", "text": readme}


def absolute(text: str, repository: str, tag: str) -> str:
    """The text with every link to a file made a link to that file in the repository, at that tag."""
    return _LINK.sub(lambda found: f"{found[1]}{found[2]}{repository}/{_kind(found[1])}/{tag}/{found[3]}", text)


def _kind(mark: str) -> str:
    return "raw" if mark else "blob"
