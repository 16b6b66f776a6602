"""The course of a followed hand: the engine's hand and all that is pending beside it.

It also covers the streets and whether their betting is over, and entries without a ruling: cards,
acts, counts.
"""

from collections.abc import Collection, Sequence
from typing import Final, NamedTuple

from msgspec.structs import replace

from ruleone.cards import Card, CardError, parse
from ruleone.dealing import (
    GAMES,
    Action,
    BringIn,
    Call,
    Check,
    CorrectStack,
    Event,
    Fold,
    Forfeit,
    Hand,
    KeepAside,
    KillHand,
    RaiseTo,
    ReplaceCard,
)
from ruleone.dealing.events import Acted, HandKilled, Intervened
from ruleone.dealing.views import Street
from ruleone.floor.followed.entries import (
    Acts,
    AllDealt,
    BoardTurned,
    Entry,
    HandDealt,
    Instructed,
    SkippedSpoke,
    StackTold,
)
from ruleone.floor.followed.record import (
    Due,
    FlopOf,
    Held,
    Pending,
    SaidBefore,
    remedies_of,
    rule_of,
)
from ruleone.floor.hand_stage import asked_to_bet, check_seat
from ruleone.floor.in_turn import acted_early, caught_up, held_action, left_to, ruled_of_turns
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import Early, TurnFacts, TurnRuling
from ruleone.floor.ruling import AtTable, Choice, Cited, DealtAgain, HeldTo, Later, Reading, Remedy
from ruleone.floor.verdict import by
from ruleone.rulebook import Citation, Refusal


def check_street(hand: Hand, street: Street | None) -> None:
    """Raise BadFacts for a street that the game does not have; None is accepted."""
    game = hand.view().game
    if street is not None and street not in _streets(game):
        raise BadFacts("no-such-street-in-game", game=game, street=street)


def betting_is_over(hand: Hand, street: Street) -> bool:
    """Whether the betting of a street of the game is over."""
    view = hand.view()
    streets = _streets(view.game)
    if view.street not in streets:
        return True
    at = streets.index(view.street)
    return at > streets.index(street) or (view.street == street and not asked_to_bet(hand))


def _streets(game: str) -> tuple[Street, ...]:
    return tuple(each.street for each in GAMES[game].rounds)


_WAITS: Final = frozenset({"bring-in-first", "cards-coming", "runs-first"})
"""Refusals of a hand that can be killed in a moment, and not yet."""

_BETS: Final = frozenset({"bet", "raise", "complete"})
"""Acts that meet the condition of a player's statement about another's bet."""


class Contradiction(Exception):
    """An entry that contradicts the hand: the refusal says how.

    Real cards may really be there twice: that is for the floor.
    """

    def __init__(self, refusal: Refusal) -> None:
        if refusal.code == "card-twice":
            refusal = replace(refusal, code="live-card-twice")
        super().__init__(refusal.code)
        self.refusal = refusal


class Played(NamedTuple):
    """The result of playing on.

    The rulings on acts out of turn are given as they were `before` and as they are `after`. The due
    remedies that could not be done any more are listed, and the hands that were `killed` because
    their players miss them.
    """

    before: TurnRuling | None
    after: TurnRuling | None
    dropped: tuple[Remedy, ...]
    killed: tuple[Remedy, ...]


