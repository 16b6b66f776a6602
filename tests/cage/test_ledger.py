"""The ledger: entries balance, nobody's account falls below nothing, and replay gives the same."""

from typing import get_args

import msgspec
import pytest
from courses import new, the_same
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, rule, run_state_machine_as_test

from ruleone.cage import (
    ISSUE,
    Account,
    BadLedger,
    Entered,
    Ledger,
    LedgerEvent,
    LedgerOpened,
    Rake,
    prize_pool,
    rake,
    stack,
    wallet,
)
from ruleone.cage.events import Reason
from ruleone.limits import LEDGER_BALANCE_MAX_CENTS, LEDGER_MOVES_MAX
from ruleone.rulebook import Refusal

ANN, BOB = wallet("ann"), wallet("bob")


def opened(**wallets: int) -> Ledger:
    """A ledger in which these persons have been granted something."""
    ledger, _ = Ledger.open("play")
    for person, cents in wallets.items():
        entered = ledger.post("grant", ((ISSUE, -cents), (wallet(person), cents)))
        assert isinstance(entered, Entered)
    return ledger


def refusal(ledger: Ledger, *moves: tuple[Account, int]) -> Refusal:
    before = dict(ledger)
    refused = ledger.post("hand", moves)
    assert isinstance(refused, Refusal)
    assert dict(ledger) == before
    return refused


@pytest.mark.feature("cash-tables")
def test_money_moves_and_the_issue_tells_how_much_there_is() -> None:
    ledger = opened(ann=1_000, bob=500)
    ledger.post("buy-in", ((ANN, -400), (stack("c1", "ann"), 400)))
    ledger.post("hand", ((stack("c1", "ann"), -100), (rake("c1"), 5), (BOB, 95)))
    assert dict(ledger) == {
        ISSUE: -1_500,
        ANN: 600,
        BOB: 595,
        stack("c1", "ann"): 300,
        rake("c1"): 5,
    }
    assert ledger.total == 0


def test_an_empty_wallet_is_kept_and_an_empty_stack_is_forgotten() -> None:
    ledger = opened(ann=100)
    ledger.post("buy-in", ((ANN, -100), (stack("c1", "ann"), 100)))
    assert ANN in ledger
    ledger.post("cash-out", ((stack("c1", "ann"), -100), (ANN, 100)))
    assert stack("c1", "ann") not in ledger


def test_what_may_not_be_is_refused_with_its_reason() -> None:
    ledger = opened(ann=1_000)
    poor = refusal(ledger, (ANN, -1_001), (BOB, 1_001))
    assert (poor.code, poor.parameters) == ("not-enough", {"has": 1_000, "needs": 1_001})
    assert refusal(ledger, (ANN, -10), (BOB, 11)).parameters == {"over": 1}
    assert refusal(ledger, (ANN, -10)).code == "entry-moves"
    assert refusal(ledger).code == "entry-moves"
    crowd = [(wallet(str(n)), 1) for n in range(LEDGER_MOVES_MAX)]
    assert refusal(ledger, (ANN, -len(crowd)), *crowd).code == "entry-moves"
    assert refusal(ledger, (ANN, 0), (BOB, 0)).code == "entry-amount"
    assert refusal(ledger, (ANN, -1.5), (BOB, 1.5)).code == "entry-amount"  # type: ignore[arg-type]
    assert refusal(ledger, (ANN, True), (BOB, -1)).code == "entry-amount"
    twice = refusal(ledger, (ANN, -10), (ANN, 10))
    assert (twice.code, twice.kind) == ("entry-account-twice", "ambiguous")
    most = LEDGER_BALANCE_MAX_CENTS
    assert refusal(ledger, (ISSUE, -most), (BOB, most)).code == "account-full"


@pytest.mark.rows(
    "account", [wallet("a"), stack("c1", "a"), rake("c1"), prize_pool("e1")], ids=lambda a: a.kind
)
def test_only_the_issue_may_stand_below_nothing(account: Account) -> None:
    ledger = opened(ann=100)
    assert refusal(ledger, (account, -1), (ANN, 1)).code == "not-enough"
    assert isinstance(ledger.post("grant", ((ISSUE, -1), (ANN, 1))), Entered)


def test_the_newest_entry_and_no_other_may_be_taken_back() -> None:
    ledger = opened(ann=1_000)
    before = dict(ledger)
    first = ledger.post("buy-in", ((ANN, -1_000), (stack("c1", "ann"), 1_000)))
    second = ledger.post("cash-out", ((stack("c1", "ann"), -1_000), (ANN, 1_000)))
    assert isinstance(first, Entered)
    assert isinstance(second, Entered)
    with pytest.raises(BadLedger, match="expected entry 3, got 2"):
        ledger.take_back(first)
    ledger.take_back(second)
    assert ledger.balance(stack("c1", "ann")) == 1_000
    ledger.take_back(first)
    assert dict(ledger) == before
    assert ledger.entries == 1


