"""Games that take turns in the browser: what is played and what comes next, and dealer's choice."""

import contextlib
from collections.abc import Callable
from typing import Final

import pytest
from playwright.sync_api import TimeoutError as TookTooLong
from test_on_a_phone import phone
from test_stud_and_draws import sit_down
from visitor import Invite, View, Visitor, expect

from ruleone.dealing import GAMES
from ruleone.tournament.terms.templates import template
from ruleone.words import Language, say

pytestmark = pytest.mark.browser

CHEAP: Final = ("check", "stand-pat", "bring-in", "fold", "show", "muck")
"""What costs least in any game."""
EIGHT: Final = template("eight-game")
IN_TIME_MS: Final = 5_000
"""How long a page is waited for while the time to choose runs."""


def name(game: str, language: Language = "en") -> str:
    return say(language, f"game-{game}")


def hands_of(player: Visitor) -> list[View]:
    """Each hand as it was last told, the oldest first."""
    views = [view["hand"] for view in player.views("table") if view["hand"]]
    return list({hand["number"]: hand for hand in views}.values())


def seats(hand: View) -> set[int]:
    """The seats that are dealt in."""
    return {seat["seat"] for seat in hand["seats"]}


def test_eight_games_take_turns_and_the_button_stands_still_in_stud(invite: Invite) -> None:
    player = sit_down(invite(), "eight-game")
    rotation = EIGHT.rotation
    assert rotation is not None
    first_stud = next(at for at, game in enumerate(rotation.games) if GAMES[game].bring_in)
    told: dict[str, str] = {}
    while (player.hand or {"number": 0})["number"] < (first_stud + 1) * rotation.hands:
        player.until(player.has_turn)
        player.see_turn()
        game = player.hand["game"]
        if game not in told:
            following = player.table["next_game"]
            header = player.page.locator("header").first
            expect(header).to_contain_text(name(game))
            expect(header).to_contain_text(f"then {name(following)}")
            told[game] = following
        player.press(*CHEAP)
    hands = hands_of(player)
    assert {hand["number"]: hand["game"] for hand in hands} == {
        hand["number"]: rotation.games[(hand["number"] - 1) // rotation.hands] for hand in hands
    }
    assert told == {game: rotation.after(game) for game in rotation.games[: first_stud + 1]}
    stud = [hand for hand in hands if GAMES[hand["game"]].bring_in]
    # Where a player has gone since, the button's place among those who are left may be another.
    same = [hand["button"] for hand in stud if seats(hand) == seats(stud[0])]
    assert len(set(same)) == 1, "frozen"
    before = {hand["button"] for hand in hands if not GAMES[hand["game"]].bring_in}
    assert len(before) > 1
    player.until(player.has_turn)
    face = player.page.get_by_role("img", name=f"Button, seat {player.hand['button']}")
    expect(face).to_have_count(1)
    player.open(f"/event/{player.table['event']}")
    listed = player.page.locator("[data-games] li")
    expect(listed).to_have_text([name(game) for game in rotation.games])


def until_the_choice(player: Visitor) -> View:
    """Play on as cheaply as may be until the next game is this player's to choose."""

    def asked() -> bool:
        choice = player.table["choice"]
        return bool(choice and choice["seat"] == player.table["my_seat"] and not choice["chosen"])

    while not asked():
        player.until(lambda: asked() or player.has_turn())
        if player.has_turn():
            player.press(*CHEAP)
    choice: View = player.table["choice"]
    return choice


def game_of(player: Visitor, number: int) -> str:
    """The game of a hand, as the room tells it once that is over; until then it is played on."""
    event = player.table["event"]
    while (player.hand or {"number": 0})["number"] <= number:
        player.until(lambda: player.has_turn() or player.hand["number"] > number)
        if player.has_turn():
            player.press(*CHEAP)
    told: str = player.page.evaluate(
        "([event, hand]) => fetch(`/api/replay/room?event=${event}&hand=${hand}`)"
        ".then(answer => answer.json()).then(replay => replay.steps[0].hand.game)",
        [event, number],
    )
    return told


def choose(player: Visitor, at: int, look: Callable[[], None]) -> tuple[str, int]:
    """Choose the game at this place of the list, after a `look` at the pages; again at the next
    own choice where the time was up before. The game, and the number of the hand it is dealt in."""
    for _ in range(6):
        choice = until_the_choice(player)
        number = (player.hand or {"number": 0})["number"]
        game: str = choice["games"][at]
        with contextlib.suppress(AssertionError, TookTooLong):
            look()
            player.page.locator("[data-choose]").click(timeout=IN_TIME_MS)
            player.page.locator(f'[data-choose-game="{game}"]').click(timeout=IN_TIME_MS)
        player.until(lambda: (player.hand or {"number": 0})["number"] > number)  # noqa: B023
        if any(
            line["code"] == "game-chosen" and line["parameters"]["player"] == choice["name"]
            for line in player.table["news"]
        ):
            return game, number + 1
    raise AssertionError("no choice was made in time")


def test_the_chooser_chooses_and_everybody_sees_what_comes(invite: Invite) -> None:
    player, watcher = sit_down(invite(), "dealers-choice"), invite(locale="zh-CN")
    watcher.open(f"/table/{player.table['event']}/{player.table['table']}").see("[data-table]")
    looked: list[str] = []

    def look() -> None:
        told = watcher.page.locator("[data-next-game]")
        expect(told).to_contain_text("下一种玩法由", timeout=IN_TIME_MS)
        state = player.page.locator(".dock .state")
        expect(state).to_contain_text("You choose the next game", timeout=IN_TIME_MS)
        looked.append("both")

    game, number = choose(player, -1, look)
    assert looked
    assert game_of(player, number) == game
    watcher.open(f"/event/{player.table['event']}")
    expect(watcher.page.locator("main")).to_contain_text(f"选了下一种玩法：{name(game, 'zh')}")


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)])
def test_a_phone_has_the_choice_under_the_thumb(invite: Invite, size: tuple[int, int]) -> None:
    player = sit_down(invite(**phone(size), locale="zh-CN"), "dealers-choice")
    boxes: list[tuple[float, float]] = []

    def look() -> None:
        button = player.page.locator("[data-choose]")
        expect(button).to_have_text("选择下一种玩法", timeout=IN_TIME_MS)
        box = button.bounding_box(timeout=IN_TIME_MS)
        assert box is not None
        boxes.append((box["height"], box["y"] + box["height"]))

    game, number = choose(player, -1, look)
    assert boxes
    assert all(height >= 44 and bottom <= size[1] for height, bottom in boxes)
    assert game_of(player, number) == game
