"""A case of each kind that scenarios may be about, as a file tells it."""

from ruleone.rulebook import edition
from ruleone.scenarios import Fault, judged, read_scenarios

HAND = """\
# Short all-ins.
[[scenario]]
id = "short"
title = "A short all-in"
rules = ["house-43.1"]
editions = ["house", "modern"]
without = [{ "reopen.cumulative" = false }]
blinds = [50, 100]
seats = "A B C D E"
stack = 10_000
stacks = { B = 125, D = 200 }
street = "flop"
steps = [
  "A bet 100", "B all-in", "C call 125", "D all-in", "E call 200",
  { turn = "A", to_call = 100, raise = [300, 10_000] },
]
"""
HEAD = """\
[[scenario]]
kind = "{kind}"
id = "one"
title = "A case"
rules = ["house-1"]
editions = ["{edition}"]
{body}
"""
BODIES = {
    "floor": """\
steps = [
  { clock_called = { approved = true, reasonable = true, at = "12:00:00" }, ends = "12:01:00" },
]""",
    "thirteen": """\
seats = "A B"
steps = [
  "A sets As Kd 9h / Js Jd 8h 6c 2d / Td Tc 3s 3h 5c",
  "B sets",
  { standing = { A = "ordinary" } },
]""",
    "ranking": """\
order = "rows"
steps = [{ hands = { A = "Ks Qs Js", B = "7h 7d 2c" }, best = ["B"] }]""",
    "stakes": "steps = [{ point = 50, start = 1500, go_on = 250 }]",
    "button": """\
seats = [1, 2, 3]
steps = ["seat 4 comes", { button = 1 }]""",
    "draw": 'steps = [{ shown = { A = "Ks", B = "9d" }, highest = ["A"] }]',
    "race": """\
chip = 25
into = 100
steps = [{ removed = { 1 = 3, 2 = 2 }, cards = { 1 = "Ks 9d 2c", 2 = "Ad 3h" }, won = [2] }]""",
    "event": """\
players = 18
steps = ["down to 10", { left = 10 }]""",
}
OF_13 = ("thirteen", "ranking", "stakes")


def told(kind: str, old: str = "", new: str = "") -> str:
    """The text of the case of this kind, with `new` in the place of the first `old`."""
    if kind == "hand":
        text = HAND
    else:
        book = "chinese" if kind in OF_13 else "house"
        text = HEAD.format(kind=kind, edition=book, body=BODIES[kind])
    assert old in text
    return text.replace(old, new, 1)


def faults(text: str, book: str = "") -> tuple[Fault, ...]:
    """What comes out otherwise in a text of one case, under its first edition or this one."""
    (scenario,) = read_scenarios(text)
    return judged(scenario, edition(book or scenario.editions[0]))
