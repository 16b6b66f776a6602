"""13-card poker worked out slowly from the rules alone: nothing of the engine is imported here.

Cards are texts ("As"), rows are lists of them, a hand is {"front", "middle", "back"}. Options have
the names of the edition's, without "chinese." before them.
"""

from fractions import Fraction
from itertools import combinations
from typing import Any

RANKS = "23456789TJQKA"
SUITS = "dchs"
"""The lowest first."""
HIGH, PAIR, TWO_PAIR, TRIPS, STRAIGHT, FLUSH, FULL, QUADS, STRAIGHT_FLUSH, ROYAL = range(10)
ROWS = ("front", "middle", "back")

DEFAULTS: dict[str, Any] = {
    "suit_tiebreak": "all-rows",
    "short_money": "sequential-cap",
    "winning_cap": "starting-balance",
    "tournament_surrender": "three-points",
    "foul_bonus_mode": "add",
    "foul_vs_foul": "none",
    "natural_tie": "same-class",
    "natural_subtract_lower": False,
    "quads_as_two_pairs": True,
    "equal_rows_legal": False,
    "rake_base": "net-win",
    "rake_percent": "5",
    "twelve_by": "colour",
    "auto_declare_natural": False,
    "row_points": 1,
    "majority_points": 1,
    "bonus_replaces_row_point": True,
    "foul_points": 3,
    "surrender_points": 3,
    "bonus_front_trips": 3,
    "bonus_middle_full_house": 2,
    "bonus_middle_quads": 8,
    "bonus_middle_straight_flush": 10,
    "bonus_middle_royal_flush": 14,
    "bonus_back_quads": 4,
    "bonus_back_straight_flush": 5,
    "bonus_back_royal_flush": 7,
    "naturals": [
        "one-suit", "dragon", "twelve", "trips-five-pairs", "three-straights", "three-flushes",
        "six-pairs",
    ],
    "natural_one_suit": 13,
    "natural_dragon": 13,
    "natural_twelve": 8,
    "natural_trips_five_pairs": 4,
    "natural_three_straights": 4,
    "natural_three_flushes": 3,
    "natural_six_pairs": 3,
}  # fmt: skip

BONUS = {
    ("front", TRIPS): "bonus_front_trips",
    ("middle", FULL): "bonus_middle_full_house",
    ("middle", QUADS): "bonus_middle_quads",
    ("middle", STRAIGHT_FLUSH): "bonus_middle_straight_flush",
    ("middle", ROYAL): "bonus_middle_royal_flush",
    ("back", QUADS): "bonus_back_quads",
    ("back", STRAIGHT_FLUSH): "bonus_back_straight_flush",
    ("back", ROYAL): "bonus_back_royal_flush",
}


def height(card: str) -> int:
    return RANKS.index(card[0]) + 2


def suit(card: str) -> int:
    return SUITS.index(card[1])


def row_key(row: list[str]) -> tuple[int, tuple[int, ...], int]:
    """What a row is, the ranks that decide it, and the suit that decides it after them."""
    heights = sorted((height(card) for card in row), reverse=True)
    groups: dict[int, list[int]] = {}
    for one in set(heights):
        groups.setdefault(heights.count(one), []).append(one)
    for same in groups.values():
        same.sort(reverse=True)
    single = groups.get(1, [])

    def suit_of(wanted: int) -> int:
        return max(suit(card) for card in row if height(card) == wanted)

    if 4 in groups:
        return QUADS, tuple(groups[4]), 0
    if 3 in groups:
        return (FULL if 2 in groups else TRIPS), tuple(groups[3]), 0
    pairs = groups.get(2, [])
    if len(pairs) == 2:
        return TWO_PAIR, (*pairs, *single), suit_of(single[0])
    if pairs:
        return PAIR, (*pairs, *single), suit_of(single[0])
    if len(row) == 5:
        flush = len({card[1] for card in row}) == 1
        top = 0
        if heights[0] - heights[4] == 4:
            top = heights[0]
        elif heights == [14, 5, 4, 3, 2]:
            top = 5
        if top and flush:
            return (ROYAL if top == 14 else STRAIGHT_FLUSH), (top,), suit_of(top)
        if flush:
            return FLUSH, tuple(heights), suit(row[0])
        if top:
            return STRAIGHT, (top,), suit_of(top)
    return HIGH, tuple(heights), suit_of(heights[0])


def compared(row: list[str], options: dict[str, Any]) -> tuple[int, tuple[int, ...], int]:
    """A row as it compares with that of another player."""
    category, ranks, decides = row_key(row)
    explicit = category in (STRAIGHT, FLUSH, STRAIGHT_FLUSH, ROYAL)
    counts = options["suit_tiebreak"] == "all-rows" or (
        options["suit_tiebreak"] == "explicit-only" and explicit
    )
    return category, ranks, decides if counts else 0


