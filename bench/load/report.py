"""The figures side by side, with the ratio of ours to each peer's."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, TypeAlias

from bench.load.servers import NAMES

Figures: TypeAlias = Mapping[str, Any]

TURNS = {
    "turns a second": "turns_per_second",
    "turns a second of a core": "turns_per_core_second",
    "to the other seat, p50 ms": "p50_ms",
    "to the other seat, p99 ms": "p99_ms",
    "cores used by the server": "cores_used_by_server",
    "cores used by the driver": "cores_used_by_driver",
}


def report(found: Mapping[str, Figures], *, rate: float) -> str:
    """All figures as a table in plain text."""
    servers = list(found.values())
    peers = list(found)[1:] if "red7" in found else []
    lines = [f"{'':34}" + "".join(f"{NAMES[kind]:>14}" for kind in found)]
    lines[0] += "".join(f"{'to ' + NAMES[kind]:>17}" for kind in peers)

    def row(label: str, pick: Callable[[Figures], float]) -> None:
        values = [pick(figures) for figures in servers]
        shown = "".join(f"{value:14,.0f}" if abs(value) >= 100 else f"{value:14,.2f}" for value in values)
        ratios = "".join(
            f"{values[0] / value:16.2f}x" if value else f"{'-':>17}" for value in values[1 : 1 + len(peers)]
        )
        lines.append(f"    {label:30}{shown}{ratios}")

    for title, part in ((f"{rate:g} turns a second offered", "at_rate"), ("as many as they can", "at_most")):
        if all(part in figures for figures in servers):
            lines.append(title)
            for label, name in TURNS.items():
                row(label, lambda figures, part=part, name=name: figures[part][name])  # type: ignore[misc]
    lines.append("memory")
    row("MB of the server, empty", lambda figures: figures["memory"]["empty"]["server"] / 1e6)
    row("MB with all tables played", lambda figures: figures["memory"]["played"]["server"] / 1e6)
    row("kB for each live table", lambda figures: figures["memory"]["per_table"] / 1e3)
    if all(figures["asleep"] for figures in servers):
        row("kB for each sleeping table", lambda figures: figures["asleep"]["per_table"] / 1e3)
    row("MB of a thinker", lambda figures: max(figures["memory"]["awake"]["started"], default=0) / 1e6)
    return "\n".join(lines)
