"""PHH hands as their fields, and the fields that a record is written in.

Values that PHH has no field for are in our own fields. Other readers ignore them: of a hand of
several boards they see the first one.
"""

from collections.abc import Callable
from typing import Any, NamedTuple

from ruleone.cards import CardError, parse_cards, texts
from ruleone.history.fault import Untellable, unreadable
from ruleone.history.games import Variant, variant
from ruleone.history.money import Amount, Unit
from ruleone.history.record import Collected, Ending, Post, Record, Step, dealt_boards, with_boards

GAME = "_ruleone_game"
"""Field for a game without a code in PHH: our own code, instead of `variant`."""
BOARDS = "_ruleone_boards"
"""Field for further boards, each as its own cards: ['4h9h'] where turn and river were run again."""
BOMB_POT = "_ruleone_bomb_pot"
"""Field that is true where the antes are a bomb pot: the betting begins on the flop."""
CAP = "_ruleone_cap"
"""Field for the maximum that anybody may put in in the hand."""
RAKE = "_ruleone_rake"
COLLECTED = "_ruleone_collected"
"""Field for the chips each player took, where there is a rake or several boards.

A player, an amount, the pot where it has a number, and the board where it is not the first.
"""

FIELDS = frozenset((BOARDS, BOMB_POT, CAP, RAKE, COLLECTED))


def first_board(record: Record) -> tuple[Step, ...]:
    """Return the steps without those of further boards."""
    return tuple(step for step in record.steps if not step.board)


def own_fields(
    record: Record, place: dict[int, int], money: Callable[[int], int | float]
) -> dict[str, Any]:
    """Return our own fields that a record needs, by the place of each seat."""
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
    """Return the steps of all boards, and the number of boards.

    Raises Unplayable.
    """
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
    """Return the posts, the antes as a bomb pot where the field says so."""
    if fields.get(BOMB_POT) is not True:
        return posts
    return tuple(
        Post(post.seat, "bomb-pot", post.due) if post.kind == "ante" else post for post in posts
    )


def own_ending(
    fields: dict[str, Any], ending: Ending, players: int, boards: int, units: Callable[[Any], int]
) -> Ending:
    """Return the ending with the chips collected and kept, amounts by `units`.

    Raises Unplayable.
    """
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


CODES = {
    "FT": "flhe",
    "NT": "nlhe",
    "NS": "nl6plus",
    "PO": "plo",
    "FO/8": "flo8",
    "F7S": "flstud",
    "F7S/8": "flstud8",
    "FR": "flrazz",
    "N2L1D": "nl27sd",
    "F2L3D": "fl27td",
    "FB": "flbadugi",
}
"""Codes of the eleven games of the format, each with our own code."""
OLDER = {"PT": "plhe"}
"""Codes that are read beside those of the format, and not written."""

_WRITTEN = {ours: code for code, ours in CODES.items()}


class Document(NamedTuple):
    """The fields of one hand, by name, in the order of the file.

    `name` is its table in a file of many hands.
    """

    fields: dict[str, Any]
    name: str = ""


def variant_named(fields: dict[str, Any]) -> tuple[str, Variant | None]:
    """Return the file's name for the game, and the variant meant, if it is known."""
    named = fields.get("variant", fields.get(GAME))
    if not isinstance(named, str):
        return "", None
    code = CODES.get(named) or OLDER.get(named) or named
    return named, variant(code)


def document_of(record: Record) -> Document:
    """Return a record in the fields of the format, for a hand that another form contains.

    Players are listed from the first one left of the button; where nobody has it, from the lowest
    seat.

    The format has no place for a second board, a bomb pot, or the chips collected after a rake:
    they are in our own fields.

    Raises Untellable for a game that is not known here.
    """
    if record.variant is None:
        raise Untellable("game", form="PHH", variant=record.named)
    order = _clockwise(record)
    place = {seat: at + 1 for at, seat in enumerate(order)}
    money = _Money(record.unit)
    code = _WRITTEN.get(record.variant.code)
    fields: dict[str, Any] = {"variant": code} if code else {GAME: record.variant.code}
    fields["ante_trimming_status"] = False
    fields |= _posts(record, order, money)
    if record.variant.limit == "fixed-limit":
        small, big = record.stakes.small or 0, record.stakes.big
        fields["small_bet"] = money(small)
        fields["big_bet"] = money(2 * small if big is None else big)
    else:
        fields["min_bet"] = money(record.stakes.small or 0)
    stacks = {seat.number: seat for seat in record.seats}
    fields["starting_stacks"] = [money(stacks[seat].stack) for seat in order]
    fields["actions"] = [_action(step, place, money) for step in first_board(record)]
    fields["hand"] = record.id
    fields["seats"] = list(order)
    if record.setting.table_seats:
        fields["seat_count"] = record.setting.table_seats
    if record.setting.table:
        fields["table"] = record.setting.table
    if any(stacks[seat].name for seat in order):
        fields["players"] = [stacks[seat].name for seat in order]
    if record.ending is not None:
        ends = dict(zip(stacks, record.ending.stacks, strict=True))
        fields["finishing_stacks"] = [money(ends[seat]) for seat in order]
    if record.setting.currency:
        fields["currency"] = record.setting.currency
    fields |= own_fields(record, place, money)
    return Document(fields)


class _Money:
    """Units as the file writes amounts: ints, or floats with the meant digits."""

    def __init__(self, unit: Unit) -> None:
        self._unit = unit

    def __call__(self, units: int) -> int | float:
        written: Amount = self._unit.written(units)
        return written if isinstance(written, int) else float(written)


def _clockwise(record: Record) -> tuple[int, ...]:
    """Return the seats dealt in, from the first one left of the button."""
    seats = sorted(seat.number for seat in record.seats if seat.dealt_in)
    button = record.button or 0
    return (*(seat for seat in seats if seat > button), *(s for s in seats if s <= button))


def _posts(record: Record, order: tuple[int, ...], money: _Money) -> dict[str, Any]:
    """Return antes and blinds by place, or antes and the bring-in.

    With two players the format lists the button's post first.
    """
    antes, blinds = dict.fromkeys(order, 0), dict.fromkeys(order, 0)
    for post in record.posts:
        if post.kind in ("ante", "dead-blind", "bomb-pot"):
            antes[post.seat] += post.due
        else:
            blinds[post.seat] += -post.due if _comes_in(post, order) else post.due
    listed = [[money(each[seat]) for seat in order] for each in (antes, blinds)]
    if len(order) == 2:
        listed = [each[::-1] for each in listed]
    if record.variant is not None and record.variant.family.kind == "stud":
        return {"antes": listed[0], "bring_in": money(record.stakes.bring_in or 0)}
    return {"antes": listed[0], "blinds_or_straddles": listed[1]}


def _comes_in(post: Post, order: tuple[int, ...]) -> bool:
    """Whether an entry has to be marked as one, because of its seat."""
    return post.kind == "entry" and post.seat in order[:2]


def _action(step: Step, place: dict[int, int], money: _Money) -> str:
    cards = "".join(texts(step.cards))
    player = f"p{place.get(step.seat, 0)}"
    match step.verb:
        case "hole":
            return f"d dh {player} {cards}"
        case "board":
            return f"d db {cards}"
        case "bring-in":
            return f"{player} pb"
        case "fold":
            return f"{player} f"
        case "check-call":
            return f"{player} cc"
        case "raise":
            return f"{player} cbr {money(step.to)}"
        case "discard":
            return f"{player} sd {cards}".rstrip()
        case "show":
            return f"{player} sm {cards or '-'}"
        case "muck":
            return f"{player} sm"