def fouls(hand: dict[str, list[str]], options: dict[str, Any]) -> bool:
    front, middle, back = (row_key(hand[row]) for row in ROWS)
    if options["equal_rows_legal"]:
        return middle[:2] > back[:2] or front[:2] > middle[:2]
    return middle > back or front > middle


def straights(cards: int) -> list[list[int]]:
    """Straights of so many cards, by their heights; an ace is 14 above a king and below a two."""
    runs = [list(range(low, low + cards)) for low in range(1, 16 - cards)]
    return [[14 if one == 1 else one for one in run] for run in runs]


def in_straights(heights: list[int], lengths: tuple[int, ...]) -> bool:
    """Whether cards of these heights can be laid out in straights of these lengths."""
    if not lengths:
        return not heights
    for run in straights(lengths[0]):
        left = list(heights)
        if all(one in left for one in run):
            for one in run:
                left.remove(one)
            if in_straights(left, lengths[1:]):
                return True
    return False


def in_flushes(counts: list[int], lengths: tuple[int, ...]) -> bool:
    if not lengths:
        return not any(counts)
    for at, count in enumerate(counts):
        left = [*counts[:at], count - lengths[0], *counts[at + 1 :]]
        if count >= lengths[0] and in_flushes(left, lengths[1:]):
            return True
    return False


def holds(natural: str, cards: list[str], options: dict[str, Any]) -> bool:
    times = [sum(card[0] == rank for card in cards) for rank in RANKS]
    suits = [sum(card[1] == each for card in cards) for each in SUITS]
    if natural == "one-suit":
        return 13 in suits
    if natural == "dragon":
        return times == [1] * 13
    if natural == "twelve":
        red = suits[SUITS.index("d")] + suits[SUITS.index("h")]
        most = max(suits) if options["twelve_by"] == "suit" else max(red, 13 - red)
        return most >= 12
    if natural == "three-straights":
        return in_straights([height(card) for card in cards], (5, 5, 3))
    if natural == "three-flushes":
        return in_flushes(suits, (5, 5, 3))
    pairs = 0
    for count in times:
        pairs += {2: 1, 4: 2}.get(count, 0)
    if not options["quads_as_two_pairs"]:
        pairs = times.count(2)
    if natural == "trips-five-pairs":
        return times.count(3) == 1 and pairs == 5
    return pairs + times.count(3) == 6


def natural_of(cards: list[str], options: dict[str, Any]) -> str | None:
    return next((one for one in options["naturals"] if holds(one, cards, options)), None)


def worth(natural: str, options: dict[str, Any]) -> int:
    value: int = options[f"natural_{natural.replace('-', '_')}"]
    return value


def automatic(cards: list[str]) -> dict[str, list[str]]:
    """As the software sets them."""
    back = max(combinations(cards, 5), key=five_key)
    left = [card for card in cards if card not in back]
    middle = max(combinations(left, 5), key=five_key)
    front = [card for card in left if card not in middle]
    return {"front": front, "middle": list(middle), "back": list(back)}


def five_key(five: tuple[str, ...]) -> tuple[object, ...]:
    """By all five cards, then the suit that decides, then card by card."""
    category, _, decides = row_key(list(five))
    times = {height(card): sum(height(card) == height(other) for other in five) for card in five}
    ordered = sorted(five, key=lambda card: (-times[height(card)], -height(card), -suit(card)))
    heights = [height(card) for card in ordered]
    if category in (STRAIGHT, STRAIGHT_FLUSH) and heights[:2] == [14, 5]:
        ordered = [*ordered[1:], ordered[0]]
        heights = [5, 4, 3, 2, 1]
    deciding = decides if category not in (TRIPS, FULL, QUADS) else 0
    return category, heights, deciding, [suit(card) for card in ordered]


def bonus_of(row: str, cards: list[str], options: dict[str, Any], bonus: bool) -> int:
    name = BONUS.get((row, row_key(cards)[0])) if bonus else None
    return int(options[name]) if name else 0


