"""Writing of recorded hands as PokerStars does: betting, summary, and English names of hands.

The wording is fixed by the form.
"""

from collections.abc import Callable, Iterable, Iterator

from ruleone.cards import UNKNOWN, Card, CardError, texts
from ruleone.history.accounts import Paid, Returned, accounts
from ruleone.history.fault import Untellable
from ruleone.history.pokerstars.header import GAMES, LIMITS
from ruleone.history.pokerstars.streets import Streets
from ruleone.history.record import BETS, Collected, Ending, Post, Record, Seat, Step
from ruleone.ranking import ORDERS, Order

_RANKS = {
    "A": "Ace", "K": "King", "Q": "Queen", "J": "Jack", "T": "Ten", "9": "Nine", "8": "Eight",
    "7": "Seven", "6": "Six", "5": "Five", "4": "Four", "3": "Three", "2": "Deuce",
}  # fmt: skip
_ORDER = "A23456789TJQKA"
_STRAIGHT = 5
_OMAHA = frozenset(("o", "o8", "o5", "o58", "o6", "courchevel", "courchevel8"))
_SPLIT = frozenset(("o8", "o58", "courchevel8", "stud8"))
_LOWS = {"razz": "ace-to-five", "27sd": "deuce-to-seven", "27td": "deuce-to-seven"}
_HIGHS = {"6plus": "short-deck"}

Cards = tuple[Card, ...]


def described(family: str, hole: Cards, board: Cards) -> str:
    """Return the description of these cards in a game.

    Examples are "two pair, Kings and Sixes", "Lo: 8,7,5,3,2" and "HI: a flush, Ace high; LO:
    7,5,4,3,A"; "" for cards that are unknown or make no hand.
    """
    if UNKNOWN in hole or not hole:
        return ""
    try:
        return _described(family, hole, board)
    except (CardError, ValueError):
        return ""


def _described(family: str, hole: Cards, board: Cards) -> str:
    if family == "badugi":
        return _badugi(hole)
    if family in _LOWS:
        return f"Lo: {_named(ORDERS[_LOWS[family]], family, hole, board)}"
    high = _named(ORDERS[_HIGHS.get(family, "high")], family, hole, board)
    if family not in _SPLIT:
        return high
    low = _named(ORDERS["eight-or-better"], family, hole, board)
    return f"HI: {high}; LO: {low}" if low else f"HI: {high}"


def _named(order: Order, family: str, hole: Cards, board: Cards) -> str:
    """Return the best hand of an order: a low by its ranks, else in words; "" for none."""
    omaha = family in _OMAHA
    value = order.rank_omaha(hole, board) if omaha else order.rank((*hole, *board))
    category, ranks = order.name(value)
    if order.id in _BY_RANKS and category not in _WORDS.keys() - {"high-card"}:
        return ",".join(ranks)
    return _WORDS[category](ranks)


def _badugi(hole: Cards) -> str:
    _, ranks = ORDERS["badugi"].name(ORDERS["badugi"].rank(hole))
    cards = "Badugi" if len(ranks) == len(hole) else f"{len(ranks)}-card"
    return f"{cards}: {','.join(ranks)}"


_BY_RANKS = frozenset(("ace-to-five", "deuce-to-seven", "eight-or-better"))


def _one(rank: str) -> str:
    return _RANKS[rank]


def _many(rank: str) -> str:
    return f"{_RANKS[rank]}es" if rank == "6" else f"{_RANKS[rank]}s"


def _straight(ranks: Iterable[str]) -> str:
    """Return a straight from its lowest to its highest card."""
    top = next(iter(ranks))
    bottom = _ORDER[_ORDER.index(top, 1) - (_STRAIGHT - 1)]
    return f"{_one(bottom)} to {_one(top)}"


_WORDS: dict[str, Callable[[tuple[str, ...]], str]] = {
    "high-card": lambda ranks: f"high card {_one(ranks[0])}",
    "pair": lambda ranks: f"a pair of {_many(ranks[0])}",
    "two-pair": lambda ranks: f"two pair, {_many(ranks[0])} and {_many(ranks[1])}",
    "trips": lambda ranks: f"three of a kind, {_many(ranks[0])}",
    "straight": lambda ranks: f"a straight, {_straight(ranks)}",
    "flush": lambda ranks: f"a flush, {_one(ranks[0])} high",
    "full-house": lambda ranks: f"a full house, {_many(ranks[0])} full of {_many(ranks[1])}",
    "quads": lambda ranks: f"four of a kind, {_many(ranks[0])}",
    "straight-flush": lambda ranks: f"a straight flush, {_straight(ranks)}",
    "royal-flush": lambda _: "a Royal Flush",
}

