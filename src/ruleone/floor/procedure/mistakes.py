"""Mistakes beside the cards: misheard words, wrong buttons, wrong seats, wrong stacks.

It also rules whether acts are substantial action, and takes the facts from a hand of the engine.
"""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Annotated, Final, Literal

import msgspec
from msgspec.structs import replace

from ruleone.dealing import Hand
from ruleone.dealing.events import BettingKind
from ruleone.dealing.interventions import CorrectStack, GiveBack, RestoreHand, VoidHand
from ruleone.floor.cards import Lineup
from ruleone.floor.facts import Amount, AnySeat, Move, Seat, SeatOrNone, TakenSeat
from ruleone.floor.hand_stage import acts, cards_are_out, going_on, kinds_of_acts, started
from ruleone.floor.invalid_facts import BadFacts
from ruleone.floor.out_of_turn import is_substantial
from ruleone.floor.ruling import ActCode, AtTable, Choice, DealtAgain, Remedy, Ruling
from ruleone.floor.untold import OF_HAND, Presumed, among
from ruleone.floor.verdict import because, by, left_to_floor, settled
from ruleone.rulebook import Edition, Refusal


class Misheard(msgspec.Struct, frozen=True, kw_only=True):
    """A declaration of the player in `seat` that others misheard and acted on.

    `acts` were done behind it, one after the other. `put_in` are the chips that went in with them,
    by seat, the last first. `folded` are the hands that were folded, as far as a followed hand can
    undo them.
    """

    seat: AnySeat
    acts: tuple[BettingKind, ...]
    put_in: Annotated[Mapping[AnySeat, Amount], OF_HAND] = {}
    folded: Annotated[tuple[AnySeat, ...], OF_HAND] = ()

    def __post_init__(self) -> None:
        """Raise BadFacts where there are no acts."""
        if not self.acts:
            raise BadFacts("fact-missing", fact="acts")

    @property
    def taken_back(self) -> tuple[GiveBack | RestoreHand, ...]:
        """Return the interventions that cancel the acts in the hand."""
        chips = (GiveBack(seat, amount) for seat, amount in self.put_in.items())
        return (*chips, *(RestoreHand(seat) for seat in self.folded))


def misheard(book: Edition, told: Misheard) -> Ruling:
    """Rule on a misheard declaration: it stays as it was made.

    No document covers the acts of others on what they heard: we propose that they act again, but
    not after substantial action.
    """
    floor = book.cite("floor.decides")
    heard = because("misheard", floor, seat=told.seat)
    anew = Choice("acts-anew", cited=by(floor, AtTable("heard-acts-back"), *told.taken_back))
    stand = Choice("acts-stand")
    if not is_substantial(book, told.acts):
        return left_to_floor(heard, choices=(anew, stand), proposed=anew)
    since = because("substantial-since", book.cite("substantial_action.definition"))
    return left_to_floor(heard, since, choices=(stand, anew), proposed=stand)


class ActsInTurn(msgspec.Struct, frozen=True, kw_only=True):
    """Acts one after the other in turn; blinds and antes are not acts."""

    acts: tuple[BettingKind, ...]

    def __post_init__(self) -> None:
        """Raise BadFacts where there are no acts."""
        if not self.acts:
            raise BadFacts("fact-missing", fact="acts")


def substantial_action(book: Edition, told: ActsInTurn) -> Ruling:
    """Rule whether they are substantial action (substantial_action.definition)."""
    cited = book.cite("substantial_action.definition")
    if is_substantial(book, told.acts):
        return settled(Choice("substantial"), because("two-with-chips-or-three", cited))
    return settled(Choice("not-substantial"), because("too-few-acts", cited))


ANYWHERE: Final = Presumed("the same is proposed wherever the button belongs")