class Course:
    """A hand in progress.

    Every method raises Contradiction or BadFacts where it cannot be; the hand may then have changed
    in part, and is made again from the record.
    """

    def __init__(self, hand: Hand, pending: Pending) -> None:
        self.hand = hand
        self.pending = pending

    def act(self, seat: int, action: Action, *, pot: bool = False) -> None:
        """Act for a player; before the player's turn in the betting it is an act out of turn.

        The hand gets such an act when its turn comes. `pot` says that the pot was declared.
        """
        hand, options = self.hand, self.hand.options
        early = options is not None and asked_to_bet(hand) and options.seat != seat
        # The hand in the engine learns of it when its turn comes: the skipped player may still act.
        if early and isinstance(action, Fold | Check | Call | RaiseTo):
            turn = acted_early(hand, seat, action, self.pending.turn, pot=pot)
            self.pending = replace(self.pending, turn=replace(turn, repeated=self.pending.repeated))
            return
        self.check_raise(seat, action)
        done(self._acts(seat, action))

    def check_raise(self, seat: int, action: Action) -> None:
        """Raise BadFacts for a raise of a player who has lost it.

        The same holds for a skipped player whose right is not known yet. A fold is open whatever
        was done when the player was skipped.
        """
        options, ruling = self.hand.options, self.turn_ruling()
        if ruling is None or options is None or options.seat != seat:
            return
        if isinstance(action, Fold) and ruling.fate in ("tell-first", "judge-time"):
            return
        left = left_to(self.hand, ruling)
        if isinstance(action, RaiseTo) and left.bet_to is None is not options.bet_to:
            raise BadFacts("raise-lost", seat=seat)

    def turn_board(self, cards: Sequence[Card]) -> None:
        """Deal board cards.

        From a flop of too many it takes three, and the one that is left of four lies aside: it is
        the next burn card.
        """
        flop = self.pending.flop
        if flop is not None:
            flop.check(cards)
        done(self.hand.deal_board(cards))
        if flop is None:
            return
        self.pending = replace(self.pending, flop=None)
        if left := flop.left_of(cards):
            done(self.hand.intervene(KeepAside(left), flop.citation))

    def carry_out(self, cited: tuple[Cited, ...], entry: int) -> None:
        """Carry out the remedies of a ruling by their rules.

        Interventions are done at once, an action as soon as its player is asked; acts with hands
        and voice change nothing here. A card that was seen in the deal goes aside before its hand
        is entered, which then has the one that came instead.
        """
        for each in cited:
            match each.remedy:
                case AtTable(code="mix-face-down" | "rest-is-flop", cards=cards) if cards:
                    flop = FlopOf(cards, each.citation, entry)
                    self.pending = replace(self.pending, flop=flop)
                case AtTable(after=after):
                    check_street(self.hand, after)
                case DealtAgain():
                    continue
                case Later(intervention, after):
                    check_street(self.hand, after)
                    if betting_is_over(self.hand, after):
                        done(self.hand.intervene(intervention, each.citation))
                        continue
                    due = (*self.pending.due, Due(intervention, after, each.citation, entry))
                    self.pending = replace(self.pending, due=due)
                case HeldTo(seat, action):
                    self._hold(Held(seat, action, entry))
                case Forfeit(seat) as forfeit if seat in self.hand.to_act[1:]:
                    street = self.hand.view().street
                    self._hold_back(Held(seat, forfeit, entry, street, each.citation))
                case KillHand() as kill:
                    self._kill(Due(kill, None, each.citation, entry))
                # The hand is not dealt yet: it will be entered with the replacement.
                case ReplaceCard(seat, exposed) if not self.hand.holds(seat):
                    done(self.hand.intervene(KeepAside((exposed,)), each.citation))
                case intervention:
                    done(self.hand.intervene(intervention, each.citation))

    def rule_on_words(self, cited: tuple[Cited, ...], entry: int, *, pot: bool = False) -> None:
        """Carry out the reading of words and chips: an act, in turn or out of it.

        `pot` says that the pot was declared.
        """
        for each in cited:
            if isinstance(each.remedy, HeldTo):
                self.act(each.remedy.seat, each.remedy.action, pot=pot)
            else:
                self.carry_out((each,), entry)

    def choose(
        self, ruling: Reading | TurnRuling, choice: Choice, seat: int | None, *, of: int, entry: int
    ) -> tuple[Remedy, ...]:
        """Carry out the floor's choice on words and chips, or on acts out of turn.

        It concerns the player in `seat`; `of` is the entry that it decides on, `entry` its own.
        Returns the remedies done.
        """
        if isinstance(ruling, TurnRuling):
            self.pending = replace(self.pending, fate=choice.code)
            return ()
        remedies = remedies_of(choice, seat)
        cited = choice.cited or by(rule_of(self.hand.edition, ruling), *remedies)
        self.rule_on_words(cited, entry)
        if choice.code == "binding" and seat is not None:
            self._bind(seat, of)
        return remedies

    def _kill(self, kill: Due) -> None:
        """Kill a hand, at once or as soon as it can be.

        The player must have brought it in, all must have their cards, and the number of runs of the
        board must be agreed.
        """
        outcome = self.hand.intervene(kill.intervention, kill.citation)
        if isinstance(outcome, Refusal) and outcome.code in _WAITS:
            self.pending = replace(self.pending, due=(*self.pending.due, kill))
        else:
            done(outcome)

    def forget(self, entries: Collection[int], early: Collection[Early], *, skipped: bool) -> None:
        """Drop all consequences of these entries.

        These are remedies due, acts held to, these acts out of turn. `skipped` says that they
        judged the player who was skipped, who has then kept the turn.
        """
        self.pending = self.pending.without(entries, early)
        turn = self.pending.turn
        if skipped and turn is not None:
            turn = replace(turn, spoke_up=True, had_time=None)
            self.pending = replace(self.pending, turn=turn, fate=None)

    def play_on(self, entry: int) -> Played:
        """Play all that is ruled as the turns come, then do the remedies due.

        `entry` is the one that this comes from.
        """
        killed = self._kill_who_misses_it()
        dropped = self._do_what_is_due()
        before = ruling = self.turn_ruling()
        while (options := self.hand.options) is not None:
            action = None if ruling is None else held_action(self.hand, ruling)
            if ruling is not None and action is not None:
                done(self._acts(options.seat, action))
                dead = ruling.fate == "hand-dead" and options.seat in ruling.skipped
                if dead and not isinstance(action, Fold):  # dead once it has brought in
                    rule = ruling.reasons[-1].citation
                    self._kill(Due(KillHand(options.seat), None, rule, entry))
            elif (held := self.pending.held_of(options.seat)) is not None:
                self.pending = self.pending.free(options.seat)
                if isinstance(self._as_held(held), Refusal):
                    dropped.append(_told(held))
            else:
                break
            ruling = self.turn_ruling()
        dropped += self._do_what_is_due()
        dropped += self._settle()
        return Played(before, self.turn_ruling(), tuple(dropped), killed)

    def _bind(self, seat: int, entry: int) -> None:
        """Bind this player to the statement about another's bet."""
        said = SaidBefore(seat, entry, len(self.hand.events))
        self.pending = replace(self.pending, said=(*self.pending.said, said))

    def remind(self) -> None:
        """Hold a player to a conditional statement, once.

        The floor decides again when the player is asked and somebody else has bet or raised since.
        """
        options, pending = self.hand.options, self.pending
        if options is None or not asked_to_bet(self.hand):
            return
        due = tuple(
            each for each in pending.said if each.seat == options.seat and self._bet_since(each)
        )
        self.pending = replace(
            pending,
            said=tuple(each for each in pending.said if each not in due),
            open=(*pending.open, *(each.entry for each in due)),
        )

    def _bet_since(self, said: SaidBefore) -> bool:
        return any(
            isinstance(event, Acted) and event.seat != said.seat and event.kind in _BETS
            for event in self.hand.events[said.events :]
        )

    def _kill_who_misses_it(self) -> tuple[Remedy, ...]:
        """Kill the hands of players who miss them, once dealt.

        A player who is to bring it in does so first. A hand that began with them as dead has done
        it itself; in one of an older journal an intervention of the floor does. The last hand that
        is left wins, whosever it is.
        """
        if not self.pending.dead or self.hand.awaits == "hole-cards":
            return ()
        killed: list[Remedy] = []
        # Newer hands kill them in the engine; journals of earlier versions left that to the floor.
        by_hand = {each.seat for each in self.hand.events if isinstance(each, HandKilled)}
        for each in self.pending.dead:
            if each.seat in by_hand:
                killed.append(KillHand(each.seat))
                continue
            options = self.hand.options
            if options is not None and options.bring_in is not None and options.seat == each.seat:
                done(self.hand.act(each.seat, BringIn()))
            if not isinstance(self.hand.intervene(KillHand(each.seat), each.citation), Refusal):
                killed.append(KillHand(each.seat))
        self.pending = replace(self.pending, dead=())
        return tuple(killed)

    def turn_ruling(self) -> TurnRuling | None:
        """Return the ruling on the acts out of turn on this street, None where none are pending."""
        turn, fate = self.pending.turn, self.pending.fate
        if turn is None:
            return None
        facts = self._caught_up(turn)
        if facts is None or not facts.waiting:
            self._turn_over(turn.early, ended=True)
            return None
        if gone := [act for act in turn.early if act not in facts.early]:
            self._turn_over(gone, ended=False)
        return ruled_of_turns(self.hand, turn, fate)

    def _caught_up(self, turn: TurnFacts) -> TurnFacts | None:
        """Return the facts as the hand stands now, None where the street is over."""
        try:
            return caught_up(self.hand, turn) if asked_to_bet(self.hand) else None
        except BadFacts:
            return None

    def _turn_over(self, acts: Collection[Early], *, ended: bool) -> None:
        """Remove these acts out of turn from those pending.

        A fold that was not heard is binding all the same: its player folds when asked next.
        """
        acted = frozenset({*self.pending.repeated, *(act.seat for act in acts)})
        self.pending = replace(self.pending, repeated=tuple(sorted(acted)))
        self.pending = self.pending.without_early(acts)
        if ended:
            self.pending = replace(self.pending, turn=None, fate=None)
        for act in acts:
            # A fold out of turn binds whether or not it was noticed.
            if isinstance(act.action, Fold) and self._lives(act.seat):
                self.pending = self.pending.holding(Held(act.seat, act.action))

    def _acts(self, seat: int, action: Action) -> tuple[Event, ...] | Refusal:
        """Act for a player in the hand, and stop the clock that ran on the player."""
        outcome = self.hand.act(seat, action)
        if not isinstance(outcome, Refusal) and self.pending.clock_on == seat:
            self.pending = replace(self.pending, clock=None, clock_on=None)
        return outcome

    def _hold(self, held: Held) -> None:
        """Hold a player to an action, replacing acts out of turn or earlier holds.

        It is done at once where the player is asked, else in the turn that is still to come on this
        street. A fold binds whenever the player is asked next.
        """
        hand, options, seat, action = self.hand, self.hand.options, held.seat, held.action
        check_seat(hand, seat)
        asked = options is not None and options.seat == seat
        if hand.over or asked or not isinstance(action, Fold | Check | Call | RaiseTo):
            done(self._as_held(held))
            return
        if not self._lives(seat):
            raise BadFacts("no-turn-to-come", seat=seat, seats=hand.to_act)
        if not isinstance(action, Fold):
            self._check_turn_to_come(seat, action)
            held = replace(held, street=hand.view().street)
        self._hold_back(held)

    def _hold_back(self, held: Held) -> None:
        """Hold a player to this in a turn to come, and to nothing earlier."""
        early = () if self.pending.turn is None else self.pending.turn.early
        if mine := [act for act in early if act.seat == held.seat]:
            self._turn_over(mine, ended=False)
        self.pending = self.pending.holding(held)

    def _as_held(self, held: Held) -> tuple[Event, ...] | Refusal:
        """Act as held for the player asked."""
        if isinstance(held.action, Forfeit):
            assert held.citation is not None
            return self.hand.intervene(held.action, held.citation)
        return self._acts(held.seat, held.action)

    def _lives(self, seat: int) -> bool:
        """Whether a player has a hand and chips to act with."""
        return any(each.seat == seat and each.status == "in" for each in self.hand.view().seats)

    def _check_turn_to_come(self, seat: int, action: Check | Call | RaiseTo) -> None:
        """Raise BadFacts for an act that cannot be done in the player's coming turn.

        The bets are taken as they stand.
        """
        hand = self.hand
        if not hand.to_act:
            raise BadFacts("betting-round-over")
        if seat not in hand.to_act:
            raise BadFacts("no-turn-to-come", seat=seat, seats=hand.to_act)
        own = next(each for each in hand.view().seats if each.seat == seat)
        if isinstance(action, Check) and own.bet < hand.price:
            raise BadFacts("cannot-check-now", seat=seat, to_call=hand.price - own.bet)
        if isinstance(action, RaiseTo) and action.to <= hand.price:
            raise BadFacts("raises-above", seat=seat, least=hand.price, came=action.to)
        if isinstance(action, RaiseTo) and action.to > (most := own.bet + own.stack):
            raise BadFacts("more-than-he-has", seat=seat, most=most, came=action.to)

    def _settle(self) -> list[Remedy]:
        """Release players without a hand, and stop a clock on anybody but the player to act.

        Returns the acts held to that cannot be done because the betting of their street is over.
        """
        pending, options = self.pending, self.hand.options
        held = tuple(each for each in pending.held if self._lives(each.seat))
        if self.hand.over:
            held = ()
        late = [one for one in held if one.street and betting_is_over(self.hand, one.street)]
        held = tuple(each for each in held if each not in late)
        on = options.seat if options is not None and asked_to_bet(self.hand) else None
        if pending.clock_on != on:
            pending = replace(pending, clock=None, clock_on=None)
        self.pending = replace(pending, held=held)
        return [_told(each) for each in late]

    def _do_what_is_due(self) -> list[Remedy]:
        """Do the remedies due after a street's betting, or as soon as possible.

        Nothing is done where the hand is over. Returns those that cannot be done any more.
        """
        kept: list[Due] = []
        dropped: list[Remedy] = []
        for due in self.pending.due:
            if self.hand.over:
                continue
            what, after = due.intervention, due.after
            if after is not None and not betting_is_over(self.hand, after):
                kept.append(due)
                continue
            outcome = self.hand.intervene(what, due.citation)
            if not isinstance(outcome, Refusal):
                continue
            if isinstance(what, KillHand) and outcome.code in _WAITS:
                kept.append(due)
            else:
                dropped.append(what if after is None else Later(what, after))
        self.pending = replace(self.pending, due=tuple(kept))
        return dropped