def test_an_account_that_was_opened_by_an_entry_goes_with_it() -> None:
    ledger = opened(ann=1_000)
    granted = ledger.post("grant", ((ISSUE, -500), (BOB, 500)))
    assert isinstance(granted, Entered)
    ledger.take_back(granted, (BOB,))
    assert (BOB in ledger, ANN in ledger) == (False, True)


def test_events_that_no_ledger_gives_are_not_believed() -> None:
    with pytest.raises(BadLedger, match="opening"):
        Ledger.replay([])
    with pytest.raises(BadLedger, match="opening"):
        Ledger.replay([Entered(1, "grant", ((ISSUE, -1), (ANN, 1)))])
    start: LedgerEvent = LedgerOpened("play")
    with pytest.raises(BadLedger, match="expected entry 1"):
        Ledger.replay([start, Entered(2, "grant", ((ISSUE, -1), (ANN, 1)))])
    with pytest.raises(BadLedger, match="entry-unbalanced"):
        Ledger.replay([start, Entered(1, "grant", ((ISSUE, -1), (ANN, 2)))])
    with pytest.raises(BadLedger, match="not-enough"):
        Ledger.replay([start, Entered(1, "hand", ((BOB, -1), (ANN, 1)))])
    with pytest.raises(BadLedger, match="expected entry 1"):
        Ledger.replay([start, start])


@given(net=st.integers(-(10**9), 10**9), points=st.integers(0, 10_000), cap=st.integers(0, 10**6))
def test_rake_is_a_share_of_what_is_won_rounded_down_and_capped(
    net: int, points: int, cap: int
) -> None:
    taken = Rake(points, cap).of(net)
    assert 0 <= taken <= min(cap, max(0, net))
    assert Rake(points).of(net) * 10_000 <= max(0, net) * points
    assert taken == min(cap, Rake(points).of(net))
    assert Rake().of(net) == 0


def test_five_percent_of_a_net_win_is_rounded_down_to_the_cent() -> None:
    assert Rake(500).of(1_019) == 50
    assert Rake(500).of(-1_019) == 0


def test_a_rake_out_of_bounds_is_no_rake() -> None:
    for points, cap in ((-1, None), (10_001, None), (5, -1)):
        with pytest.raises(ValueError, match="expected"):
            Rake(points, cap)


ACCOUNTS = [
    ISSUE,
    *(wallet(p) for p in "ab"),
    *(stack("c1", p) for p in "ab"),
    rake("c1"),
    prize_pool("e1"),
]
amounts = st.one_of(
    st.integers(-2_000, 2_000), st.sampled_from([10**15, -(10**15), 10**15 + 1, 2**70])
)


class AnyBooks(RuleBasedStateMachine):
    """Entries of any kind, most of them wrong."""

    def __init__(self) -> None:
        super().__init__()
        self.ledger, first = Ledger.open("play")
        self.events: list[LedgerEvent] = [first]

    def post(self, reason: Reason, moves: list[tuple[Account, int]]) -> None:
        before = dict(self.ledger)
        result = self.ledger.post(reason, moves)
        if isinstance(result, Entered):
            self.events.append(result)
            for account, amount in moves:
                assert self.ledger.balance(account) == before.get(account, 0) + amount
        else:
            assert dict(self.ledger) == before

    @rule(
        reason=st.sampled_from(get_args(Reason)),
        moves=st.lists(st.tuples(st.sampled_from(ACCOUNTS), amounts), max_size=6),
    )
    def tries_anything(self, reason: Reason, moves: list[tuple[Account, int]]) -> None:
        self.post(reason, moves)

    @rule(
        giver=st.sampled_from(ACCOUNTS),
        takers=st.dictionaries(st.sampled_from(ACCOUNTS), st.integers(1, 900), max_size=4),
    )
    def tries_what_balances(self, giver: Account, takers: dict[Account, int]) -> None:
        takers.pop(giver, None)
        self.post("hand", [(giver, -sum(takers.values())), *takers.items()])

    @rule()
    def starts_again(self) -> None:
        packed = msgspec.msgpack.encode(self.events)
        events = msgspec.msgpack.decode(packed, type=list[LedgerEvent])
        again = Ledger.replay(events)
        assert dict(again) == dict(self.ledger)
        assert again.entries == self.ledger.entries
        assert again.currency == "play"
        self.ledger = again

    @invariant()
    def it_adds_up(self) -> None:
        assert self.ledger.total == 0
        for account, cents in self.ledger:
            assert cents >= 0 or account.kind == "issue"
            assert abs(cents) <= LEDGER_BALANCE_MAX_CENTS


def test_any_books_add_up() -> None:
    run_state_machine_as_test(AnyBooks, settings=the_same(60, 40))


@pytest.mark.soak
def test_many_books_add_up() -> None:
    run_state_machine_as_test(AnyBooks, settings=new(4_000))
