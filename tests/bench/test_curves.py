"""The pictures that benchmarks draw."""

from pathlib import Path
from xml.etree import ElementTree as ET

from bench.curves import curves
from bench.growth import KINDS, picture, rows_of_curve

NAMESPACE = "{http://www.w3.org/2000/svg}"


def test_lines_rise_where_values_do() -> None:
    lines = {"fast & new": [(1, 1000), (10, 20_000), (100, 300_000)], "slow": [(1, 500), (100, 700)]}
    picture = ET.fromstring(curves("Speed", "games", "moves", lines))  # noqa: S314 (our own text)
    drawn = [line.attrib["points"].split() for line in picture.iter(f"{NAMESPACE}polyline")]
    assert sorted(map(len, drawn)) == [2, 3]
    for line in drawn:
        heights = [float(point.partition(",")[2]) for point in line]
        assert heights == sorted(heights, reverse=True)
    texts = [text.text for text in picture.iter(f"{NAMESPACE}text")]
    assert {"fast & new", "slow", "Speed", "games", "moves", "100k"} <= set(texts)


def test_a_training_is_drawn_from_its_reports(tmp_path: Path) -> None:
    reports = tmp_path / "curve.jsonl"
    reports.write_text(
        '{"minutes": 1, "1.3 x2 greedy": 0.5}\n{"minutes": 2.04, "1.3 x2 greedy": 0.6}\n', encoding="utf-8"
    )
    rows = list(rows_of_curve(reports, trials=10_000))
    assert [tuple(row) for row in rows] == [("greedy", 1, 50.0, 1.0), ("greedy", 2.0, 60.0, 1.0)]
    drawn = ET.fromstring(picture(KINDS["training"], rows))  # noqa: S314 (our own text)
    assert len(list(drawn.iter(f"{NAMESPACE}circle"))) == 2
    assert "over greedy" in {text.text for text in drawn.iter(f"{NAMESPACE}text")}
