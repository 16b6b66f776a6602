"""What a guest may be called: what is refused, with its reason, and what is not."""

import os
from pathlib import Path
from typing import Final

from arrived import arrived
from world import World

from ruleone.room.directory.naming import KeepPlayer, SetName
from ruleone.store.people import People

REFUSED: Final = (
    ("\u2800", "name-blank"),
    ("\u3164\u3164", "name-blank"),
    ("\u115f", "name-blank"),
    ("a\u0301\u0302\u0303", "name-marks"),
    ("Z\u0335\u0336\u0337algo", "name-marks"),
    ("Director", "name-of-role"),
    ("DEALER 2", "name-of-role"),
    ("D\u0435aler", "name-of-role"),
    ("Floor", "name-of-role"),
    ("总监", "name-of-role"),
    ("发牌员", "name-of-role"),
    ("荷官 3", "name-of-role"),
    ("电脑玩家", "name-of-role"),
    ("Zofia", "name-of-house"),
    ("zofia 2", "name-of-house"),
    ("Zof\u0456a", "name-of-house"),
    ("Chen Yu", "name-of-house"),
    ("Biil", None),
    ("BiII", "name-like"),
    ("B\u0456ll", "name-like"),
    ("Bi1l", "name-like"),
    ("小明", "name-taken"),
    ("小民", None),
    ("Ian", None),
    ("Nguyễn Thị", None),
    ("José", None),
    ("Ольга", None),
    ("שרה", None),
    ("สมชาย", None),
    ("Bill B.", None),
    ("Directa", None),
    ("D1rector", "name-of-role"),
    ("F1oor", "name-of-role"),
    ("Fl00r", "name-of-role"),
    ("H0st", "name-of-role"),
    ("Dea1er", "name-of-role"),
    ("DeaIer", "name-of-role"),
    ("ADMlN", "name-of-role"),
    ("Adm1n", "name-of-role"),
    ("Ru1eOne", "name-of-role"),
    ("D3aler", "name-of-role"),
    ("F1oor 2", "name-of-role"),
    ("2 F1oor", "name-of-role"),
    ("Dea1er2", "name-of-role"),
    ("5taff", "name-of-role"),
    ("De@ler", "name-of-role"),
    ("D-1-r-e-c-t-o-r", "name-of-role"),
    ("D!rector", "name-of-role"),
    ("Adrnin", "name-of-role"),
    ("tournament d1rector", "name-of-role"),
    ("0Dealer0", "name-of-role"),
    ("F|oor", "name-of-role"),
    ("T D", "name-of-role"),
    ("O1ga", "name-of-house"),
    ("0lga 2", "name-of-house"),
    ("Floris", None),
    ("Dealia", None),
    ("Hostetler", None),
    ("Stafford", None),
    ("Houston", None),
    ("Ilan", None),
    ("Tad", None),
    ("Ted 7", None),
    ("Adina", None),
    ("Admir", None),
    ("Direk", None),
    ("Dale 3", None),
    ("Flora", None),
    ("7", None),
    ("3,14", None),
    ("!!!", None),
)


def test_a_guest_is_told_why_a_name_cannot_be_chosen() -> None:
    wrong = []
    for name, code in REFUSED:
        world = World()
        world.do(world.connect("bill"), SetName("Bill"))
        world.do(world.connect("ming"), SetName("小明"))
        result = world.ask(world.connect("ann"), SetName(name)).result
        came = getattr(result, "code", None)
        if came != code:
            wrong.append((name, came, code))
    assert wrong == []


def test_a_name_of_ones_own_stays_and_the_desk_enters_whom_it_likes() -> None:
    world = World()
    boss, ann = world.director(), world.connect("ann")
    world.people.names["ann"] = "Dealer"
    world.do(ann, SetName("Dealer"))
    world.do(boss, KeepPlayer("Leon"))
    assert world.refused(ann, SetName("Leοn")).code == "name-of-house"


def test_people_find_a_name_that_looks_like_anothers(tmp_path: Path) -> None:
    people = People(tmp_path / "people.sqlite", os.urandom)
    bill, _ = arrived(people, "Bill", "en", 0)
    ann, _ = arrived(people, "Ann", "en", 0)
    rows = {"BiII": "Bill", "b\u0456ll": "Bill", "Bill": "Bill", "Bella": None, "Ann": None}
    assert {name: people.like(name, ann) for name in rows} == rows
    assert people.like("BiII", bill) is None
    renamed = people.rename(bill, "Carla")
    assert people.like("СarIa", ann) == "Carla"
    assert renamed is not None
    renamed.result()
    assert people.like("BiII", ann) is None
    people.close()
    again = People(tmp_path / "people.sqlite", os.urandom)
    assert again.like("Car1a", ann) == "Carla"
    again.close()