def _told(held: Held) -> Remedy:
    """Return the remedy that a player was held to, as the floor ruled it."""
    if isinstance(held.action, Forfeit):
        return held.action
    return HeldTo(held.seat, held.action)


def done(outcome: tuple[Event, ...] | Refusal) -> None:
    """Raise Contradiction where the hand has refused."""
    if isinstance(outcome, Refusal):
        raise Contradiction(outcome)


def tell(course: Course, entry: Entry) -> None:
    """Apply an entry to the hand.

    Raises Contradiction or BadFacts where it cannot be.
    """
    hand = course.hand
    match entry:
        case Acts(seat, action):
            course.act(seat, action)
        case AllDealt():
            _deal_all(hand)
        case HandDealt(seat, cards):
            done(hand.deal_hole(seat, None if cards is None else _read(cards)))
        case BoardTurned(cards):
            course.turn_board(_read(cards))
        case StackTold(seat, stack):
            _count(hand, seat, stack)
        case Instructed():
            done(hand.go_on())
        case SkippedSpoke(spoke_up, had_time):
            # Without an act out of turn nobody was skipped.
            if course.pending.turn is None:
                raise BadFacts("nobody-skipped")
            turn = replace(course.pending.turn, spoke_up=spoke_up, had_time=had_time)
            course.pending = replace(course.pending, turn=turn)