_BLINDS = {
    "small-blind": " (small blind)",
    "big-blind": " (big blind)",
    "button-blind": " (button blind)",
}
_WITH_ONE_SIDE_POT = 2
_RUNS = ("FIRST", "SECOND")


def summary_lines(record: Record, money: "Money", streets: Streets) -> Iterator[str]:
    """Yield all lines from the heading on."""
    assert record.ending is not None
    yield "*** SUMMARY ***"
    yield _pots(record.ending, money)
    if record.boards > 1:
        yield "Hand was run twice"
    for run in range(record.boards):
        board = streets.board(run)
        if board:
            which = f"{_RUNS[run]} " if record.boards > 1 else ""
            yield f"{which}Board [{' '.join(texts(board))}]"
    summary = _Summary(record, money, streets)
    yield from (summary.line(seat) for seat in record.seats if seat.dealt_in)


def _pots(ending: Ending, money: "Money") -> str:
    told = ""
    for at, amount in enumerate(ending.pots):
        number = f"-{at}" if len(ending.pots) > _WITH_ONE_SIDE_POT else ""
        told += f" {f'Side pot{number}' if at else 'Main pot'} {money(amount)}."
    total = sum(each.amount for each in ending.collected) + ending.rake
    return f"Total pot {money(total)}{told} | Rake {money(ending.rake)}"


class _Summary:
    """The result of each seat."""

    def __init__(self, record: Record, money: "Money", streets: Streets) -> None:
        self._record, self._money, self._streets = record, money, streets
        self._folded: dict[int, str] = {}
        self._put_in: dict[int, int] = {}
        walked = Streets(record)
        for entry in accounts(record):
            if not isinstance(entry, Paid):
                continue
            self._put_in[entry.seat] = self._put_in.get(entry.seat, 0) + entry.amount
            if isinstance(entry.what, Step):
                self._step(entry.what, walked)

    def _step(self, step: Step, walked: Streets) -> None:
        if step.verb in ("board", "hole", "discard"):
            for _ in walked.dealt(step, ""):
                continue
        else:
            walked.betting()
            if step.verb == "fold":
                self._folded[step.seat] = walked.when()

    def line(self, seat: Seat) -> str:
        """Return the line of a seat."""
        name = seat.name or f"Player {seat.number}"
        return f"Seat {seat.number}: {name}{self._position(seat.number)} {self._fate(seat.number)}"

    def _position(self, seat: int) -> str:
        kinds = {post.kind for post in self._record.posts if post.seat == seat}
        blind = next((words for kind, words in _BLINDS.items() if kind in kinds), "")
        if blind == _BLINDS["button-blind"]:
            return blind
        return f"{' (button)' if seat == self._record.button else ''}{blind}"

    def _fate(self, seat: int) -> str:
        if seat in self._folded:
            return f"folded {self._folded[seat]}{'' if self._put_in.get(seat) else _DID_NOT_BET}"
        did = [s for s in self._record.steps if s.seat == seat and s.verb in ("show", "muck")]
        assert self._record.ending is not None
        won = [each for each in self._record.ending.collected if each.seat == seat]
        if not did:
            return f"collected ({self._money(sum(each.amount for each in won))})"
        cards = did[-1].cards or self._streets.hand(seat)
        if did[-1].verb == "muck":
            known = cards and UNKNOWN not in cards
            return f"mucked [{' '.join(texts(cards))}]" if known else "mucked"
        fates = []
        for run in range(self._record.boards):
            took = sum(each.amount for each in won if each.board == run)
            words = described(self._streets.family, cards, self._streets.board(run))
            what = f"won ({self._money(took)})" if took else "lost"
            a = "a " if "card: " in words or words.startswith("Badugi") else ""
            fates.append(f"{what} with {a}{words}" if words else what)
        return f"showed {_shown(cards)} and {', and '.join(fates)}"


_DID_NOT_BET = " (didn't bet)"


def _shown(cards: tuple[Card, ...]) -> str:
    return f"[{' '.join(texts(cards))}]"


_GAME_NAMES = {family: written for written, family in GAMES.items()}
_LIMIT_NAMES = {limit: written for written, limit in reversed(LIMITS.items())}
_SIGNS = {"USD": "$", "EUR": "€", "GBP": "£"}
_NO_DATE = "1970/01/01 0:00:00 ET"
_NO_TOURNAMENT = "1"
_ALL_IN = " and is all-in"
RUNS = ("FIRST", "SECOND")
"""Names of the boards of a hand that is run twice."""
_POSTS = {
    "ante": "the ante",
    "small-blind": "small blind",
    "big-blind": "big blind",
    "straddle": "big blind",
    "entry": "big blind",
    "button-blind": "button blind",
    "dead-blind": "small blind",
}