class WrongButton(msgspec.Struct, frozen=True, kw_only=True):
    """A button at a wrong seat.

    It `belongs` at another, 0 where unknown; `acts` were done in this hand, one after the other.
    `dealt` says that its first card is out, `lineup` is the seating of the deal, None where no hand
    is followed.
    """

    belongs: Annotated[SeatOrNone, ANYWHERE] = 0
    dealt: bool = False
    acts: Annotated[tuple[BettingKind, ...], among((), ("call", "call", "call"))] = ()
    lineup: Annotated[Lineup | None, OF_HAND] = None


def wrong_button(book: Edition, told: WrongButton) -> Ruling:
    """Rule on a wrong button.

    Before there is substantial action it is corrected, and once there has been the hand is played
    as it is. An edition may have it so (button.misplaced); in others the floor decides, and that is
    what we propose. Cards that are out went from the wrong seat: the hand is then dealt again.
    """
    if book.choice("button.misplaced") == "corrected-until-substantial":
        return _misplaced(book, told)
    floor = book.cite("floor.decides")
    corrected = Choice("button-corrected", cited=by(floor, *_corrected(told)))
    stands = Choice("button-stands")
    reasons = [because("button-astray", floor)]
    if told.dealt or told.acts:
        reasons.append(because("button-dealt-from", floor))
    if not is_substantial(book, told.acts):
        return left_to_floor(*reasons, choices=(corrected, stands), proposed=corrected)
    reasons.append(because("substantial-since", book.cite("substantial_action.definition")))
    return left_to_floor(*reasons, choices=(stands, corrected), proposed=stands)


def _misplaced(book: Edition, told: WrongButton) -> Ruling:
    """Rule on a wrong button that is corrected until there is substantial action.

    After that it is never moved back, for the next hand either.
    """
    if is_substantial(book, told.acts):
        stays = because("misplaced-late", book.cite("button.misplaced-late"))
        since = because("substantial-since", book.cite("substantial_action.definition"))
        return settled(Choice("button-stands"), since, stays)
    cited = book.cite("button.misplaced")
    reasons = [because("misplaced-early", cited)]
    astray = book.cite("misdeal.wrong-seat")
    if told.dealt or told.acts:
        reasons.append(because("misplaced-dealt", astray))
    steps = ((cited if isinstance(one, AtTable) else astray, one) for one in _corrected(told))
    again = tuple(each for cite, one in steps for each in by(cite, one))
    return settled(Choice("button-corrected", cited=again), *reasons)


def _corrected(told: WrongButton) -> Iterator[Remedy]:
    if told.dealt or told.acts or told.lineup is not None:
        yield VoidHand()
    yield AtTable("move-button", seats=(told.belongs,) if told.belongs else ())
    if told.lineup is not None:
        first = told.lineup
        yield DealtAgain(
            seats=first.seats, button=told.belongs, blinds=first.blinds, ante=first.ante
        )


def wrong_button_in(hand: Hand, belongs: Seat) -> WrongButton:
    """Return a button that belongs at another seat.

    The hand supplies the seating and the acts since. Raises BadFacts where the hand is over.
    """
    going_on(hand)
    first = started(hand)
    return WrongButton(
        belongs=belongs,
        dealt=cards_are_out(hand),
        acts=kinds_of_acts(hand),
        lineup=Lineup(seats=first.seats, button=first.button, blinds=first.blinds, ante=first.ante),
    )


def acts_in_turn_of(hand: Hand) -> ActsInTurn:
    """Return the acts in this hand so far.

    Raises BadFacts where nobody has acted.
    """
    done = kinds_of_acts(hand)
    if not done:
        raise BadFacts("nobody-acted-yet")
    return ActsInTurn(acts=done)


