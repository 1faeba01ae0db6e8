"""The container and the compose file, as far as they can be read without an engine that runs containers."""

from __future__ import annotations

import json
import os
import re
import shutil
import subprocess
import sys
import tomllib
from ipaddress import ip_address, ip_network
from pathlib import Path
from typing import Any, Final

import pytest
import yaml  # type: ignore[import-untyped]
from uvicorn.middleware.proxy_headers import _TrustedHosts

from tests.support.pages import blocks
from tests.support.places import DOCS, ROOT
from tests.support.services import need

FOLDER: Final = ROOT / "deploy"
COMPOSE: Final[dict[str, Any]] = yaml.safe_load((FOLDER / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: Final[dict[str, dict[str, Any]]] = COMPOSE["services"]
CONTAINERFILE: Final = (FOLDER / "Containerfile").read_text(encoding="utf-8")
PROGRAMS: Final = os.pathsep.join((os.environ.get("PATH", os.defpath), "/usr/sbin", "/usr/local/sbin"))


def instructions() -> list[tuple[str, str]]:
    """The instructions of the Containerfile, each on one line, without comments."""
    text = re.sub(r"^#.*\n", "", CONTAINERFILE, flags=re.MULTILINE).replace("\\\n", " ")
    return [(word, rest) for word, _, rest in (line.partition(" ") for line in text.splitlines() if line)]


def written(word: str) -> list[str]:
    return [rest for found, rest in instructions() if found == word]


def red7(*arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "red7", *arguments], capture_output=True, text=True, check=False, timeout=60
    )


def test_the_container_is_built_from_what_there_is() -> None:
    known = {"FROM", "RUN", "WORKDIR", "COPY", "ENV", "VOLUME", "USER", "EXPOSE", "STOPSIGNAL", "HEALTHCHECK"}
    assert {word for word, _ in instructions()} == known | {"ENTRYPOINT", "CMD"}
    stages = set(re.findall(r" AS (\w+)", "\n".join(written("FROM"))))
    for copied in written("COPY"):
        stage = re.match(r"--from=(\w+) ", copied)
        assert stage[1] in stages if stage else (ROOT / copied.split()[0]).exists(), copied
    runs = "\n".join(written("RUN"))
    targets = re.findall(r"^(\w[\w-]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    made = re.findall(r"\bmake (?!&)(\w+)", runs.replace("recommends make", ""))
    assert made
    assert set(made) <= set(targets)
    extras = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]["optional-dependencies"]
    assert set(re.findall(r"\.whl\)\[(\w+)\]", runs)) == {"server"} <= set(extras)


def test_nothing_in_the_container_comes_from_what_is_built_here() -> None:
    ignored = (ROOT / ".dockerignore").read_text(encoding="utf-8").split()
    assert {".git", ".venv", "src/red7/server/client", "web/node_modules"} <= set(ignored)


def test_images_have_versions() -> None:
    images = [rest.split()[0] for rest in written("FROM")] + [
        one["image"] for one in SERVICES.values() if "image" in one
    ]
    for image in images:
        assert re.fullmatch(r"docker\.io/library/\w+:\d+(\.\d+)?(-\w+)*", image), image


@pytest.mark.parametrize(
    "command", [json.loads(written("CMD")[0]), SERVICES["red7"]["command"]], ids=["image", "compose"]
)
def test_red7_knows_its_options(command: list[str]) -> None:
    assert json.loads(written("ENTRYPOINT")[0]) == ["red7"]
    assert red7(*command, "--help").returncode == 0


def test_red7_knows_its_variables() -> None:
    described = red7("serve", "--help").stdout
    own = {name for name in SERVICES["red7"]["environment"] if name.startswith("RED7_")}
    assert own == {"RED7_DATABASE", "RED7_REDIS"}
    assert all(name in described for name in own)


def test_the_services_fit_together() -> None:
    assert set(SERVICES) == {"red7", "postgres", "redis", "nginx"}
    for service in SERVICES.values():
        for other, wanted in service.get("depends_on", {}).items():
            assert wanted == {"condition": "service_healthy"}
            assert "healthcheck" in SERVICES[other] or other == "red7"  # whose image has one
        for volume in service.get("volumes", ()):
            source = volume.partition(":")[0]
            assert source.startswith("/") or source in COMPOSE["volumes"] or (FOLDER / source).exists(), volume
    environment = SERVICES["red7"]["environment"]
    assert re.fullmatch(r"postgresql://red7:\$\{RED7_PASSWORD:\?[^}]+\}@postgres/red7", environment["RED7_DATABASE"])
    assert environment["RED7_REDIS"] == "redis://redis:6379/0"
    assert SERVICES["postgres"]["environment"]["POSTGRES_USER"] == "red7"
    built = SERVICES["red7"]["build"]
    assert (FOLDER / built["context"]).resolve() == ROOT
    assert (ROOT / built["dockerfile"]).is_file()
    kept = json.loads(written("VOLUME")[0])
    assert SERVICES["red7"]["volumes"][0].split(":")[1] in kept


def test_red7_believes_nginx() -> None:
    """Which has some address of the network that the compose file names."""
    network = COMPOSE["networks"]["default"]["ipam"]["config"][0]["subnet"]
    trusted = _TrustedHosts(SERVICES["red7"]["environment"]["FORWARDED_ALLOW_IPS"])
    assert str(ip_network(network)[4]) in trusted
    assert str(ip_address("192.0.2.7")) not in trusted


def test_nginx_is_set_up_as_in_the_docs(tmp_path: Path) -> None:
    text = (FOLDER / "nginx.conf").read_text(encoding="utf-8")
    documented = next(block.text for block in blocks(DOCS / "deploy.md") if block.language == "nginx")
    assert text.partition("\n\n")[2] == documented.replace("127.0.0.1:7777", "red7:7777")
    ports = {published.split(":")[1] for published in SERVICES["nginx"]["ports"]}
    assert ports == set(re.findall(r"listen (\d+)", text))

    if not shutil.which("nginx", path=PROGRAMS):
        need("nginx")
    need("openssl")
    subprocess.run(
        [
            *("openssl", "req", "-x509", "-nodes", "-days", "2", "-newkey", "ec", "-subj", "/CN=localhost"),
            *("-pkeyopt", "ec_paramgen_curve:P-256"),
            *("-keyout", tmp_path / "privkey.pem", "-out", tmp_path / "fullchain.pem"),
        ],
        check=True,
        capture_output=True,
    )
    here = text.replace("/etc/letsencrypt/live/red7.example.org", str(tmp_path)).replace("red7:7777", "127.0.0.1:7777")
    (tmp_path / "red7.conf").write_text(here, encoding="utf-8")
    main = f"pid {tmp_path}/pid; events {{}} http {{ access_log off; include {tmp_path}/red7.conf; }}"
    (tmp_path / "nginx.conf").write_text(main, encoding="utf-8")
    nginx = str(shutil.which("nginx", path=PROGRAMS))
    tried = subprocess.run(
        [nginx, "-t", "-p", str(tmp_path), "-c", str(tmp_path / "nginx.conf"), "-e", "stderr"],
        capture_output=True,
        text=True,
        check=False,
    )
    assert tried.returncode == 0, tried.stderr
