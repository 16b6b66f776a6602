"""The Friday from the bubble to the points in the league."""

from typing import Final

from friday import CASH, ENTRIES, FEES, GUARANTEE, PRIZES_AFTER, Friday
from friday_begins import FLOAT
from test_cashier import do
from visitor import expect

# Two go out in one hand with 9 left: they share places 8 and 9, 60 and nothing: 30 each.
SHARED: Final = 30

# The last three have 50, 30 and 20 percent of 880,000 chips.
COUNTED: Final = (440_000, 264_000, 176_000)
# By the chip model, with 815, 550 and 375 to come (1,740). The first is second where one of the
# others wins: 3/10 x 5/7 + 2/10 x 5/8 = 0.339286, and third else: 0.160714.
#   0.5 x 815 + 0.339286 x 550 + 0.160714 x 375 = 407.500 + 186.607 + 60.268 = 654.375
#   0.3 x 815 + 0.375    x 550 + 0.325    x 375 = 244.500 + 206.250 + 121.875 = 572.625
#   0.2 x 815 + 0.285714 x 550 + 0.514286 x 375 = 163.000 + 157.143 + 192.857 = 513.000
ICM: Final = (654, 573, 513)
# By chips: 375 for each, the other 615 by their parts: 307.5, 184.5 and 123. 1,740 in all; of the
# two halves the larger stack has the unit.
CHOP: Final = (683, 559, 498)
FOURTH_TO_SEVENTH: Final = (250, 200, 150, 100)

# In the till: 100, the cash that came, 1,000 from the safe; less the prizes in cash.
FROM_SAFE: Final = 1_000
PAID_OUT: Final = 2 * SHARED + sum(FOURTH_TO_SEVENTH)  # 760
EXPECTED: Final = FLOAT + CASH + FROM_SAFE - PAID_OUT  # 100 + 1,560 + 1,000 - 760 = 1,900
MISSING: Final = 5


def the_bubble(friday: Friday) -> None:
    """11. Down to nine at two tables; hand for hand; two go out in the same hand, and share."""
    page = friday.page
    left = friday.now["line"]["left"]
    while left > 9:
        table = max(friday.counts, key=lambda one: friday.counts[one])
        friday.all_out(friday.at(table)[0])
        left -= 1
        while left > 9 and (breaks := [one for one in friday.proposals if one["kind"] == "break"]):
            gone = breaks[0]["table"]
            sat = friday.at(gone)
            page.locator("[data-proposal='break'] [data-take]").click()
            friday.has_no(gone)
            if len(friday.counts) == 3:
                the_slips(friday, gone, sat)
    assert len(friday.counts) == 2
    final = page.locator("[data-proposal='final-table']")
    final.locator("[data-not-now]").click()
    expect(final).to_have_count(0)
    gate = page.locator("#at-gate")
    gate.get_by_role("button", name="Announce hand for hand").click()
    friday.until(lambda: friday.now["hand_for_hand"])
    tables = sorted(friday.counts)
    first, second = (friday.at(table)[0] for table in tables)
    page.locator("[data-out-together]").click()
    for name in (first, second):
        page.locator(f"[data-together] [data-out-of='{friday.id_of(name)}']").click()
    page.locator("[data-send-out]").click()
    friday.until(lambda: friday.now["line"]["left"] == 7)
    assert (friday.places[first], friday.places[second]) == (8, 8)
    assert [friday.entrant(name)["prize"] for name in (first, second)] == [SHARED, SHARED]
    final.locator("[data-take]").click()
    friday.until(lambda: list(friday.counts.values()) == [7])
    expect(friday.wall.page.locator("[data-final-seat]")).to_have_count(7)


def the_slips(friday: Friday, table: int, sat: list[str]) -> None:
    """4. A table is broken: who sat there has a slip with the new seat, and the wall calls it."""
    page = friday.page
    page.locator(f"[data-moves] [data-slips-of='{table}']").first.click()
    slips = page.locator("[data-paper=break-slips] li")
    expect(slips).to_have_count(len(sat))
    for name in sat:
        at, seat = friday.entrant(name)["table"], friday.entrant(name)["seat"]
        slip = slips.filter(has_text=name)
        expect(slip).to_contain_text(f"Table {table} is broken")
        assert f"Table {at} Seat {seat}" in " ".join(slip.inner_text().split())
        friday.hears(f"{name} moves to table {at}, seat {seat}")
    friday.home()


