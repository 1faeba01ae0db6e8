"""The pictures that benchmarks draw."""

from xml.etree import ElementTree as ET

from bench.curves import curves

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
