"""A record of two rounds with everything in it that a record can hold."""

RECORD = """\
[Red7 "1"]
[Rules "1.3dsa[ROV/1347/3]"]
[Seat0 "Ann \\"A\\" \\\\ B"]
[Seat1 ""]
[Date "2026-11-15"]
[Result "1"]

deal red7/1 1.3dsa[ROV/1347/3] V4:O4R3O3/O7:R7V3O1 - R1V7V1R4 0
1. 0 +O4>O3-
2. 1 +V3(R1)>R7-
3. 0 +R3(V7)>V7=(V1) { a clock { ran out }
4. 1 +O1^V4.
5. 0 +V1^O7.
6. 1 +R1^R3. {ok}
7. 0 .x
won 1 V3R1O1

deal red7/1 1.3dsa[ROV/1347/3] O7:R7O4V1/V4:R4R3O3:V3R1O1 - V7 1
1. 1 +O3(V7)>V7
2. 0 +V1^O3>O4-
3. 1 +R4.
4. 0 >R7-
5. 1 +R3(O3)>O3
6. 0 .x
won 1 R4V4
"""
LINES = RECORD.splitlines()
