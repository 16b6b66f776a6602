"""The Friday from its first bust to the break: moves proposed, mistakes undone, terms changed."""

from typing import Final

from friday import (
    ADD_ONS,
    CARD,
    CASH,
    CASH_ADD_ONS,
    CHIPS,
    FEES,
    GUARANTEE,
    OVERLAY,
    PAID_IN,
    PHONE,
    PRIZES,
    PRIZES_AFTER,
    Friday,
)
from playwright.sync_api import Page
from test_cashier import do
from test_restart_in_mid_hand import forget_lost_connections
from visitor import Visitor, expect

COUNTED: Final = 38_175
"""A stack that is counted at the break, with chips of 25 in it."""
SOON_MS: Final = 5_000
"""Each page is right again within so long: the issue names it."""
SLEPT_MINUTES: Final = 4
SAID_MS: Final = 2_500
"""Without a connection for so long there is something to be said of it (`AWAY_MS` of the page)."""
SECOND: Final = "梅林"
PIN: Final = "407193"
BOXED_TOUCHES: Final = 5
"""What the diary allows for two boxed cards."""


def level_1(friday: Friday) -> None:
    """4. Two busts; the move is proposed, the director says who is the next big blind."""
    page, short, full = friday.page, friday.short, friday.full
    other = next(
        table for table, players in friday.counts.items() if players == 9 and table != full
    )
    friday.out(friday.gina)
    friday.out(friday.kenji)
    assert friday.places == {friday.gina: 34, friday.kenji: 33}
    assert friday.counts[other] == 8
    move = page.locator("[data-proposal='balance']")
    expect(move).to_have_count(1)
    page.locator("[data-orders] [aria-keyshortcuts='P']").click()
    friday.until(lambda: friday.now["clock"]["state"] == "paused")
    expect(page.locator("[data-proposals]")).to_contain_text("Paused: nothing moves.")
    assert friday.counts[short] == 7
    page.locator("[data-orders] [aria-keyshortcuts='P']").click()
    friday.until(lambda: friday.now["clock"]["state"] == "running")

    seat, to = the_move(friday)
    here, there = (friday.tablets[table].page.locator("main.live") for table in (short, full))
    expect(here).to_contain_text(friday.moved)
    for words in (f"{seat} 号座", friday.moved, f"去 {short} 号桌 {to} 号座"):
        expect(there).to_contain_text(words)
    expect(friday.wall.page.locator("[data-part=moves]")).to_contain_text(friday.moved)
    moved = friday.phones[friday.moved].page.locator("[data-moved]")
    expect(moved).to_contain_text(f"Table {short}, seat {to}")
    friday.hears(f"{friday.moved} moves to table {short}, seat {to}")


def the_move(friday: Friday) -> tuple[int, int]:
    """The director says who is the next big blind, and that player moves; both seats."""
    short, full = friday.short, friday.full
    seat = friday.entrant(friday.moved)["seat"]
    move = friday.page.locator("[data-proposal='balance']")
    move.locator(f"[data-big-blind='{full}-{seat}']").click()
    friday.sits_at(friday.moved, short)
    assert friday.counts[short] == friday.counts[full] == 8
    return seat, friday.entrant(friday.moved)["seat"]


def it_was_kento(friday: Friday) -> None:
    """5. Undone although a move followed, which is offered back: undone once, and kept once."""
    page = friday.page
    offered = page.locator("[data-followed-act]")
    friday.undo_out(friday.kenji)
    # the move closed the gap that Gina left at another table: nothing of it rests on Kenji
    expect(offered).to_have_count(0)
    friday.out(friday.kento)
    assert friday.places == {friday.gina: 34, friday.kento: 33}
    assert friday.prizes == PRIZES
    for settled, table in (("undo", friday.full), ("keep", friday.short)):
        # a chip is found under Gina's cards; the others at her table are 8 again
        friday.undo_out(friday.gina)
        expect(offered).to_have_count(1)
        expect(offered).to_contain_text(friday.moved)
        offered.locator(f"[data-followed-{settled}]").click()
        expect(page.locator("[data-followed]")).to_have_count(0)
        friday.sits_at(friday.moved, table)
        stays = 9 if settled == "keep" else 8
        assert (friday.counts[friday.short], friday.counts[friday.full]) == (stays, 17 - stays)
        friday.out(friday.gina)
        if settled == "undo":
            the_move(friday)
    assert friday.places == {friday.kento: 34, friday.gina: 33}
    assert friday.prizes == PRIZES