def misheard_in(hand: Hand, seat: Seat) -> Misheard:
    """Return a declaration that others misheard.

    The hand supplies the acts behind the last act of the player in `seat`, and those that can be
    undone. Raises BadFacts where nobody acted behind it, and where the hand is over.
    """
    going_on(hand)
    done = acts(hand)
    since = next((at for at in reversed(range(len(done))) if done[at].seat == seat), len(done))
    behind = done[since + 1 :]
    if not behind:
        raise BadFacts("nobody-acted-behind", seat=seat)
    put_in: Counter[int] = Counter()
    for act in behind:
        put_in[act.seat] += act.paid
    told = Misheard(
        seat=seat,
        acts=tuple(act.kind for act in behind),
        put_in={act.seat: put_in[act.seat] for act in reversed(behind) if put_in[act.seat]},
        folded=tuple(act.seat for act in behind if act.kind == "fold"),
    )
    return told if _may_be_taken_back(hand, told) else replace(told, put_in={}, folded=())


def _may_be_taken_back(hand: Hand, told: Misheard) -> bool:
    """Whether all who acted on it could be asked again as the hand stands.

    A player who checked cannot be.
    """
    cited = hand.edition.cite("floor.decides")
    twin = Hand.replay(hand.events)
    return "check" not in told.acts and not any(
        isinstance(twin.intervene(each, cited), Refusal) for each in told.taken_back
    )


HERE: Final = Presumed("a seat is one of this table where nobody tells another")


class WrongSeat(msgspec.Struct, frozen=True, kw_only=True):
    """A player in `seat` who belongs in seat `belongs`, `elsewhere` if at another table.

    It also says whether the player began with the starting stack, or with another one.
    """

    seat: TakenSeat
    belongs: AnySeat
    right_stack: bool
    elsewhere: Annotated[bool, HERE] = False

    def __post_init__(self) -> None:
        """Raise BadFacts for a seat that is the right one."""
        if self.seat == self.belongs and not self.elsewhere:
            raise BadFacts("seat-is-right", seat=self.seat)


def wrong_seat(book: Edition, told: WrongSeat) -> Ruling:
    """Rule on a wrong seat: the player moves with the present chips, if the stack was right.

    The book does not cover another stack.
    """
    cited = book.cite("seating.wrong-seat")
    code: ActCode = "move-elsewhere" if told.elsewhere else "move-seat"
    move = AtTable(code, seats=(told.seat, told.belongs))
    moves = Choice("moves-seat", cited=by(cited, move))
    if told.right_stack:
        return settled(moves, because("seat-was-wrong", cited, seat=told.belongs))
    other = because("stack-was-wrong", book.cite("floor.decides"))
    checked = Choice("stack-corrected", cited=by(other.citation, AtTable("recount"), move))
    return left_to_floor(other, choices=(checked, moves), proposed=checked)


class WrongStacks(msgspec.Struct, frozen=True, kw_only=True):
    """A mistake of staff with stacks.

    It was made as they were handed `out`, at a `color-up`, or in an amount `announced` to a player
    who acted on it. `moves` are the chips that each seat has still to get, less than 0 where it has
    too many. `played` says that they were played with since; None where nobody knows.
    """

    how: Literal["out", "color-up", "announced"]
    moves: Mapping[TakenSeat, Move]
    played: bool | None = None

    def __post_init__(self) -> None:
        """Raise BadFacts for stacks that are right."""
        if not any(self.moves.values()):
            raise BadFacts("stacks-are-right")


def wrong_stacks(book: Edition, told: WrongStacks) -> Ruling:
    """Rule on wrong stacks, which no document settles: the floor decides.

    We propose to correct each stack by the mistake, and to leave chips alone that were played with,
    as nobody can tell them apart.
    """
    floor = book.cite("floor.decides")
    wrong = because("stacks-wrong", floor, how=told.how)
    changes = (CorrectStack(seat, by_) for seat, by_ in told.moves.items() if by_)
    corrected = Choice("stack-corrected", cited=by(floor, AtTable("recount"), *changes))
    stands = Choice("let-be")
    if told.played:
        since = because("chips-played", floor)
        return left_to_floor(wrong, since, choices=(stands, corrected), proposed=stands)
    return left_to_floor(wrong, choices=(corrected, stands), proposed=corrected)
