"""What PHH has no field for, in fields of our own. Other readers leave them alone: of a hand of
several boards they see the first one."""

from collections.abc import Callable
from typing import Any

from ruleone.cards import CardError, parse_cards, texts
from ruleone.history.boards import dealt_boards, with_boards
from ruleone.history.fault import unreadable
from ruleone.history.record import Collected, Ending, Post, Record, Step

GAME = "_ruleone_game"
"""The field of a hand of any other game: our own code for it, instead of `variant`."""
BOARDS = "_ruleone_boards"
"""The further boards of a hand, each by the cards of its own: ['4h9h'] where turn and river were
run again."""
BOMB_POT = "_ruleone_bomb_pot"
"""True where the antes are a bomb pot: the betting begins on the flop."""
CAP = "_ruleone_cap"
"""The most that anybody may put in in the hand."""
RAKE = "_ruleone_rake"
COLLECTED = "_ruleone_collected"
"""What each player took, where the house took something or there are several boards: a player, an
amount, the pot where it has a number, and the board where it is not the first."""

FIELDS = frozenset((BOARDS, BOMB_POT, CAP, RAKE, COLLECTED))


def first_board(record: Record) -> tuple[Step, ...]:
    """The steps without those of further boards."""
    return tuple(step for step in record.steps if not step.board)


def own_fields(
    record: Record, place: dict[int, int], money: Callable[[int], int | float]
) -> dict[str, Any]:
    """The fields that a record needs, by the place of each seat."""
    fields: dict[str, Any] = {}
    if record.boards > 1:
        further = dealt_boards(record.steps, record.boards)[1:]
        fields[BOARDS] = ["".join("".join(texts(s.cards)) for s in own) for own in further]
    if any(post.kind == "bomb-pot" for post in record.posts):
        fields[BOMB_POT] = True
    if record.stakes.cap is not None:
        fields[CAP] = money(record.stakes.cap)
    ending = record.ending
    if ending is not None and ending.collected and (ending.rake or record.boards > 1):
        fields[RAKE] = money(ending.rake)
        fields[COLLECTED] = [_collected(each, place, money) for each in ending.collected]
    return fields


def _collected(
    each: Collected, place: dict[int, int], money: Callable[[int], int | float]
) -> dict[str, int | float]:
    told: dict[str, int | float] = {"player": place[each.seat], "amount": money(each.amount)}
    if each.pot is not None:
        told["pot"] = each.pot
    if each.board:
        told["board"] = each.board
    return told


def own_steps(fields: dict[str, Any], steps: tuple[Step, ...]) -> tuple[tuple[Step, ...], int]:
    """The steps of all boards, and how many there are. Raises Unplayable."""
    told = fields.get(BOARDS)
    if told is None:
        return steps, 1
    made = None
    if isinstance(told, list) and all(isinstance(cards, str) for cards in told):
        try:
            made = with_boards(steps, [parse_cards(cards) for cards in told])
        except CardError as error:
            raise unreadable("hand-file-cards", BOARDS, came=error.came) from None
    if made is None:
        raise unreadable("hand-file-field", BOARDS, field=BOARDS, expected="['4h9h']")
    return made, 1 + len(told)


def own_posts(fields: dict[str, Any], posts: tuple[Post, ...]) -> tuple[Post, ...]:
    """The posts, the antes a bomb pot where that is said."""
    if fields.get(BOMB_POT) is not True:
        return posts
    return tuple(
        Post(post.seat, "bomb-pot", post.due) if post.kind == "ante" else post for post in posts
    )


def own_ending(
    fields: dict[str, Any], ending: Ending, players: int, boards: int, units: Callable[[Any], int]
) -> Ending:
    """The ending with what was collected and kept, amounts by `units`. Raises Unplayable."""
    told = fields.get(COLLECTED, [])
    if not isinstance(told, list):
        raise _not_collected()
    collected = tuple(_read(each, players, boards, units) for each in told)
    rake = units(fields.get(RAKE, 0))
    total = sum(each.amount for each in collected) + rake if collected else None
    return Ending(ending.stacks, collected, total, rake)


def _read(each: object, players: int, boards: int, units: Callable[[Any], int]) -> Collected:
    match each:
        case {"player": int(player), "amount": raw, **rest} if 1 <= player <= players:
            match rest.get("pot"), rest.get("board", 0):
                case (None | int()) as pot, int(board) if (pot or 0) >= 0 and board in range(
                    boards
                ):
                    return Collected(0, player, units(raw), pot, board)
    raise _not_collected()


def _not_collected() -> Exception:
    return unreadable(
        "hand-file-field", COLLECTED, field=COLLECTED, expected="[{player = 1, amount = 100}]"
    )
