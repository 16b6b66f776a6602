"""Nothing of a hand file is lost over one byte or line, and no file is passed over in silence."""

import json
from collections.abc import Callable
from pathlib import Path

from files import BLUFF, phh
from texts import ACPC_LOG, STARS_CASH, STARS_TOURNAMENT, TILT_CASH
from typer.testing import CliRunner

from ruleone.cli.app import command_line
from ruleone.history import BrokenHand, Record, form_of, judge, read_hands
from ruleone.history.decoding import decoded
from ruleone.room.hands.hand_files import hands_in
from ruleone.room.hands.view import FileFault, FileView
from ruleone.rulebook import edition

app = command_line()
BOOK = edition("modern")

EUROS = STARS_CASH.replace("$", "€").replace("USD", "EUR").replace("Cy D.", "José Ñ")
CHINESE = STARS_CASH.replace("Cy D.", "王小明")
PHH = phh(*BLUFF, finishing_stacks="[950, 1900, 3150]", players='["José", "Bo", "Ça"]')
SESSION = "\n\n".join((STARS_CASH, EUROS, STARS_TOURNAMENT))
DOUBLED = SESSION.replace("\n", "\n\n")

Wrote = Callable[[str], bytes]
ENCODINGS: dict[str, Wrote] = {
    "UTF-8": str.encode,
    "UTF-8 with its mark": lambda text: text.encode("utf-8-sig"),
    "UTF-16 with its mark": lambda text: text.encode("utf-16"),
    "little UTF-16 without a mark": lambda text: text.encode("utf-16-le"),
    "big UTF-16 without a mark": lambda text: text.encode("utf-16-be"),
    "big UTF-16 with its mark": lambda text: b"\xfe\xff" + text.encode("utf-16-be"),
    "UTF-16 with a narrow line end behind it": lambda text: text.encode("utf-16") + b"\n",
    "UTF-16 cut in the middle of a letter": lambda text: (text + "\n\n").encode("utf-16")[:-1],
    "UTF-16 with zeros behind it": lambda text: text.encode("utf-16") + b"\0\0\0",
    "Windows-1252": lambda text: text.encode("windows-1252"),
    "UTF-8 with zeros behind it": lambda text: text.encode() + b"\0" * 512,
}
LINE_ENDS = {
    "CR LF": "\r\n", "CR": "\r", "CR CR LF": "\r\r\n", "LF LF": "\n\n", "CR LF CR LF": "\r\n\r\n",
    "LF LF LF": "\n\n\n", "LF CR": "\n\r",
}  # fmt: skip


def outcomes(data: bytes, name: str = "") -> list[bool | None]:
    """Of each hand of a file whether it is right."""
    return [judge(hand, BOOK).ok for hand in read_hands(data, name)]


def places(data: bytes, name: str = "") -> list[tuple[int, str]]:
    """The line and the code of each hand that could not be read."""
    broken = [hand for hand in read_hands(data, name) if isinstance(hand, BrokenHand)]
    return [(hand.fault.line, hand.fault.refusal.code) for hand in broken]


def test_text_is_decoded_as_what_it_is_and_lines_end_as_they_may() -> None:
    faults = []
    files = {
        "session": (SESSION, 3),
        "full tilt": (TILT_CASH, 1),
        "log": (ACPC_LOG, 3),
        "phh": (PHH, 1),
    }
    for what, (text, hands) in files.items():
        for encoding, encode in ENCODINGS.items():
            if outcomes(encode(text)) != [True] * hands:
                faults.append((what, encoding, outcomes(encode(text)), places(encode(text))))
        for named, line_end in LINE_ENDS.items():
            for encoding in ("UTF-8", "UTF-16 with its mark", "Windows-1252"):
                data = ENCODINGS[encoding](text.replace("\n", line_end))
                if outcomes(data) != [True] * hands:
                    faults.append((what, named, outcomes(data), places(data)))
    assert not faults


def test_names_come_out_as_they_were_written() -> None:
    faults = []
    for text, name in ((EUROS, "José Ñ"), (CHINESE, "王小明")):
        for encoding, encode in ENCODINGS.items():
            if encoding == "Windows-1252" and not name.isascii() and "王" in name:
                continue
            (hand,) = read_hands(encode(text))
            names = [seat.name for seat in hand.seats] if isinstance(hand, Record) else [hand]
            if name not in names:
                faults.append((encoding, names))
    assert not faults