def rebuys(friday: Friday) -> None:
    """6. Gina comes back three busts later, Rita at once: both into their seats."""
    table, seat = friday.seat_of_gina
    others = [name for name in friday.at(friday.full) if name != friday.moved][:3]
    friday.all_out(*others[:2])
    rita = others[2]
    sat = (friday.entrant(rita)["table"], friday.entrant(rita)["seat"])
    friday.out(rita)
    friday.buy(rita, "rebuy", "card")
    friday.until(lambda: rita not in friday.places)
    assert (friday.entrant(rita)["table"], friday.entrant(rita)["seat"]) == sat
    friday.buy(friday.gina, "rebuy", "cash")
    friday.until(lambda: friday.gina not in friday.places)
    now = friday.entrant(friday.gina)
    assert (now["table"], now["seat"]) == (table, seat)
    # Gina is no longer the 34th: whoever is out has one place behind them less.
    assert friday.places == {friday.kento: 34, others[0]: 33, others[1]: 32}
    assert friday.now["rebuys"] == 2


def in_the_middle(friday: Friday) -> None:
    """7. Levels, late entry and a typing error: seen before it is done, on record, undone."""
    page = friday.page
    page.locator("[data-change='levels']").click()
    sheet = page.get_by_role("dialog")
    sheet.locator("[data-change-level='9']").wait_for()
    sheet.locator("[data-number='minutes']").fill("15")
    sheet.locator("[data-number='from']").fill("7")
    sheet.get_by_role("button", name="Set minutes").click()
    told = sheet.locator("[data-would-change] li")
    expect(told).to_have_text(["Levels 7 to 11: 15 min each, before 20 min."])
    big = sheet.locator("[data-change-level='9'] [data-cell='big']")
    big.fill("1200")
    big.press("Tab")
    expect(told).to_contain_text(["Level 9: blinds", "Levels 7 to 11"])
    sheet.get_by_role("button", name="Change", exact=True).click()
    expect(sheet).to_have_count(0)
    friday.until(lambda: friday.now["levels"][8]["big_blind"] == 1_200)
    minutes = [one["minutes"] for one in friday.now["levels"][:-1]]
    assert minutes == [20] * 6 + [15] * 5

    page.locator("[data-change='entries']").click()
    sheet.get_by_role("group", name="Late registration: levels").get_by_role(
        "button", name="+ 1 level"
    ).click()
    expect(told).to_contain_text(["Late registration: until level 5 ends"])
    sheet.get_by_role("button", name="Change", exact=True).click()
    friday.until(lambda: late(friday) == 5)
    acts = page.locator("[data-acts]")
    acts.get_by_role("button", name="Undo").first.click()
    expect(told).to_contain_text(["until level 4 ends"])
    sheet.get_by_role("button", name="Undo").click()
    friday.until(lambda: late(friday) == 4)
    acts.get_by_role("button", name="Redo").first.click()
    friday.until(lambda: late(friday) == 5)
    expect(acts).to_contain_text("Late registration: until level 5 ends")


def late(friday: Friday) -> int:
    """The number of levels with late entry."""
    levels: int = friday.now["line"]["entry"]["late_levels"]
    return levels


