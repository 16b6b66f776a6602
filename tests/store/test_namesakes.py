"""Several persons of one name: numbers tell them apart wherever they are named."""

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest
from arrived import arrived

from ruleone.limits import NAME_MAX_CHARACTERS
from ruleone.store.people import ERASED, NameTaken, People, Player


@pytest.fixture
def people(tmp_path: Path) -> Iterator[People]:
    store = opened(tmp_path)
    yield store
    store.close()


def opened(folder: Path) -> People:
    return People(folder / "people.sqlite", Random(7).randbytes)


def keep(people: People, *players: Player) -> list[str]:
    persons, durable = people.keep(players, 6, namesakes=True)
    durable.result()
    return persons


def test_the_desk_keeps_several_of_one_name(people: People, tmp_path: Path) -> None:
    first, _ = arrived(people, "Li Wei", "zh", 5)
    with pytest.raises(NameTaken, match="LI WEI"):
        people.keep([Player("", "LI WEI")], 6)
    second, third = keep(people, Player("", "LI WEI", {"club": "East"}), Player("", "Li Wei"))
    names = [people.name(one) for one in (first, second, third)]
    assert names == ["Li Wei", "LI WEI (2)", "Li Wei (3)"]
    assert sorted(people.persons_of("li wei")) == sorted((first, second, third))
    assert people.persons_of("Li Wei (3)") == [third]
    told = people.registered(second)
    assert told is not None
    assert told.player == Player(second, "LI WEI", {"club": "East"}), "its form has the name alone"
    again = opened(tmp_path)
    assert [again.name(one) for one in (first, second, third)] == names
    again.close()


def test_a_number_stays_with_the_name_and_goes_with_it(people: People) -> None:
    first, _ = arrived(people, "Li Wei", "zh", 5)
    (second,) = keep(people, Player("", "Li Wei"))
    keep(people, Player(second, "Li Wei", {"club": "West"}))
    people.keep([Player(second, "Li Wei", {"club": "East"})], 7)[1].result()
    assert people.name(second) == "Li Wei (2)", "who has the name already is not asked about"
    people.erase(first).result()
    assert (people.name(first), people.name(second)) == (ERASED, "Li Wei (2)")
    (third,) = keep(people, Player("", "Li Wei"))
    assert people.name(third) == "Li Wei (3)"
    renamed = people.rename(second, "Wren")
    assert renamed is not None
    renamed.result()
    assert people.name(second) == "Wren"
    keep(people, Player(third, "Wren"))
    assert people.name(third) == "Wren (2)"
    keep(people, Player(third, "Owl"))
    assert people.name(third) == "Owl"
    people.erase(third).result()
    assert people.persons_of("Wren (2)") == []


def test_nobody_else_is_called_as_one_with_a_number(people: People) -> None:
    wren, _ = arrived(people, "Li Wei (2)", "zh", 5)
    arrived(people, "Li Wei", "zh", 5)
    (numbered,) = keep(people, Player("", "Li Wei"))
    assert people.name(numbered) == "Li Wei (3)", "2 is somebody's name"
    for taken in ("Li Wei", "Li Wei (3)", "li wei （3）"):
        assert people.rename(wren, taken) is None, taken
    long = "M" * NAME_MAX_CHARACTERS
    one, two = keep(people, Player("", long), Player("", long))
    assert people.name(one) == long
    assert people.name(two) == "M" * (NAME_MAX_CHARACTERS - 4) + " (2)"