def test_a_byte_that_stands_for_nothing_costs_only_itself() -> None:
    name = b"Cy D."
    faults = []
    for byte in range(0x80, 0x100):
        data = SESSION.encode().replace(name, b"C" + bytes((byte,)) + b" D.")
        if outcomes(data) != [True] * 3:
            faults.append((byte, places(data)))
    half = SESSION.encode().replace(name, "王".encode()[:2])
    assert outcomes(half) == [True] * 3
    assert decoded(b"a\x81b") == "a\ufffdb"
    assert not faults


def test_a_stray_byte_in_wide_text_costs_at_most_the_hand_it_stands_in() -> None:
    faults = []
    for encoding in ("UTF-16 with its mark", "big UTF-16 with its mark"):
        data = ENCODINGS[encoding](SESSION)
        for at in range(2, len(data), 211):
            for stray in (b"\n", b"\0", b"x", b"\xe9"):
                found = outcomes(data[:at] + stray + data[at:])
                if found.count(True) < 2 or len(found) > 4:
                    faults.append((encoding, at, stray, found))
            lost = outcomes(data[:at] + data[at + 1 :])
            if lost.count(True) < 2:
                faults.append((encoding, at, b"lost", lost))
    assert not faults


def test_many_encodings_lie_in_one_folder_and_in_one_file(tmp_path: Path) -> None:
    for at, encode in enumerate(ENCODINGS.values()):
        (tmp_path / f"{at}.txt").write_bytes(encode(SESSION))
    document, status = replayed(tmp_path)
    assert (document["ok"], document["failed"], status) == (3 * len(ENCODINGS), 0, 0)
    mixed = b"\n\n".join((EUROS.encode(), EUROS.encode("windows-1252"), EUROS.encode("utf-8-sig")))
    assert outcomes(mixed) == [True] * 3


def test_a_hand_that_cannot_be_read_costs_that_hand_and_is_named_with_its_place() -> None:
    told = "Ann: waves $0.45"
    bad = STARS_CASH.replace("Ann: bets $0.45", told)
    session = "\n".join((STARS_TOURNAMENT, bad, STARS_CASH))
    at = session.split("\n").index(told) + 1
    assert places(session.encode()) == [(at, "hand-file-line")]
    assert places(session.replace("\n", "\r\r\n").encode()) == [(at, "hand-file-line")]
    for named, line_end in LINE_ENDS.items():
        data = session.replace("\n", line_end).encode()
        assert outcomes(data) == [True, False, True], named
        ((at, code),) = places(data)
        assert (code, decoded(data).split("\n")[at - 1]) == ("hand-file-line", told), named


def test_any_damage_to_a_hand_costs_that_hand() -> None:
    rows = (
        (STARS_CASH, "Dealt to Ann [As Kd]", "Dealt to Ann [As Kd"),
        (STARS_CASH, "[Kh 7c 2d]\nBo: B: checks", "[Kh 7c 2d\nBo: B: checks"),
        (STARS_CASH, "($10 in chips)", "($1.0.0 in chips)"),
        (TILT_CASH, "Dealt to Ann [As Kd]", "Dealt to Ann [As Kd"),
        (TILT_CASH, "raises to $8\n", "raises to $8,\n"),
        (TILT_CASH, "Seat 2: Ann B ($80)", "Seat 2: Ann B"),
    )
    faults = []
    for text, old, new in rows:
        session = f"{text.replace(old, new, 1)}\n\n{text}".encode()
        if old not in text or outcomes(session) != [False, True]:
            faults.append((old, new, outcomes(session)))
    assert not faults


def test_a_table_that_is_no_toml_costs_that_hand() -> None:
    tables = [f"[{at}]\n{PHH}" for at in (1, 2, 3)]
    torn = tables[1].replace("starting_stacks = [", "starting_stacks = ")
    text = "\n".join(("# mine", tables[0], torn, tables[2]))
    found = list(read_hands(text.encode(), "x.phhs"))
    assert [judge(hand, BOOK).ok for hand in found] == [True, False, True]
    broken = found[1]
    assert isinstance(broken, BrokenHand)
    begins = text.splitlines().index("[3]")
    assert tables[0].count("\n") + 2 < broken.fault.line <= begins
    twice = f"[1]\n{PHH}\n[1]\n{PHH}"
    assert outcomes(twice.encode(), "x.phhs") == [True, True]
    refused = text.replace("p3 cbr 300", "p3 cbr 150")
    verdict = judge(list(read_hands(refused.encode()))[2], BOOK)
    assert verdict.fault is not None
    assert "p3 cbr 150" in refused.splitlines()[verdict.fault.line - 1]