def write_pokerstars(record: Record) -> str:
    """Return the text of a hand, ending with a line break.

    A hand without a currency is written as one of a tournament, for its chips are not money.

    Raises Untellable for a hand whose game PokerStars has no name for, or whose pot nobody has
    collected. It also raises it for more than two boards, betting on a second one, and a bomb pot.
    """
    if record.variant is None or record.variant.family.name not in _GAME_NAMES:
        raise Untellable("game", form="PokerStars", variant=record.named)
    if record.ending is None or not record.ending.collected:
        raise Untellable("end", form="PokerStars")
    if record.boards > len(RUNS) or (record.boards > 1 and _bet_on_boards(record)):
        raise Untellable("boards", form="PokerStars", boards=record.boards)
    if any(post.kind == "bomb-pot" for post in record.posts):
        raise Untellable("bomb-pot", form="PokerStars")
    return "".join(f"{line}\n" for line in _Text(record).lines())


def _bet_on_boards(record: Record) -> bool:
    """Whether there is betting after a second board was begun."""
    verbs = [step.verb if step.board == 0 else "second" for step in record.steps]
    return "second" in verbs and any(verb in BETS for verb in verbs[verbs.index("second") :])


class Money:
    """Units as PokerStars writes them: chips, or money with its sign."""

    def __init__(self, record: Record) -> None:
        self._sign = _SIGNS.get(record.setting.currency, "")
        self._unit = record.unit

    def __call__(self, units: int) -> str:
        """Return a number of units as written: whole money without cents."""
        written = self._unit.written(units)
        decimals = max(self._unit.decimals, 2)
        return f"{self._sign}{written if isinstance(written, int) else f'{written:.{decimals}f}'}"