def the_break(friday: Friday) -> None:
    """8. Add-ons, the wall, 25s leave play; an 8th place is paid once nobody enters any more."""
    page, wall = friday.page, friday.wall.page
    for _ in range(4):
        friday.next_level()
    assert friday.now["clock"]["on_break"]
    expect(wall.locator("[data-stands=break]")).to_have_text("Break")
    expect(wall.locator("[data-after-break]")).to_have_text("Next: level 5")
    expect(wall.locator("[data-on-sale=add-on]")).to_contain_text("50 EUR")
    expect(wall.locator("[data-color-up='25']")).to_have_text("25 → 100")
    buyers = [one["name"] for one in friday.now["entrants"] if one["place"] is None][:ADD_ONS]
    for at, name in enumerate(buyers):
        friday.add_on(name, "cash" if at < CASH_ADD_ONS else "card")
    friday.until(lambda: friday.now["add_ons"] == ADD_ONS)
    the_race(friday)
    counted = friday.at(friday.full)[0]
    page.locator("[data-count-stacks]").click()
    sheet = page.get_by_role("dialog")
    sheet.locator(f"[data-count-table='{friday.full}']").click()
    sheet.locator(f"[data-count-of='{friday.id_of(counted)}']").fill(str(COUNTED))
    expect(sheet.locator("[data-count-sum]")).to_contain_text("38,175 of 880,000")
    sheet.get_by_role("button", name="Save counts").click()
    expect(sheet).to_have_count(0)
    friday.until(lambda: friday.entrant(counted)["counted"])
    assert friday.entrant(counted)["counted"]["chips"] == COUNTED
    color_up = page.locator("[data-proposal='color-up']")
    color_up.locator("[data-take]").click()
    expect(color_up).to_have_count(0)
    friday.until(lambda: friday.now["chip"] == 100)
    assert friday.now["chips_in_play"] == CHIPS
    # what was counted is taken as it is: nobody exchanges chips in it
    assert friday.entrant(counted)["counted"]["chips"] == COUNTED
    sums = friday.ledger()["sums"]
    # 34 entries of 60 and ten stacks of 50
    assert (sums["paid"], sums["due"]) == (PAID_IN + FEES, 0)
    assert (sums["pool"], sums["overlay"]) == (GUARANTEE, OVERLAY)
    assert sums["taken_by"] == {"transfer": 180, "cash": CASH, "card": CARD}
    assert friday.now["prize_pool"] == GUARANTEE

    for _ in range(2):
        friday.next_level()
    assert friday.prizes == PRIZES
    page.locator("[data-change='prizes']").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_label("Prize of the new place").fill("60")
    sheet.get_by_role("button", name="Pay one more place").click()
    expect(sheet.locator("[data-would-change] li")).to_have_text([
        "8 places are paid, before 7.", "Place 1: 815, before 875.", "Place 8: 60, before 0.",
    ])  # fmt: skip
    sheet.get_by_role("button", name="Change", exact=True).click()
    friday.until(lambda: friday.prizes == PRIZES_AFTER)


def the_race(friday: Friday) -> None:
    """8. A race sheet at each tablet; the dealer counts, and reads how many cards and chips.

    7 chips of 25 are one of 100 and three cards; 1 is one card: four cards, 100 in all, one chip.
    """
    for table, tablet in friday.tablets.items():
        page, (first, second, *_) = tablet.page, friday.seats(table)
        race = page.locator("[data-race='25']")
        expect(race.locator("[data-race-step]")).to_have_count(6)
        expect(race.locator("[data-race-row]")).to_have_count(0)
        race.locator("[data-race-count]").tap()
        for seat, chips in ((first, 7), (second, 1)):
            race.locator(f"[data-race-chips='{seat}']").fill(str(chips))
        race.locator("[data-race-find]").tap()
        expect(race.locator("[data-race-sum='1']")).to_be_visible()
        for seat, cards in ((first, ("As", "Kd", "2c")), (second, ("3h",))):
            race.locator(f"[data-race-cards='{seat}']").tap()
            for card in cards:
                race.locator(f"[data-pick-card='{card}']").tap()
        # the whole chip, and the one for the ace of spades
        for seat, gets in ((first, 2), (second, 0)):
            expect(race.locator(f"[data-race-row='{seat}'][data-gets='{gets}']")).to_be_visible()
        race.locator("[data-race-done]").tap()
        expect(race.locator("[data-race-step]")).to_have_count(0)


