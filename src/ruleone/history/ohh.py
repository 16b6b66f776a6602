"""Open Hand History: one JSON object a hand, version 1.4.7 of the specification.

It is written only, not read.
"""

from typing import Any

import msgspec

from ruleone.cards import UNKNOWN, Card, texts
from ruleone.history.accounts import Paid, accounts
from ruleone.history.fault import Untellable
from ruleone.history.record import Collected, Ending, Post, Record, Step, dealt_boards

FORM = "Open Hand History"
SPEC_VERSION = "1.4.7"
_GAME_TYPES = {
    "he": "Holdem",
    "o": "Omaha",
    "o5": "Omaha",
    "o6": "Omaha",
    "o8": "OmahaHiLo",
    "o58": "OmahaHiLo",
    "stud": "Stud",
    "stud8": "StudHiLo",
    "5draw": "Draw",
}
"""Names of games; the specification has none for razz, five-card stud, lowball and short deck."""
_BET_TYPES = {"no-limit": "NL", "pot-limit": "PL", "fixed-limit": "FL"}
_STREETS = {3: "Flop", 4: "Turn", 5: "River"}
_STUD = ("Preflop", "Flop", "Turn", "Turn", "River")
"""Rounds from third street to seventh, by the only names available; they may repeat."""
_POSTS = {
    "ante": "Post Ante",
    "small-blind": "Post SB",
    "big-blind": "Post BB",
    "straddle": "Straddle",
    "dead-blind": "Post Dead",
    "entry": "Post Extra Blind",
    "button-blind": "Post Extra Blind",
    "bomb-pot": "Post Ante",
}


def write_ohh(record: Record, version: str, start_date_utc: str) -> bytes:
    """Return one hand as a JSON object.

    `version` is that of the program which dealt or converted it and `start_date_utc` when it began,
    "2021-03-04T10:11:12Z". A player's id is the seat. Where there are side pots, the whole rake is
    on the main pot.

    Raises Untellable for a game that the specification has no name for, and for a hand whose end is
    unknown. The specification has no action for cards that are changed in a draw: they raise it
    too.
    """
    if record.variant is None or record.variant.family.name not in _GAME_TYPES:
        raise Untellable("game", form=FORM, variant=record.named)
    if any(step.verb == "discard" for step in record.steps):
        raise Untellable("discard", form=FORM)
    if record.ending is None or not record.ending.collected:
        raise Untellable("end", form=FORM)
    hand = {**_head(record, version, start_date_utc), **_Rounds(record).told()}
    hand["pots"] = _pots(record, record.ending)
    return msgspec.json.Encoder(decimal_format="number").encode({"ohh": hand})


def _head(record: Record, version: str, start_date_utc: str) -> dict[str, Any]:
    setting, written = record.setting, record.unit.written
    dues = {post.kind: post.due for post in reversed(record.posts)}
    assert record.variant is not None
    head: dict[str, Any] = {
        "spec_version": SPEC_VERSION,
        "site_name": setting.site,
        "network_name": setting.site,
        "internal_version": version,
        "tournament": bool(setting.tournament),
        "game_number": str(record.id),
        "start_date_utc": start_date_utc,
        "table_name": setting.table,
        "game_type": _GAME_TYPES[record.variant.family.name],
        "bet_limit": {
            "bet_type": _BET_TYPES[record.variant.limit],
            "bet_cap": written(record.stakes.cap or 0),
        },
        "table_size": setting.table_seats or max(seat.number for seat in record.seats),
        "currency": setting.currency,
        "dealer_seat": record.button or 0,
        "small_blind_amount": written(dues.get("small-blind", 0)),
        "big_blind_amount": written(dues.get("big-blind", 0)),
        "ante_amount": written(dues.get("ante", 0)),
        "hero_player_id": setting.hero,
        "flags": ["Run_It_Twice"] if record.boards > 1 else [],
        "players": [
            {
                "id": seat.number,
                "seat": seat.number,
                "name": seat.name or f"Player {seat.number}",
                "starting_stack": written(seat.stack),
                "is_sitting_out": not seat.dealt_in,
            }
            for seat in record.seats
        ],
    }
    if setting.tournament:
        head["tournament_info"] = {"tournament_number": setting.tournament}
    return head