class _Text:
    def __init__(self, record: Record) -> None:
        self._record = record
        self._money = Money(record)
        self._names = names_of(record)
        self._streets = Streets(record)
        self._dead: dict[int, int] = {}
        in_play = record.stakes.in_play
        self._deep = {seat.number for seat in record.seats if in_play(seat.stack) < seat.stack}

    def lines(self) -> Iterator[str]:
        """Yield all lines in order."""
        record = self._record
        yield self._header()
        table = record.setting.table or str(record.id)
        size = record.setting.table_seats or max(seat.number for seat in record.seats)
        button = "" if record.button is None else f" Seat #{record.button} is the button"
        yield f"Table '{table}' {size}-max{button}"
        yield from map(self._seat, record.seats)
        yield from self._betting()
        yield from self._showdowns()
        yield from summary_lines(record, self._money, self._streets)

    def _header(self) -> str:
        record, setting = self._record, self._record.setting
        assert record.variant is not None
        limit = _LIMIT_NAMES[record.variant.limit]
        game = f"{_GAME_NAMES[record.variant.family.name]} {limit}"
        played = setting.played or _NO_DATE
        if setting.currency and not setting.tournament:
            told = f"{self._stakes()}{self._cap(' - {} Cap - ')} {setting.currency}"
            return f"PokerStars Hand #{record.id}:  {game} ({told}) - {played}"
        tournament = setting.tournament or _NO_TOURNAMENT
        level = setting.level or "I"
        return (
            f"PokerStars Hand #{record.id}: Tournament #{tournament}, Freeroll  {game} - "
            f"Level {level} ({self._stakes()}{self._cap(' - {} Cap - ')}) - {played}"
        )

    def _cap(self, words: str) -> str:
        """Return the cap in these words, "" where there is none."""
        cap = self._record.stakes.cap
        return "" if cap is None else words.format(self._money(cap))

    def _all_in(self, paid: Paid) -> str:
        """Return the end of a line for an all-in, or for reaching the cap."""
        if not (paid.all_in and paid.amount):
            return ""
        return self._cap(" and has reached the {} cap") if paid.seat in self._deep else _ALL_IN

    def _stakes(self) -> str:
        record, money = self._record, self._money
        small = record.stakes.small or 0
        dues = {post.kind: post.due for post in reversed(record.posts)}
        if "button-blind" in dues:
            blind, ante = dues["button-blind"], dues.get("ante", 0)
            return f"Button Blind {money(blind)} - Ante {money(ante)} "
        assert record.variant is not None
        if record.variant.limit == "fixed-limit":
            return f"{money(small)}/{money(record.stakes.big or 2 * small)}"
        return f"{money(dues.get('small-blind', small // 2))}/{money(dues.get('big-blind', small))}"

    def _seat(self, seat: Seat) -> str:
        out = "" if seat.dealt_in else " is sitting out"
        name = self._names[seat.number]
        return f"Seat {seat.number}: {name} ({self._money(seat.stack)} in chips){out}"

    def _betting(self) -> Iterator[str]:
        """Yield the posts, the deal, and the betting street by street."""
        opened = False
        for entry in accounts(self._record):
            if isinstance(entry, Returned):
                name = self._names[entry.seat]
                yield f"Uncalled bet ({self._money(entry.amount)}) returned to {name}"
            elif isinstance(entry.what, Post):
                yield from self._posted(entry, entry.what)
            else:
                if not opened:
                    opened = True
                    yield from self._streets.deal(self._names)
                yield from self._stepped(entry, entry.what)

    def _posted(self, paid: Paid, post: Post) -> Iterator[str]:
        """Yield a post.

        A dead blind with a live one is both blinds in one line; a dead one alone is a further small
        blind.
        """
        if not paid.amount:
            return
        kind, amount = _POSTS[post.kind], paid.amount
        if post.kind == "dead-blind" and self._comes_in(post.seat):
            self._dead[post.seat] = amount
            return
        if post.kind == "entry" and post.seat in self._dead:
            kind, amount = "small & big blinds", amount + self._dead[post.seat]
        yield f"{self._names[post.seat]}: posts {kind} {self._money(amount)}{self._all_in(paid)}"

    def _comes_in(self, seat: int) -> bool:
        return any(post.seat == seat and post.kind == "entry" for post in self._record.posts)

    def _stepped(self, paid: Paid, step: Step) -> Iterator[str]:
        name, money, all_in = self._names.get(step.seat, ""), self._money, self._all_in(paid)
        if step.verb not in ("board", "hole", "discard"):
            self._streets.betting()
        match step.verb:
            case "fold":
                yield f"{name}: folds"
            case "check-call" if not paid.amount:
                yield f"{name}: checks"
            case "check-call":
                yield f"{name}: calls {money(paid.amount)}{all_in}"
            case "raise" if not paid.bet:
                yield f"{name}: bets {money(paid.to)}{all_in}"
            case "raise":
                yield f"{name}: raises {money(paid.to - paid.bet)} to {money(paid.to)}{all_in}"
            case "bring-in":
                yield f"{name}: brings in for {money(paid.to)}{all_in}"
            case "board" | "hole" | "discard":
                yield from self._streets.dealt(step, name)

    def _showdowns(self) -> Iterator[str]:
        """Yield the hands shown and the winners, board by board."""
        record = self._record
        assert record.ending is not None
        shown = [step for step in record.steps if step.verb in ("show", "muck")]
        for run in range(record.boards):
            last = {step.seat: step for step in shown if step.board == run}
            of_run = [step for step in shown if step is last.get(step.seat)]
            if of_run or run:
                yield f"*** {f'{RUNS[run]} ' if record.boards > 1 else ''}SHOW DOWN ***"
            yield from (self._shown(step, run) for step in of_run)
            for each in record.ending.collected:
                if each.board == run:
                    yield self._collected(each)
            if not of_run and not run:
                yield f"{self._names[record.ending.collected[0].seat]}: doesn't show hand"

    def _shown(self, step: Step, run: int) -> str:
        name = self._names[step.seat]
        if step.verb == "muck":
            return f"{name}: mucks hand"
        cards = step.cards or self._streets.hand(step.seat)
        family = self._streets.family
        words = described(family, cards, self._streets.board(run))
        return f"{name}: shows {bracket(cards)}{f' ({words})' if words else ''}"

    def _collected(self, each: Collected) -> str:
        assert self._record.ending is not None
        sides = {one.pot for one in self._record.ending.collected if one.pot}
        pot = "pot" if each.pot is None else "main pot" if each.pot == 0 else "side pot"
        if each.pot and sides != {1}:
            pot = f"side pot-{each.pot}"
        return f"{self._names[each.seat]} collected {self._money(each.amount)} from {pot}"


def names_of(record: Record) -> dict[int, str]:
    """Return the name of each seat; a seat without one has its number."""
    return {seat.number: seat.name or f"Player {seat.number}" for seat in record.seats}


def bracket(cards: tuple[Card, ...]) -> str:
    """Return cards in brackets, those that are known."""
    return f"[{' '.join(texts(card for card in cards if card != UNKNOWN))}]"