def _deal_all(hand: Hand) -> None:
    if hand.awaits != "hole-cards":
        raise BadFacts("no-cards-due")
    for seat in hand.stacks:
        outcome = hand.deal_hole(seat)
        if isinstance(outcome, Refusal) and outcome.kind == "syntax":
            raise Contradiction(outcome)


def _count(hand: Hand, seat: int, stack: int) -> None:
    """Move chips from one stack to another by a count, or note that some are missing.

    Only the floor brings in more than the table has.
    """
    check_seat(hand, seat)
    rule = hand.edition.cite("count.by")
    if (by := stack - hand.stacks[seat]) == 0:
        raise BadFacts("stack-as-told", seat=seat, came=stack)
    # A count moves chips, and makes none: more than were found missing only the floor brings in.
    if by > (missing := _missing(hand, rule)):
        raise BadFacts("counted-too-much", seat=seat, most=hand.stacks[seat] + missing, came=stack)
    done(hand.intervene(CorrectStack(seat, by), rule))


def _missing(hand: Hand, count: Citation) -> int:
    """Return the chips that counts found missing in stacks and not in another."""
    counted = (
        event.intervention
        for event in hand.events
        if isinstance(event, Intervened) and event.citation == count
    )
    return -sum(each.by for each in counted if isinstance(each, CorrectStack))


def _read(cards: tuple[str, ...]) -> list[Card]:
    try:
        return [parse(card) for card in cards]
    except CardError as wrong:
        raise BadFacts("no-such-card", came=wrong.came) from None
