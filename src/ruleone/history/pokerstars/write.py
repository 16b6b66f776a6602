"""Writing a recorded hand as PokerStars writes it."""

from collections.abc import Iterator

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.history.accounts import Paid, Returned, accounts
from ruleone.history.boards import BETS
from ruleone.history.fault import Untellable
from ruleone.history.pokerstars.header import GAMES, LIMITS
from ruleone.history.pokerstars.streets import Streets
from ruleone.history.pokerstars.summary import summary_lines
from ruleone.history.pokerstars.words import described
from ruleone.history.record import Collected, Post, Record, Seat, Step

_GAME_NAMES = {family: written for written, family in GAMES.items()}
_LIMIT_NAMES = {limit: written for written, limit in reversed(LIMITS.items())}
_SIGNS = {"USD": "$", "EUR": "€", "GBP": "£"}
_NO_DATE = "1970/01/01 0:00:00 ET"
_NO_TOURNAMENT = "1"
_ALL_IN = " and is all-in"
RUNS = ("FIRST", "SECOND")
"""How the boards of a hand that is run twice are called."""
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
    """The text of a hand, ending with a line break. A hand without a currency is told as one of a
    tournament, for its chips are no money.

    Raises Untellable for a hand whose game PokerStars has no name for, that nobody has collected
    the pot of, that has more boards than two or one that is bet on, or that is a bomb pot.
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
        """So many units as they are written: whole money without cents."""
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
        """All lines in order."""
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
        """The cap in these words; nothing where there is none."""
        cap = self._record.stakes.cap
        return "" if cap is None else words.format(self._money(cap))

    def _all_in(self, paid: Paid) -> str:
        """How a line ends with which somebody has put in all that he has, or all that he may."""
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
        """The posts, the deal, and the betting street by street."""
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
        """A post. Who posts a dead blind with a live one posts both blinds in one line; a dead one
        alone is a further small blind."""
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
        """What was shown and who took what, board by board."""
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
    """The name of each seat; one without a name is told by its number."""
    return {seat.number: seat.name or f"Player {seat.number}" for seat in record.seats}


def bracket(cards: tuple[Card, ...]) -> str:
    """Cards in brackets, those that are known."""
    return f"[{' '.join(texts(card for card in cards if card != UNKNOWN))}]"
