"""Play of a scenario through a hand, up to the first difference from its expectations."""

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain
from typing import Final

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from ruleone.cards import texts
from ruleone.dealing import Action, BringIn, Call, Check, Fold, Hand, Options, RaiseTo, ReplaceCard
from ruleone.dealing.events import (
    BoardDealt,
    CardsDealt,
    HandKilled,
    HandsTabled,
    HoleDealt,
    Posted,
    PotAwarded,
    ShowdownOpened,
    StubShuffled,
    UncalledReturned,
)
from ruleone.floor import (
    BadFacts,
    Choice,
    Facing,
    PulledBack,
    Push,
    Reading,
    Step,
    TurnRuling,
    held_action,
    left_to,
)
from ruleone.floor.cards import last_card_in, last_card_seen
from ruleone.floor.facts import Chips, together, value_of
from ruleone.floor.followed import Contradiction, Course, Pending, SkippedSpoke, tell
from ruleone.floor.followed.decided import is_undercall
from ruleone.floor.headline import headline
from ruleone.floor.in_turn import facing_in_turn
from ruleone.floor.rulings import AnyRuling, Undecided, path_text
from ruleone.floor.unseen_chips import read_whole
from ruleone.rulebook import Refusal
from ruleone.scenarios.hand.words import (
    AS_RULED,
    CHECKED_DOWN,
    FLOOR,
    GO_ON,
    OUT_OF_TURN,
    SILENCE,
    action,
    remedy_of,
    turn_of,
)
from ruleone.scenarios.scenario import TELL_FIRST, Fault, Found, Unlike, unlike, up_to_the_first
from ruleone.words import SOURCE