def test_an_empty_line_in_a_summary_does_not_end_it() -> None:
    for line in ("Board [", "Seat 2: ", "Seat 5: ", "Total pot"):
        torn = STARS_CASH.replace("SUMMARY ***\n", "SUMMARY ***\n", 1)
        head, tail = torn.split("*** SUMMARY", 1)
        tail = tail.replace(f"\n{line}", f"\n\n{line}", 1)
        data = f"{head}*** SUMMARY{tail}\n{STARS_TOURNAMENT}".encode()
        assert outcomes(data) == [True, True], line


def test_a_hand_whose_first_line_is_lost_is_still_named() -> None:
    lost = STARS_TOURNAMENT.split("\n", 1)[1]
    for text in (f"{STARS_CASH}\n{lost}", f"{STARS_CASH}\n\n\n{lost}"):
        assert outcomes(text.encode()) == [True, False]


def test_phh_is_taken_only_for_what_it_is() -> None:
    rows: dict[str, tuple[str, str, str | None]] = {
        "a hand": (PHH, "x.txt", "phh"),
        "many hands": (f"[1]\n{PHH}", "x.txt", "phh"),
        "another TOML": ("[tool]\nname = 'x'\nversion = 3\n", "x.txt", None),
        "a list of settings": ("year = 2023\ntable = 4\n", "x.log", None),
        "another text by its name": ("dear diary\n", "x.phh", None),
        "a hand text of another form": (STARS_CASH, "x.phh", "pokerstars"),
        "prose": ("variant = no limit\n", "x.txt", None),
    }
    faults = [
        (what, form_of(text.encode(), name))
        for what, (text, name, form) in rows.items()
        if form_of(text.encode(), name) != form
    ]
    assert not faults


def replayed(*paths: object) -> tuple[dict[str, object], int]:
    told = CliRunner().invoke(app, ["replay", "--json", "--lang", "en", *map(str, paths)])
    return json.loads(told.stdout), told.exit_code


def test_a_file_that_no_reader_takes_is_named_and_counted(tmp_path: Path) -> None:
    other = "Poker Hand #HD1: Hold'em No Limit ($0.25/$0.50)\nSeat 1: a ($50 in chips)\n"
    (tmp_path / "a.txt").write_text(STARS_CASH)
    for name in ("b.txt", "c.csv", "d.ohh", "e.xml", "f.phh"):
        (tmp_path / name).write_text(other)
    for name in ("picture.png", "expected.json", "._a.txt", ".DS_Store"):
        (tmp_path / name).write_bytes(b"\0\1")
    document, status = replayed(tmp_path)
    assert (document["ok"], document["failed"], document["unread"], status) == (1, 5, 5, 1)
    assert document["passed"] == 1
    told = CliRunner().invoke(app, ["replay", "--lang", "en", str(tmp_path)]).stdout.splitlines()
    assert [line.split(": ")[0] for line in told[:5]] == [
        f"{tmp_path}/{name}" for name in ("b.txt", "c.csv", "d.ohh", "e.xml", "f.phh")
    ]
    assert told[5].startswith("1 hand: 1 right, 0 wrong, ")
    assert told[6:] == [
        "5 files could not be read.",
        "1 other file was skipped: its name is not that of a hand file.",
    ]


def test_the_page_of_a_file_reads_the_same_and_says_what_it_did_not_read() -> None:
    faults = []
    for encoding, encode in ENCODINGS.items():
        view = hands_in(encode(SESSION), "session.txt")
        if not isinstance(view, FileView) or [hand.fault for hand in view.hands] != [None] * 3:
            faults.append((encoding, view))
    assert not faults
    doubled = hands_in(DOUBLED.replace("Ann: bets", "Ann: waves").encode(), "session.txt")
    assert isinstance(doubled, FileView)
    assert [hand.fault is None for hand in doubled.hands] == [False, False, True]
    unread = hands_in("Poker Hand #HD1: Hold'em".encode("utf-16"), "gg.txt")
    assert isinstance(unread, FileFault)
    assert unread.refusal.code == "hand-file-form"