def points(a: dict[str, Any], b: dict[str, Any], options: dict[str, Any], bonus: bool) -> int:
    """The points of a from b. A player is {"hand", "declares", "surrenders"}."""
    kinds = [standing(each, options) for each in (a, b)]
    if kinds[0][0] == "natural" or kinds[1][0] == "natural":
        return natural_points(kinds, options)
    names = [kind for kind, _ in kinds]
    void = [kind in ("foul", "false") for kind in names]
    if "surrender" in names:
        if names[0] == names[1] or any(void):
            return 0
        sign, winner = (-1, b) if names[0] == "surrender" else (1, a)
        if options["tournament_surrender"] == "pay-foul":
            return sign * foul_points(winner, options, bonus)
        return sign * int(options["surrender_points"])
    if all(void) and options["foul_vs_foul"] == "none":
        return 0
    if void[0] and not void[1]:
        return -foul_points(b, options, bonus)
    if void[1] and not void[0]:
        return foul_points(a, options, bonus)
    return row_points(a["hand"], b["hand"], options, bonus)


def standing(player: dict[str, Any], options: dict[str, Any]) -> tuple[str, str | None]:
    if player["surrenders"]:
        return "surrender", None
    if player["declares"]:
        cards = [card for row in ROWS for card in player["hand"][row]]
        natural = natural_of(cards, options)
        return ("natural", natural) if natural else ("false", None)
    return ("foul" if fouls(player["hand"], options) else "ordinary"), None


def natural_points(kinds: list[tuple[str, str | None]], options: dict[str, Any]) -> int:
    mine, theirs = kinds[0][1], kinds[1][1]
    if mine is None or theirs is None:
        return worth(mine, options) if mine else -worth(theirs or "", options)
    by_points = options["natural_tie"] == "same-points"
    if mine == theirs or (by_points and worth(mine, options) == worth(theirs, options)):
        return 0
    ladder = options["naturals"]
    sign = 1 if ladder.index(mine) < ladder.index(theirs) else -1
    higher, lower = (mine, theirs) if sign == 1 else (theirs, mine)
    taken_off = worth(lower, options) if options["natural_subtract_lower"] else 0
    return sign * (worth(higher, options) - taken_off)


def foul_points(winner: dict[str, Any], options: dict[str, Any], bonus: bool) -> int:
    """What a void hand pays to an ordinary one."""
    won = [bonus_of(row, winner["hand"][row], options, bonus) for row in ROWS]
    base = int(options["foul_points"])
    if options["foul_bonus_mode"] == "replace":
        base = max(0, base - int(options["row_points"]) * sum(each > 0 for each in won))
    return base + sum(won)


def row_points(
    mine: dict[str, list[str]], theirs: dict[str, list[str]], options: dict[str, Any], bonus: bool
) -> int:
    total = rows_won = 0
    any_bonus = False
    for row in ROWS:
        one, other = compared(mine[row], options), compared(theirs[row], options)
        if one == other:
            continue
        sign, winner = (1, mine) if one > other else (-1, theirs)
        extra = bonus_of(row, winner[row], options, bonus)
        any_bonus = any_bonus or extra > 0
        rows_won += sign
        plain = int(options["row_points"])
        replaced = extra > 0 and options["bonus_replaces_row_point"]
        total += sign * (extra + (0 if replaced else plain))
    if rows_won and not any_bonus:
        total += int(options["majority_points"]) * (1 if rows_won > 0 else -1)
    return total


def settle(case: dict[str, Any], options: dict[str, Any]) -> dict[str, Any]:
    """A whole hand: `case` has "order" (the seats as they compare), "players" and "stacks" by seat,
    "point", "bonus" and "tournament". Tells pairs, net, rake and final stacks."""
    order, tournament = case["order"], case["tournament"]
    start = case["stacks"]
    net, rake = dict.fromkeys(order, 0), dict.fromkeys(order, 0)
    percent = Fraction(options["rake_percent"])
    each_payment = options["rake_base"] == "gross-win"
    capped = options["winning_cap"] == "starting-balance" and not tournament
    pairs = []
    for a, b in combinations(order, 2):
        won = points(case["players"][a], case["players"][b], options, case["bonus"])
        payer, payee = (b, a) if won > 0 else (a, b)
        has = start[payer] + net[payer] - rake[payer]
        paid = min(abs(won) * case["point"], has)
        if capped:
            paid = min(paid, max(0, start[payee] - net[payee]))
        if not tournament and options["short_money"] == "sequential-cap":
            for seat in (a, b):
                broke = start[seat] + net[seat] - rake[seat] <= 0
                if broke or (capped and net[seat] >= start[seat]):
                    paid = 0
        net[payer] -= paid
        net[payee] += paid
        if each_payment and not tournament:
            rake[payee] += int(paid * percent / 100)
        pairs.append((a, b, won, paid if won > 0 else -paid))
    if not each_payment and not tournament:
        rake = {seat: int(max(0, net[seat]) * percent / 100) for seat in order}
    final = {seat: start[seat] + net[seat] - rake[seat] for seat in order}
    return {"pairs": pairs, "net": net, "rake": rake, "final": final}
