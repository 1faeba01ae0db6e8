"""`red7 ratings`: computes all ratings again from the games that count, and compares them with those that are shown."""

from __future__ import annotations

from typing import Annotated

import typer

from red7.server.run.failing import fail
from red7.server.run.options import DatabaseUrl
from red7.server.run.tables import Limit


def ratings(
    database: DatabaseUrl = None,
    *,
    limit: Limit = 20,
    mend: Annotated[bool, typer.Option("--mend", help="Store the computed ratings if others are stored.")] = False,
) -> None:
    """Compute all ratings again from the kept games, compare them with those shown, and list them.

    Quick games count in which every player had a rating when the cards were dealt. Servers may keep running.
    """
    from red7.server.run.stored import visiting  # noqa: PLC0415 (slow to load)
    from red7.server.store.ratings import skills_from  # noqa: PLC0415
    from red7.show.ratings import deviation_of, value_of  # noqa: PLC0415

    with visiting(database) as storage:
        storage.count_rated()
        counted = list(storage.counted())
        computed, shown = skills_from(counted), storage.all_skills()
        wrong = sum(computed.get(one) != shown.get(one) for one in {*computed, *shown})
        if wrong and mend:
            storage.mend_skills(computed)
        best = storage.best(limit, least=1)
    for row in best:
        typer.echo(f"{value_of(row.mu):>5} ±{deviation_of(row.sigma):<4} {row.games:>4}  {row.name}")
    what = f"{len(computed):,} {'rating' if len(computed) == 1 else 'ratings'} from {len(counted):,} counted"
    what += " game" if len(counted) == 1 else " games"
    if wrong and not mend:
        fail(f"{what}: {wrong:,} stored otherwise; --mend stores what was computed")
    typer.echo(f"{what}: {f'{wrong:,} mended' if wrong else 'no differences'}.")
