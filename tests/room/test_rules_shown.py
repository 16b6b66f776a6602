"""The rulebook as its page is told it: settings in words, counterparts, related rules."""

import re

import pytest
from of_2024 import OF_2024

from ruleone.limits import RELATED_RULES_MAX, SCENES_SHOWN_MAX
from ruleone.room.pages.rules import differences_view, rule_view, rulebook_view
from ruleone.rulebook import EDITIONS, Rule, edition, options, rules
from ruleone.rulebook.values import value_in_words
from ruleone.words import LANGUAGES

MODERN = edition("modern")


@pytest.mark.rows("rule", list(rules().values())[::9], ids=lambda rule: rule.id)
def test_a_rule_is_told_with_its_settings_in_the_edition(rule: Rule) -> None:
    for name in ("modern", "tda2011"):
        book = edition(name)
        view = rule_view(rule, book)
        assert tuple(each.option for each in view.settings) == rule.mentions
        for each in view.settings:
            value = book.option(each.option)
            assert each.value["zh"] == value_in_words(options()[each.option], value, "zh")
            assert (each.rule, each.was) == (book.cite(each.option).rule, None)
            elsewhere = {other for group in each.elsewhere for other in group.editions}
            assert name not in elsewhere
            unlike = {one for one in EDITIONS if edition(one).option(each.option) != value}
            assert elsewhere <= unlike
            assert {one.partition("-")[0] for one in unlike} == {
                one.partition("-")[0] for one in elsewhere
            }


def test_what_a_rule_itself_states_is_told_with_it() -> None:
    told = {
        each.name: each.value for each in rule_view(rules()["chinese-hand-1"], MODERN).parameters
    }
    assert (told["players"]["en"], told["players"]["zh"]) == ("2, 3, 4", "2、3、4")
    for rule in rules().values():
        parameters = rule_view(rule, MODERN).parameters if rule.parameters else ()
        assert [each.name for each in parameters] == [*rule.parameters]
        assert all(each.value["en"] and each.value["zh"] for each in parameters), rule.id


def test_what_a_rule_states_is_told_in_words_of_both_languages() -> None:
    """A choice in those of the option that it settles; only ids and an address stay as they are."""
    (test, *_) = rule_view(rules()["tda2024-45A"], MODERN).parameters
    assert (test.name, test.words["zh"]) == ("test", "判断方法")
    (terms, *_) = rule_view(rules()["house-3.1"], MODERN).parameters
    assert terms.value["en"].startswith("bet, raise, call, fold")
    assert terms.value["zh"].startswith("下注、加注、跟注、弃牌")
    (policy,) = (
        each
        for each in rule_view(rules()["tda2011-45.2"], MODERN).parameters
        if each.name == "policy"
    )
    assert policy.value["en"] == value_in_words(
        options()["unclear_bet.policy"], "lesser-value", "en"
    )
    kept = re.compile(r"www[.a-z]+|(house|tda20(11|19|24))-[\w.-]+")
    for rule in rules().values():
        for each in rule_view(rule, MODERN).parameters:
            chinese = kept.sub("", each.words["zh"] + each.value["zh"])
            assert not re.search("[a-z]{2}", chinese), (rule.id, each.name, chinese)
            assert "_" not in each.words["en"] + each.value["en"], (rule.id, each.name)


def test_what_a_house_changed_is_marked_with_what_it_was() -> None:
    club = edition("modern+clock.seconds=30~friday-club")
    seconds, countdown = rule_view(rules()["tda2024-29.3"], club).settings
    assert (seconds.value["en"], seconds.was and seconds.was["en"]) == ("30", "25")
    assert countdown.was is None
    assert rulebook_view(club).house == "friday-club"
    assert [each.option for each in rulebook_view(club).changed] == ["clock.seconds"]


def test_a_rule_has_its_counterparts_in_other_editions() -> None:
    found = {
        each.name.rule: each.editions
        for each in rule_view(rules()["tda2024-29.3"], MODERN).counterparts
    }
    assert found == {
        "house-26.3": ("house", "holdem", "chinese"), "tda2011-25": ("tda2011", "tda2019"),
    }  # fmt: skip
    for rule in list(rules().values())[::17]:
        for each in rule_view(rule, MODERN).counterparts:
            assert each.name.rule != rule.id
            assert all(each.name.rule in edition(name).rules for name in each.editions)


def test_a_rule_is_read_with_the_parts_of_its_own_number_first() -> None:
    related = [each.rule for each in rule_view(rules()["house-43.1"], MODERN).related]
    assert related[:2] == ["house-43.2", "house-IA-43"]
    for rule in list(rules().values())[::17]:
        view = rule_view(rule, MODERN)
        names = [each.rule for each in view.related]
        assert len(names) <= RELATED_RULES_MAX
        assert len(set(names)) == len(names)
        assert rule.id not in names
        assert not {*names} & {each.name.rule for each in view.counterparts}


def test_a_rule_is_read_with_those_that_decisions_on_it_rest_on() -> None:
    view = rule_view(rules()["house-50"], edition("house"))
    assert {"house-40.1", "house-41A"} <= {each.rule for each in view.related}
    assert "der-string-raise" in {scene.id for scene in view.scenes}, "it shows what one is"


def test_what_an_edition_settles_itself_is_not_called_the_floors() -> None:
    left = {
        (name, rule): rule_view(rules()[rule], edition(name)).left_to_floor
        for name in ("modern", "house")
        for rule in ("house-46A", "house-43.1")
    }
    assert left == {
        ("modern", "house-46A"): "part",  # earlier chips play as they lie
        ("house", "house-46A"): "all",
        ("modern", "house-43.1"): None,  # enforced
        ("house", "house-43.1"): None,
    }


def test_cases_of_a_rule_are_drawn_up_to_a_bound() -> None:
    view = rule_view(rules()["house-43.1"], MODERN)
    assert len(view.scenes) == SCENES_SHOWN_MAX
    assert view.more_scenes
    assert view.scenes[0].document


@pytest.mark.rule("house-notice")
def test_the_rules_end_with_a_notice() -> None:
    ends = rules()["house-notice"].parameters
    notice = rulebook_view(MODERN).notice
    for told in (notice["en"], notice["zh"]):
        assert ends["site"] in told
        assert ends["helpline"] in told
        assert "0808 802 0133" in told


@pytest.mark.rule("tda2024-0")
def test_the_rules_of_2024_end_with_what_stands_beside_and_over_them() -> None:
    for language in LANGUAGES:
        words = rules()["tda2024-0"].words[language]
        for name in EDITIONS:
            notice = rulebook_view(edition(name)).notice[language]
            assert notice.startswith(words) == (name in OF_2024), name
            assert notice.count(words) == (name in OF_2024)


def test_an_edition_differs_in_nothing_from_itself() -> None:
    assert differences_view(MODERN, MODERN).differences == ()