class Expected(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Expectations at one step.

    Seats go by their names, amounts are chips. `to_call` is the addition of a call, `raise_` the
    minimum and maximum total. The keys from `ruling` on are about the last words and chips that
    were read, or the acts out of turn. `untold` are the facts that were left out and decide, where
    the ruling is `tell-first`. A key that is not there expects nothing.
    """

    refuse: str | UnsetType = UNSET
    rule: str | UnsetType = UNSET
    turn: str | UnsetType = UNSET
    to_call: int | UnsetType = UNSET
    may_raise: bool | UnsetType = UNSET
    raise_: tuple[int, int] | UnsetType = msgspec.field(name="raise", default=UNSET)
    bring_in: int | UnsetType = UNSET
    street: str | UnsetType = UNSET
    board: str | UnsetType = UNSET
    board_cards: int | UnsetType = UNSET
    pots: tuple[int, ...] | UnsetType = UNSET
    tabled: tuple[str, ...] | UnsetType = UNSET
    face_up: tuple[str, ...] | UnsetType = UNSET
    tabled_on: int | UnsetType = UNSET
    turned_up: tuple[str, ...] | UnsetType = UNSET
    order: tuple[str, ...] | UnsetType = UNSET
    awarded: tuple[int, ...] | UnsetType = UNSET
    category: str | UnsetType = UNSET
    won: dict[str, int] | UnsetType = UNSET
    returned: dict[str, int] | UnsetType = UNSET
    posted: tuple[tuple[str, str, int], ...] | UnsetType = UNSET
    cards: dict[str, str] | UnsetType = UNSET
    up: dict[str, str] | UnsetType = UNSET
    burned: str | UnsetType = UNSET
    dealt: int | UnsetType = UNSET
    shuffled: int | UnsetType = UNSET
    killed: tuple[str, ...] | UnsetType = UNSET
    stacks: dict[str, int] | UnsetType = UNSET
    ruling: str | UnsetType = UNSET
    untold: tuple[str, ...] | UnsetType = UNSET
    total: int | UnsetType = UNSET
    adds: int | UnsetType = UNSET
    back: int | UnsetType = UNSET
    held_to: str | UnsetType = UNSET
    choices: tuple[str, ...] | UnsetType = UNSET
    proposed: str | UnsetType = UNSET
    penalty: bool | UnsetType = UNSET
    announced: int | UnsetType = UNSET
    because: tuple[str, ...] | UnsetType = UNSET
    stands: tuple[str, ...] | UnsetType = UNSET
    void: tuple[str, ...] | UnsetType = UNSET
    waits: tuple[str, ...] | UnsetType = UNSET
    gets_back: dict[str, int] | UnsetType = UNSET
    left_to: dict[str, tuple[str, ...]] | UnsetType = UNSET
    penalised: tuple[str, ...] | UnsetType = UNSET
    skipped: str | UnsetType = UNSET
    substantial: bool | UnsetType = UNSET


_FIRST: Final = Expected.__struct_fields__.index("ruling")


def asks_of_ruling(step: Expected) -> bool:
    """Whether a step expects more than the state of the hand."""
    return any(getattr(step, key) is not UNSET for key in Expected.__struct_fields__[_FIRST:])


def found_in(
    course: Course,
    names: Sequence[str],
    ruling: Reading | TurnRuling | Undecided | None,
    step: Expected,
) -> Found:
    """Return the findings after a step; nothing is looked up before it is asked for."""
    found = {**_of_hand(course, names)}
    if isinstance(ruling, Reading):
        found |= _of_reading(ruling)
    elif isinstance(ruling, Undecided):
        untold = tuple(map(path_text, ruling.asks))
        found |= {"ruling": lambda: TELL_FIRST, "untold": lambda: untold}
    elif ruling is not None:
        found |= _of_turns(ruling, names)
    if ruling is not None:
        cited = {reason.citation.rule for reason in ruling.reasons}
        if isinstance(ruling, TurnRuling):
            cited |= {reason.citation.rule for each in ruling.early for reason in each.reasons}
        wanted = step.because or ()
        found["because"] = lambda: wanted if {*wanted} <= cited else tuple(sorted(cited))
    return found


def choice_words(choice: Choice) -> str:
    """Return a choice as a file has it: "raise 500"; without chips there is no amount."""
    return f"{choice.code} {choice.amount}" if choice.amount else choice.code


def _of_hand(course: Course, names: Sequence[str]) -> Found:
    hand = course.hand
    view, options = hand.view(), _left(course)
    bounds = options.bet_to if options else None

    def name(seat: int) -> str:
        return names[seat - 1]

    return {
        "turn": lambda: name(options.seat) if options else "nobody",
        "to_call": lambda: options.to_call if options else None,
        "may_raise": lambda: bounds is not None,
        "raise": lambda: bounds,
        "bring_in": lambda: options.bring_in if options else None,
        "street": lambda: view.street,
        "board": lambda: " ".join(view.board),
        "board_cards": lambda: len(view.board),
        "pots": lambda: tuple(pot.amount for pot in view.pots),
        "tabled": lambda: tuple(name(s.seat) for s in view.seats if s.tabled),
        "face_up": lambda: tuple(name(s.seat) for s in view.seats if "??" not in s.cards != ()),
        "tabled_on": lambda: _tabled_on(hand),
        "turned_up": lambda: tuple(
            name(seat) for e in hand.events if isinstance(e, HandsTabled) for seat in e.seats
        ),
        "order": lambda: tuple(
            name(seat) for e in hand.events if isinstance(e, ShowdownOpened) for seat in e.seats
        ),
        "awarded": lambda: tuple(e.pot for e in hand.events if isinstance(e, PotAwarded)),
        "category": lambda: next((won.hand.category for won in view.awards if won.hand), None),
        "won": lambda: {name(shown.seat): shown.won for shown in view.seats if shown.won},
        "stacks": lambda: {name(shown.seat): shown.stack for shown in view.seats},
        "returned": lambda: {
            name(e.seat): e.amount for e in hand.events if isinstance(e, UncalledReturned)
        },
        "posted": lambda: tuple(
            (name(e.seat), e.kind, e.amount) for e in hand.events if isinstance(e, Posted)
        ),
        "cards": lambda: {
            name(shown.seat): " ".join(hand.view(shown.seat).seats[at].cards)
            for at, shown in enumerate(view.seats)
        },
        "up": lambda: {
            name(s.seat): " ".join(card for card in s.cards if card != "??") for s in view.seats
        },
        "burned": lambda: " ".join(
            chain.from_iterable(
                texts(e.burned) for e in hand.events if isinstance(e, BoardDealt | CardsDealt)
            )
        ),
        "dealt": lambda: next(
            (len(e.seats) for e in reversed(hand.events) if isinstance(e, CardsDealt | HoleDealt)),
            0,
        ),
        "shuffled": lambda: sum(len(e.cards) for e in hand.events if isinstance(e, StubShuffled)),
        "killed": lambda: tuple(name(e.seat) for e in hand.events if isinstance(e, HandKilled)),
    }


def _left(course: Course) -> Options | None:
    """Return the options of the player to act, under the rulings on acts out of turn."""
    hand, ruling = course.hand, course.turn_ruling()
    if ruling is not None and hand.options is not None:
        try:
            return left_to(hand, ruling)
        except BadFacts:
            return hand.options
    return hand.options


def _tabled_on(hand: Hand) -> int | None:
    """Return the number of board cards when all hands went face up at once."""
    lying = 0
    for event in hand.events:
        if isinstance(event, BoardDealt):
            lying += len(event.cards)
        if isinstance(event, HandsTabled):
            return lying
    return None


def _of_reading(ruling: Reading) -> Found:
    told = [why.parameters["amount"] for why in ruling.reasons if why.code == "announced"]
    return {
        "ruling": lambda: ruling.ruled.code if ruling.ruled else ruling.verdict,
        "total": lambda: ruling.ruled.amount if ruling.ruled else None,
        "adds": lambda: ruling.adds,
        "back": lambda: ruling.returned,
        "held_to": lambda: choice_words(ruling.bound) if ruling.bound else None,
        "choices": lambda: tuple(map(choice_words, ruling.choices)),
        "proposed": lambda: choice_words(ruling.proposed) if ruling.proposed else None,
        "penalty": lambda: ruling.penalty,
        "announced": lambda: next(iter(told), None),
    }


def _of_turns(ruling: TurnRuling, names: Sequence[str]) -> Found:
    early = {names[each.act.seat - 1]: each for each in ruling.early}

    def those(verdict: str) -> tuple[str, ...]:
        return tuple(name for name, each in early.items() if each.verdict == verdict)

    return {
        "stands": lambda: those("stands"),
        "void": lambda: those("void"),
        "waits": lambda: those("waits"),
        "gets_back": lambda: {name: each.returned for name, each in early.items() if each.returned},
        "left_to": lambda: {name: each.options for name, each in early.items() if each.options},
        "penalised": lambda: tuple(name for name, each in early.items() if each.penalty),
        "skipped": lambda: ruling.fate,
        "substantial": lambda: ruling.substantial,
        "choices": lambda: tuple(map(choice_words, ruling.choices)),
        "proposed": lambda: choice_words(ruling.proposed) if ruling.proposed else None,
    }


_NO_BLINDS: Final[Mapping[int, Chips]] = {}


class Play:
    """A hand as its steps are done, on the course that a live table's hand takes.

    `ruling` is the last one, on words and chips or on acts out of turn; `_chosen` are the rulings
    on which the floor has chosen. `_after_undercall` counts the events up to the last undercall.
    `blinds_in` are the chips with which a seat has posted, where given.
    """

    def __init__(
        self, hand: Hand, names: Sequence[str], blinds_in: Mapping[int, Chips] = _NO_BLINDS
    ) -> None:
        self.hand = hand
        self.names = names
        self.course = Course(hand, Pending())
        self.ruling: Reading | TurnRuling | Undecided | None = None
        self._next: str | Expected | None = None
        self._chosen: list[Reading | TurnRuling] = []
        self._turn: tuple[int, tuple[Step, ...]] = (0, ())
        self._after_undercall = 0
        first = hand.view().street
        self._lying: dict[tuple[int, str], Chips] = {
            (seat, first): chips for seat, chips in blinds_in.items()
        }

    def faults(self, street: str | None, steps: Sequence[str | Expected]) -> Iterator[Fault]:
        """Yield the differences step by step, until the first step with one is over."""
        limped = list(self._limp_to(street))
        yield from limped
        if not limped:
            yield from up_to_the_first(self._one_by_one(steps))

    def _one_by_one(
        self, steps: Sequence[str | Expected]
    ) -> Iterator[tuple[int, Iterator[Unlike]]]:
        for at, step in enumerate(steps, 1):
            self._next = steps[at] if at < len(steps) else None
            yield at, self._step(step)

    def _limp_to(self, street: str | None) -> Iterator[Fault]:
        """Call and check everybody up to this street."""
        while street is not None and self.hand.view().street != street:
            if (options := self.hand.options) is None:
                yield Fault(0, "street", street, self.hand.view().street)
                return
            least: Action = Check() if options.check else Call()
            least = least if options.bring_in is None else BringIn()
            outcome = self.hand.act(options.seat, least)
            if isinstance(outcome, Refusal):
                yield Fault(0, "street", street, outcome)
                return

    def _step(self, step: str | Expected) -> Iterator[Unlike]:
        if isinstance(step, Expected):
            if not isinstance(step.refuse, UnsetType):
                yield from self._not_refused(step.refuse, step.rule)
            found = found_in(self.course, self.names, self.ruling, step)
            yield from unlike(step, found, "refuse", "rule")
            yield from self._not_told(step)
            return
        name, _, what = step.partition(" ")
        try:
            if step.startswith(FLOOR):
                yield from self._floor_rules(step.removeprefix(FLOOR))
            elif step.endswith(OUT_OF_TURN):
                self._act_early(step.removesuffix(OUT_OF_TURN))
            elif what in SILENCE:
                self._keep_silent(what)
            elif step.startswith(CHECKED_DOWN):
                for fault in self._limp_to(step.removeprefix(CHECKED_DOWN)):
                    yield step, UNSET, fault.came
            elif what == AS_RULED:
                yield from self._as_ruled(step)
            elif name in self.names and (turn := turn_of(what)):
                yield from self._take_turn(step, self.names.index(name) + 1, turn)
            else:
                yield from self._act(step)
        except BadFacts as wrong:
            yield step, UNSET, str(wrong)
        except Contradiction as wrong:
            yield step, UNSET, wrong.refusal

    def _not_told(self, step: Expected) -> Iterator[Unlike]:
        """Yield a fault of a step that expects a ruling on acts out of turn too early.

        The skipped player's reaction has to be reported first.
        """
        waits = isinstance(self.ruling, TurnRuling) and self.ruling.fate == "tell-first"
        if waits and step.skipped is UNSET and asks_of_ruling(step):
            yield "skipped", UNSET, TELL_FIRST

    # actions of the engine, and what the floor does to the hand

    def _act(self, words: str) -> Iterator[Unlike]:
        """Do the step's act, and yield the differences. Its chips are not named."""
        street = self.hand.view().street
        outcome = self._tried(words)
        if isinstance(outcome, Refusal):
            yield words, UNSET, outcome
            return
        self._follow()
        name, verb, *amount = words.split()
        if name in self.names:
            self._lying.pop((self.names.index(name) + 1, street), None)
        to = getattr(outcome[0], "to", None) if outcome else None
        if amount and verb in ("call", "bet", "raise") and to != int(amount[0]):
            yield words, int(amount[0]), to
        if verb == "all-in" and not getattr(outcome[0], "all_in", False):
            yield words, True, False

    def _not_refused(self, words: str, rule: str | UnsetType) -> Iterator[Unlike]:
        """Yield that an action is not refused, or is refused by another rule."""
        before = (self.hand.events, self.hand.view())
        outcome = self._tried(words)
        if not isinstance(outcome, Refusal) or (self.hand.events, self.hand.view()) != before:
            yield f"refuse {words}", True, False
        elif rule is not UNSET and (outcome.citation is None or outcome.citation.rule != rule):
            yield f"refuse {words}", rule, outcome.citation and outcome.citation.rule

    def _tried(self, words: str) -> tuple[object, ...] | Refusal:
        """Return the result of an action, or of an intervention of the floor."""
        if words == GO_ON:
            return self.hand.go_on()
        remedy = remedy_of(words, self.names)
        if isinstance(remedy, ReplaceCard):
            return self._replaced(remedy)
        if remedy is not None:
            return self.hand.intervene(remedy, self.hand.edition.cite("floor.decides"))
        seat, act = action(words, self.hand, self.names)
        try:
            self.course.check_raise(seat, act)
        except BadFacts as wrong:
            return wrong.refusal
        return self.hand.act(seat, act)

    def _replaced(self, remedy: ReplaceCard) -> tuple[object, ...] | Refusal:
        """Return the result of replacing an exposed card as the dealer would."""
        book = self.hand.edition
        try:
            seen = last_card_in(self.hand, {remedy.seat: remedy.exposed})
        except BadFacts as wrong:
            return wrong.refusal
        ruling = last_card_seen(book, seen)
        cited = ruling.reasons[-1].citation
        if remedy not in ruling.to_do:
            return Refusal("exposed-card-stays", "illegal", {"seat": remedy.seat}, cited)
        return self.hand.intervene(remedy, cited)

    def _do(self, words: str, seat: int, done: Action) -> Iterator[Unlike]:
        """Do the ruled act; the chips before the player are then unknown."""
        self._lying.pop((seat, self.hand.view().street), None)
        outcome = self.hand.act(seat, done)
        if isinstance(outcome, Refusal):
            yield words, UNSET, outcome
        else:
            self._follow()

    # words and chips

    def _take_turn(self, words: str, seat: int, steps: tuple[Step, ...]) -> Iterator[Unlike]:
        """Read a player's words and chips, and do the settled act.

        After a question of the dealer the reading continues; a bet whose amount is open binds to
        the minimum while others act.
        """
        open_amount = False
        asked, before = self._turn
        waiting = isinstance(self.ruling, Reading) and self.ruling.verdict == "ask" and asked
        if waiting and asked == seat:
            steps = (*before, *steps)
        elif waiting and isinstance(self.ruling, Reading) and self.ruling.bound is not None:
            least = self.ruling.bound.action
            open_amount = isinstance(least, RaiseTo)
            if least is not None:
                yield from self._do(words, asked, least)
        if (options := self.hand.options) is None or options.seat != seat:
            raise BadFacts("turn-of-another", player=self.names[seat - 1])
        here = (seat, self.hand.view().street)
        facing = facing_in_turn(self.hand, self.course.turn_ruling(), self._lying.get(here))
        behind = len(self.hand.events) == self._after_undercall
        facing = replace(facing, amount_open=open_amount, after_undercall=behind)
        result = self._read(facing, steps)
        if isinstance(result, Undecided):
            self.ruling, self._turn = result, (0, ())
            if getattr(self._next, "ruling", UNSET) != TELL_FIRST:
                yield words, UNSET, headline(SOURCE, result)
            return
        assert isinstance(result, Reading)
        self.ruling, self._turn = result, (seat, steps)
        if result.action is None:
            return
        self._turn = (0, ())
        there = self._lying.get(here, {})
        pushed = [step.chips for step in steps if isinstance(step, Push)]
        exact = result.adds == result.returned == 0 and facing.out == value_of(there)
        yield from self._do(words, seat, result.action)
        self._note_undercall(result)
        if pushed and exact and not any(isinstance(step, PulledBack) for step in steps):
            self._lying[here] = together([there, *pushed])

    def _note_undercall(self, ruling: Reading | TurnRuling) -> None:
        """Note that the act just done was of a player who put in too few."""
        if is_undercall(ruling):
            self._after_undercall = len(self.hand.events)

    def _read(self, facing: Facing, steps: Sequence[Step]) -> AnyRuling:
        """Return the reading of words and chips, for any chips on the table left open."""
        return read_whole(self.hand.edition, facing, steps)

    def _floor_rules(self, chosen: str) -> Iterator[Unlike]:
        """Choose for the floor, and do the choice."""
        ruling, of = self.ruling, len(self._chosen)
        if isinstance(ruling, Undecided):
            yield FLOOR + chosen, UNSET, headline(SOURCE, ruling)
            return
        offered = {choice_words(one): one for one in (ruling.choices if ruling else ())}
        if ruling is None or (choice := offered.get(chosen)) is None:
            yield FLOOR + chosen, tuple(offered), chosen
            return
        self._chosen.append(ruling)
        self.course.choose(ruling, choice, self._turn[0], of=of, entry=of)
        self._note_undercall(ruling)
        self.ruling, self._turn = None, (0, ())
        self._follow()

    # acts out of turn

    def _act_early(self, words: str) -> None:
        seat, early = action(words, self.hand, self.names)
        if not isinstance(early, Fold | Check | Call | RaiseTo):
            raise BadFacts("no-betting", step=words)
        if self.hand.options is not None and self.hand.options.seat == seat:
            raise BadFacts("due-in-turn", seat=seat)
        self.course.act(seat, early)
        self._follow()

    def _keep_silent(self, what: str) -> None:
        if self.course.pending.turn is None:
            raise BadFacts("nobody-acted-early")
        tell(self.course, SkippedSpoke(*SILENCE[what]))
        self._follow()

    def _as_ruled(self, words: str) -> Iterator[Unlike]:
        """Do the ruled act of the seat to act."""
        options, ruling = self.hand.options, self.course.turn_ruling()
        held = held_action(self.hand, ruling) if ruling else None
        if options is None or self.names[options.seat - 1] != words.split()[0] or held is None:
            yield words, True, False
            return
        yield from self._do(words, options.seat, held)

    def _follow(self) -> None:
        """Rule again as the hand continues.

        Acts out of turn until their betting round is over, and a condition that binds once it is
        met.
        """
        if (turns := self.course.turn_ruling()) is not None:
            self.ruling = turns
        waiting = self.course.pending.open
        self.course.remind()
        for of in self.course.pending.open[len(waiting) :]:
            self.ruling = self._chosen[of]