def a_deal_of_three(friday: Friday) -> None:
    """12. Stacks are counted first and have to fit; figures on the wall; agreed by word."""
    page, wall = friday.page, friday.wall.page
    (table,) = friday.counts
    *rest, third, second, first = friday.at(table)
    for at, name in enumerate(rest):
        friday.all_out(name)
        assert friday.places[name] == 7 - at
        assert friday.entrant(name)["prize"] == FOURTH_TO_SEVENTH[3 - at]
    players = (first, second, third)
    panel = page.locator("[data-deals]")
    panel.get_by_role("button", name="Propose a deal").click()
    sheet = page.get_by_role("dialog")
    sheet.get_by_role("button", name="Propose a deal").click()
    expect(page.get_by_role("alert").first).to_contain_text("880,000")
    sheet.locator("[data-deal-count]").click()
    counts = sheet.filter(has=page.locator("[data-count-sum]"))
    for name, chips in zip(players, COUNTED, strict=True):
        counts.locator(f"[data-count-of='{friday.id_of(name)}']").fill(str(chips))
    expect(counts.locator("[data-count-sum]")).to_contain_text("880,000 of 880,000")
    counts.get_by_role("button", name="Save counts").click()
    expect(counts).to_have_count(0)
    sheet.get_by_role("button", name="Propose a deal").click()
    for name, chips, icm, chop in zip(players, COUNTED, ICM, CHOP, strict=True):
        row = wall.locator(f"[data-deal-of='{name}'] td")
        expect(row).to_have_text([name, f"{chips:,}", str(icm), str(chop)])
    panel.locator("[data-deal-shown='screen']").click()
    for name in players:
        panel.locator(f"[data-deal-word-of='{name}'] [data-says='consents']").click()
        expect(panel.locator(f"[data-deal-word-of='{name}']")).to_have_count(0)
    friday.until(lambda: friday.now["line"]["state"] == "over")
    prizes = {one["name"]: one["prize"] for one in friday.now["entrants"] if one["prize"]}
    assert [prizes[name] for name in players] == list(ICM)
    assert sum(prizes.values()) == GUARANTEE == sum(PRIZES_AFTER)
    friday.prize_of = prizes


def the_end(friday: Friday) -> None:
    """13. Prizes paid with receipts, the till closed, points in the league, results on the wall."""
    page = friday.page
    friday.director.open(f"/payments/{friday.event}").see("[data-open] [data-charge]")
    till = page.locator("[data-till]").first
    page.locator("[data-number='till-amount']").fill(str(FROM_SAFE))
    page.locator("[data-put-in]").click()
    expect(till.locator("[data-line='moved']")).to_contain_text("1,000")
    for name, prize in friday.prize_of.items():
        row = page.locator("[data-open] [data-charge]", has_text=name)
        row.locator(f"[data-take='{'transfer' if prize in ICM else 'cash'}']").click()
        expect(row).to_have_count(0)
    expect(till.locator("[data-line='expected']")).to_contain_text(f"{EXPECTED:,}")
    page.locator("[data-number='till-counted']").fill(str(EXPECTED - MISSING))
    page.locator("[data-close-till]").click()
    expect(till.locator("[data-line='difference']")).to_contain_text(str(MISSING))
    ledger = friday.ledger()
    sums = ledger["sums"]
    assert (sums["prizes_due"], sums["prizes_paid"]) == (0, GUARANTEE)
    assert (sums["fees"], sums["due"]) == (FEES, 0)
    (kept,) = ledger["tills"]
    assert (kept["expected"], kept["difference"]) == (EXPECTED, -MISSING)
    # 34 entries, 2 rebuys, 8 add-ons, 9 prizes, in the order in which the money moved
    assert [one["receipt"] for one in ledger["receipts"]] == list(range(1, 54))

    do(friday.director, "set-league", league={
        "name": "fridays", "title": "Fridays", "formula": "35 - place",
    })  # fmt: skip
    friday.director.open("/league/fridays").see("[data-line]")
    # 35 less the place: 34 for the first; the two of the bubble have the average of 27 and 26
    for prize, points in ((ICM[0], "34"), (SHARED, "26.5")):
        name = next(name for name, won in friday.prize_of.items() if won == prize)
        expect(page.locator(f"tr[data-line='{name}']")).to_contain_text(points)


def afterwards(friday: Friday) -> None:
    """13. A photo of the wall, the file of the evening; who won enters next week."""
    page, wall = friday.page, friday.wall.page
    paid = wall.locator("[data-part=clock] [data-paid]")
    expect(paid.first).to_contain_text(str(ICM[0]))
    for name, prize in friday.prize_of.items():
        line = paid.filter(has_text=name)
        expect(line).to_contain_text(str(prize))
        expect(line).to_be_in_viewport(ratio=1)
    expect(wall.locator("[data-part]")).to_have_count(2)  # what has nothing to tell makes room

    friday.director.open(f"/results/{friday.event}").see("[data-place='1']")
    with page.expect_download() as coming:
        page.get_by_role("link", name="The whole tournament").click()
    read = page.request.post(
        f"{friday.served.address}/api/bundles/check", data=coming.value.path().read_bytes()
    ).json()
    assert (read["type"], read["here"], read["entries"]) == ("bundle", friday.event, ENTRIES), read

    winner = next(name for name, prize in friday.prize_of.items() if prize == ICM[0])
    before, person = friday.event, friday.id_of(winner)
    friday.director.open("/director").see("[data-templates]")
    page.locator("[data-from]").select_option(f"again:{before}")
    announce = page.get_by_role("button", name="Announce tournament")
    expect(announce).to_be_enabled()
    announce.click()
    page.wait_for_url(lambda url: url.rsplit("/", 1)[1] not in ("director", before))
    friday.event = page.url.rsplit("/", 1)[1]
    form = page.locator("[data-entry-one]")
    form.locator("input").first.fill(winner)
    form.locator("[data-pays='cash']").click()
    friday.until(lambda: [one["name"] for one in friday.now["entrants"]] == [winner])
    assert friday.id_of(winner) == person
    (charge,) = friday.ledger()["charges"]
    assert (charge["name"], charge["state"]) == (winner, "paid")
