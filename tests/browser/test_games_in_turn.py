"""Games that take turns in the browser: what is played and what comes next, and dealer's choice."""

from typing import Final

import pytest
from test_on_a_phone import phone
from test_stud_and_draws import sit_down
from visitor import Invite, View, Visitor, expect

from ruleone.dealing import GAMES
from ruleone.tournament.templates import template
from ruleone.words import Language, say

pytestmark = pytest.mark.browser

CHEAP: Final = ("check", "stand-pat", "bring-in", "fold", "show", "muck")
"""What costs least in any game."""
EIGHT: Final = template("eight-game")
CHOICE: Final = template("dealers-choice")


def name(game: str, language: Language = "en") -> str:
    return say(language, f"game-{game}")


def hands_of(player: Visitor) -> list[View]:
    """Each hand as it was last told, the oldest first."""
    views = [view["hand"] for view in player.views("table") if view["hand"]]
    return list({hand["number"]: hand for hand in views}.values())


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
    buttons = {hand["button"] for hand in hands if GAMES[hand["game"]].bring_in}
    assert len(buttons) == 1, "frozen"
    before = {hand["button"] for hand in hands if not GAMES[hand["game"]].bring_in}
    assert len(before) > 1
    face = player.page.get_by_role("img", name=f"Button, seat {buttons.pop()}")
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


def test_the_chooser_chooses_and_everybody_sees_what_comes(invite: Invite) -> None:
    player, watcher = sit_down(invite(), "dealers-choice"), invite(locale="zh-CN")
    table = f"/table/{player.table['event']}/{player.table['table']}"
    choice = until_the_choice(player)
    watcher.open(table)
    expect(watcher.page.locator("[data-next-game]")).to_contain_text("下一种玩法由")
    game = next(game for game in reversed(choice["games"]) if game != choice["otherwise"])
    expect(player.page.locator(".dock .state")).to_contain_text("You choose the next game")
    player.page.locator("[data-choose]").click()
    offered = player.page.locator("[data-choose-game]")
    expect(offered).to_have_count(len(choice["games"]))
    number = (player.hand or {"number": 0})["number"]
    player.page.locator(f'[data-choose-game="{game}"]').click()
    player.until(lambda: player.hand and player.hand["number"] > number)
    assert game_of(player, number + 1) == game
    watcher.open(f"/event/{player.table['event']}")
    expect(watcher.page.locator("main")).to_contain_text(f"选了下一种玩法：{name(game, 'zh')}")


@pytest.mark.parametrize("size", [(390, 844), (320, 568), (844, 390)])
def test_a_phone_has_the_choice_under_the_thumb(invite: Invite, size: tuple[int, int]) -> None:
    player = sit_down(invite(**phone(size), locale="zh-CN"), "dealers-choice")
    choice = until_the_choice(player)
    button = player.page.locator("[data-choose]")
    expect(button).to_have_text("选择下一种玩法")
    box = button.bounding_box()
    assert box is not None
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= size[1]
    button.tap()
    for offer in player.page.locator("[data-choose-game]").all():
        height = offer.bounding_box()
        assert height is not None
        assert height["height"] >= 44
    number = (player.hand or {"number": 0})["number"]
    last = player.page.locator(f'[data-choose-game="{choice["games"][-1]}"]')
    last.scroll_into_view_if_needed()
    last.tap()
    player.until(lambda: player.hand and player.hand["number"] > number)
    assert game_of(player, number + 1) == choice["games"][-1]