def a_hand_goes_wrong(friday: Friday) -> None:
    """9. The floor is called from the tablet, and the tablet has the rule of all five mistakes."""
    tablet, page = friday.tablets[friday.short].page, friday.page
    the_book_at_the_tablet(friday)
    tablet.locator("[data-call-floor]").tap()
    tablet.locator("[data-about-floor='cards']").tap()
    expect(tablet.locator("[data-call-floor].called")).to_be_visible()
    expect(page.locator("[data-matter='floor-called']")).to_be_visible()
    page.locator("[data-come]").click()
    expect(tablet.locator("[data-call-stands='coming']")).to_be_visible()
    page.locator("[data-answer]").click()
    expect(tablet.locator("[data-call-answered]")).to_be_visible()
    tablet.locator("[data-call-read]").tap()


class Book:
    """The rules, asked at a tablet; its touches are counted."""

    def __init__(self, tablet: Page) -> None:
        self.page: Final = tablet
        self.touches = 0

    def asks(self, kind: str) -> "Book":
        """Something else happened, of this kind."""
        if self.touches:
            self.page.locator("[data-incidents]").tap()
        self.touches = 0
        return self.touch("[data-incidents]", f"[data-ask-book] [data-kind='{kind}']")

    def touch(self, *selectors: str) -> "Book":
        """Touch these, one after the other."""
        for selector in selectors:
            self.page.locator(selector).first.tap()
        self.touches += len(selectors)
        return self

    def fact(self, name: str, *touched: str) -> "Book":
        """Tell a fact by touches."""
        return self.touch(*(f"[data-fact='{name}'] {one}" for one in touched))

    def amounts(self, **told: int) -> "Book":
        """Type amounts."""
        for name, amount in told.items():
            self.page.locator(f"[data-fact='{name}'] input").first.fill(str(amount))
        return self

    def says(self, words: str, rule: str) -> None:
        """Wait for the ruling, with this rule."""
        answer = self.page.locator("[data-answer]")
        expect(answer.locator("h2")).to_contain_text(words, ignore_case=True)
        expect(answer.locator("[data-cites]").filter(has_text=rule).first).to_be_visible()


def the_book_at_the_tablet(friday: Friday) -> None:
    """9. Each of the five mistakes is looked up where it happened; nothing is recorded of it."""
    book = Book(friday.tablets[friday.short].page)
    more = "button[aria-label^='More']"
    book.asks("initial-deal").fact("boxed", more, more).fact("acts", "[data-none]")
    book.says("misdeal", "tda2024-35A")
    assert book.touches <= BOXED_TOUCHES
    hand = {"price": 600, "behind": 20_000, "raise_by": 600}
    book.asks("words-and-chips").amounts(**hand)
    book.fact("steps", "[data-chip='500']", "[data-chip-again='500']")
    book.says("string bet, only the call of 600 counts", "tda2024-42A")
    book.asks("words-and-chips").amounts(**hand, players=4)
    book.fact("steps", *["[data-chip='100']"] * 2).fact("raised", "[data-value='true']")
    book.says("full call of 600", "tda2024-51B.2")
    seats = friday.seats(friday.short)[:3]
    book.asks("acted-early").fact("order", *(f"[data-value='{seat}']" for seat in seats))
    book.amounts(price=600)
    for row, (seat, act) in enumerate(zip(seats[1:], ("raise", "call"), strict=True)):
        book.touch("[data-add-row='early']")
        told = f"[data-fact='early'] [data-row='{row}']"
        book.touch(f"{told} [data-fact='seat'] [data-value='{seat}']")
        book.touch(f"{told} [data-fact='act'] [data-value='{act}']")
    book.page.locator("[data-row='0'] [data-fact='to'] input").fill("1600")
    book.fact("spoke_up", "[data-value='true']")
    book.says(f"Seat {seats[2]}: call of 1,600 stands unless", "tda2024-53A")
    book.asks("early-board").fact("street", "[data-value='turn']")
    book.fact("cards", "[data-add-card]", "[data-pick-card='9d']")
    book.says("the premature cards do not stand", "tda2024-39C")
    view = friday.tablets[friday.short].views("live-table")[-1]
    assert (view["hand_number"], view["lines_count"]) == (0, 0)