class _Rounds:
    """Rounds of a hand, each with its cards and actions."""

    def __init__(self, record: Record) -> None:
        self._record = record
        self._rounds: list[dict[str, Any]] = []
        self._boards = [0] * record.boards
        self._held: dict[int, int] = {}

    def told(self) -> dict[str, Any]:
        """Return all rounds in order, hands shown in a last one."""
        self._open("Preflop", ())
        for entry in accounts(self._record):
            if isinstance(entry, Paid):
                self._take(entry)
        return {"rounds": self._rounds}

    def _open(self, street: str, cards: tuple[Card, ...]) -> None:
        self._rounds.append(
            {"id": len(self._rounds), "street": street, "cards": list(texts(cards)), "actions": []}
        )

    def _take(self, paid: Paid) -> None:
        what = paid.what
        if isinstance(what, Post):
            if paid.amount:
                self._act(paid.seat, _POSTS[what.kind], paid)
        elif what.verb == "board":
            self._turned(what)
        elif what.verb == "hole":
            self._dealt(what)
        elif what.verb in ("show", "muck"):
            if self._rounds[-1]["street"] != "Showdown":
                self._open("Showdown", ())
            shown = what.verb == "show"
            self._act(what.seat, "Shows Cards" if shown else "Mucks Cards", cards=what.cards)
        else:
            self._act(what.seat, _action(what, paid, first=len(self._rounds) == 1), paid)

    def _dealt(self, step: Step) -> None:
        """Add cards that come to a seat, in stud face-down and face-up cards apart."""
        assert self._record.variant is not None
        family = self._record.variant.family
        if family.kind != "stud":
            self._act(step.seat, "Dealt Cards", cards=step.cards)
            return
        held = self._held.get(step.seat, 0)
        street = max(held - family.hole_cards + 1, 0)
        if street == len(self._rounds):
            self._open(_STUD[street], ())
        self._held[step.seat] = held + len(step.cards)
        places = range(held, held + len(step.cards))
        up = range(family.hole_cards - family.face_up, family.last_up)
        for face_up in (False, True):
            cards = [c for at, c in zip(places, step.cards, strict=True) if (at in up) == face_up]
            if cards:
                self._act(step.seat, "Dealt Cards", cards=tuple(cards))

    def _turned(self, step: Step) -> None:
        """Add a street of a board; a second board continues from the common streets."""
        if step.board and not self._boards[step.board]:
            boards = dealt_boards(self._record.steps, 1 + step.board)
            sizes = [sum(len(each.cards) for each in board) for board in boards]
            self._boards[step.board] = sizes[0] - sizes[-1]
        self._boards[step.board] += len(step.cards)
        self._open(_STREETS.get(self._boards[step.board], "Flop"), step.cards)

    def _act(
        self, seat: int, action: str, paid: Paid | None = None, cards: tuple[Card, ...] = ()
    ) -> None:
        actions = self._rounds[-1]["actions"]
        told: dict[str, Any] = {
            "action_number": len(actions), "player_id": seat, "action": action
        }  # fmt: skip
        if paid is not None and paid.amount:
            told["amount"] = self._record.unit.written(paid.amount)
            told["is_allin"] = paid.all_in
        if cards and UNKNOWN not in cards:
            told["cards"] = list(texts(cards))
        actions.append(told)


def _action(step: Step, paid: Paid, *, first: bool) -> str:
    """Return the name of an action; in the `first` round the specification knows no bet."""
    match step.verb:
        case "fold":
            return "Fold"
        case "check-call":
            return "Call" if paid.amount else "Check"
        case "bring-in":
            return "Post Extra Blind"
        case _:
            return "Raise" if paid.bet or first else "Bet"


def _pots(record: Record, ending: Ending) -> list[dict[str, Any]]:
    """Return each pot with everybody's winnings, on all boards together."""
    by_pot: dict[int, list[Collected]] = {}
    for each in ending.collected:
        by_pot.setdefault(each.pot or 0, []).append(each)
    main, *sides = sorted(by_pot)
    return [
        _pot(record, main, by_pot[main], ending.rake),
        *(_pot(record, side, by_pot[side], 0) for side in sides),
    ]


def _pot(record: Record, pot: int, collected: list[Collected], rake: int) -> dict[str, Any]:
    written = record.unit.written
    won: dict[int, int] = {}
    for each in collected:
        won[each.seat] = won.get(each.seat, 0) + each.amount
    return {
        "number": pot,
        "amount": written(sum(won.values()) + rake),
        "rake": written(rake),
        "player_wins": [
            {"player_id": seat, "win_amount": written(amount)} for seat, amount in won.items()
        ],
    }


__all__ = ["write_ohh"]