def another_director(friday: Friday) -> None:
    """14. By phone, in Chinese, with a PIN of her own: each line of the record says who did it."""
    do(friday.director, "add-staff", name=SECOND, pin=PIN, roles=[{"role": "director"}])
    phone = friday.invite(**PHONE, locale="zh-CN")
    phone.open("/staff").see("[data-staff-name]")
    phone.page.locator("[data-staff-name]").fill(SECOND)
    phone.page.get_by_role("checkbox").check()
    for digit in PIN:
        phone.page.get_by_role("button", name=digit, exact=True).tap()
    phone.page.locator("[data-pin-give]").tap()
    phone.see("[data-own-pin]")
    phone.open(f"/director/{friday.event}").see("[data-orders]")
    for state in ("paused", "running"):
        phone.page.locator("[data-orders] [aria-keyshortcuts='P']").tap()
        friday.clock_is(state)
    acts = friday.page.locator("[data-acts] [data-act]")
    for at, words in enumerate(("resumed the tournament", "paused the tournament")):
        expect(acts.nth(at)).to_contain_text(f"{SECOND} {words}")
    for words in ("暂停", "恢复"):
        act = phone.page.locator("[data-acts] [data-act]", has_text=words).first
        expect(act).to_contain_text(SECOND)
    friday.order("announce", text="Last call")
    expect(acts.first).not_to_contain_text(SECOND)
    friday.order("take-down")
    phone.context.close()


def the_laptop_sleeps(friday: Friday) -> None:
    """10. For four minutes, and the wall loses its network: each is right again, and says so."""
    page, wall = friday.page, friday.wall
    friday.to_wall.cut()
    wall.see("[data-stale]")
    # The page's own clock stood in the meantime, and the time of day went on. It notices within a
    # second, so the level is over before; a page that the browser freezes is none that can be seen.
    asleep = "(ms) => { const was = Date.now; Date.now = () => was() + ms; }"
    page.evaluate(asleep, SLEPT_MINUTES * 60_000)
    friday.order("next-level")
    level = f"Level {friday.level_in_room()}"
    missed = page.locator("[data-missed]")
    expect(missed).to_contain_text(level, timeout=SOON_MS)
    expect(missed).to_contain_text(f"{SLEPT_MINUTES} minutes")
    expect(page.locator("#at-clock")).to_contain_text(level)
    missed.get_by_role("button").click()
    friday.to_wall.mend()
    expect(wall.page.locator("[data-part=clock]")).to_contain_text(level, timeout=SOON_MS)
    expect(wall.page.locator("[data-stale]")).to_have_count(0)
    forget(wall)


def the_room_is_killed(friday: Friday) -> None:
    """10. Every page says that it waits; started again, all is as it was, and what was missed."""
    speak = [friday.director, *friday.tablets.values(), *friday.phones.values()]
    before = (friday.counts, friday.places, friday.prizes, friday.ledger()["sums"])
    friday.served.kill()
    for one in (friday.wall, *speak):
        one.see("[data-stale]")
    friday.page.wait_for_timeout(SAID_MS)
    friday.served.start()
    friday.order("next-level")
    for one in (friday.wall, *speak):
        expect(one.page.locator("[data-stale]")).to_have_count(0, timeout=SOON_MS)
    theirs = (friday.phones[name] for name in (friday.gina, friday.moved))
    for one in (friday.director, *theirs):
        expect(one.page.locator("[data-missed]")).to_be_visible(timeout=SOON_MS)
    assert (friday.counts, friday.places, friday.prizes, friday.ledger()["sums"]) == before
    blinds = friday.now["clock"]["level"]
    assert blinds["number"] == friday.level_in_room()
    shown = f"{blinds['small_blind']:,}{blinds['big_blind']:,}"
    large = friday.wall.page.locator("[data-part=clock]")
    friday.wall.until(lambda: shown in "".join(large.inner_text().split()).replace("/", ""))
    for one in (friday.wall, *speak):
        forget(one)
        for read in one.page.locator("[data-missed] button").all():
            read.click()


def forget(visitor: Visitor) -> None:
    """Forget what the browser says of connections that are lost, as they were to be."""
    forget_lost_connections(visitor.wrong)
    visitor.wrong[:] = [line for line in visitor.wrong if "net::ERR_" not in line]
