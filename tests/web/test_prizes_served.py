"""The prizes of an event that is still to be announced, shown to its director beforehand."""

from houses import House


def asked(entries: int, **fields: object) -> dict[str, object]:
    terms = {"charged": False, "buy_in": 100} | fields.pop("terms", {})  # type: ignore[operator]
    new = {"type": "create-event", "template": "turbo-27", "name": "", "terms": terms} | fields
    return {"new": new, "entries": entries}


async def test_prizes_are_shown_for_any_field(house: House) -> None:
    boss = await house.browser(director=True)
    usual = (await boss.post("/api/prizes", json=asked(20))).json()
    assert (usual["pool"], sum(usual["prizes"])) == (2_000, 2_000)
    assert usual["payouts"]["ties"] == "bigger-stack-first"
    lifted = asked(20, terms={"least_prize": 500}, ties="shared")
    told = (await boss.post("/api/prizes", json=lifted)).json()
    assert (sum(told["prizes"]), told["prizes"][-1]) == (2_000, 500)
    assert (told["payouts"]["least"], told["payouts"]["ties"]) == (500, "shared")
    assert "places.same_hand=shared" in told["payouts"]["citation"]["edition"]
    lobby = (await boss.get("/api/view/lobby")).json()
    assert len(lobby["events"]) == 1, "nothing was announced"


async def test_what_cannot_be_shown_is_refused(house: House) -> None:
    boss, guest = await house.browser(director=True), await house.browser()
    for body, code in (
        (asked(1), "prizes-bounds"),
        (asked(28), "prizes-bounds"),
        (asked(20, ties="by-height"), "frame-not-understood"),
        (asked(20, payouts="club-200"), "frame-not-understood"),
        (asked(20, terms={"payouts": "club-200"}), "payouts-not-for-field"),
    ):
        answer = await boss.post("/api/prizes", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert (await guest.post("/api/prizes", json=asked(20))).json()["code"] == "needs-director"


async def test_a_payout_table_by_the_size_of_the_field(house: House) -> None:
    boss, guest = await house.browser(director=True), await house.browser()
    wanted = {"least": 6, "most": 60, "percent": 20, "buy_in": 50}
    made = (await boss.post("/api/payouts", json=wanted)).json()
    assert made["columns"][0]["entrants_min"] == 6
    assert made["columns"][-1]["entrants_max"] == 60
    assert made["pools"][0] == 300
    again = {"columns": made["columns"]}
    told = (await boss.post("/api/payouts", json=again)).json()
    assert (told["shares"], told["pools"], told["prizes"]) == (made["shares"], [], [])
    announced = asked(30, terms={"payouts": {"type": "shares", "columns": made["columns"]}})
    announced["new"]["terms"] |= {"entries_min": 6, "seats": 60}  # type: ignore[index]
    prizes = (await boss.post("/api/prizes", json=announced)).json()
    assert sum(prizes["prizes"]) == 3_000
    made["columns"][0]["shares"][0][1] += 1
    for body, code in (
        ({"least": 9, "most": 8}, "prizes-bounds"),
        ({"percent": 101}, "frame-not-understood"),
        ({"columns": made["columns"]}, "flaw-shares-not-whole"),
    ):
        answer = await boss.post("/api/payouts", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert (await guest.post("/api/payouts", json=wanted)).json()["code"] == "needs-director"


async def test_a_colour_up_that_what_is_sold_forbids_is_refused_to_preview_and_forecast(
    house: House,
) -> None:
    boss = await house.browser(director=True)
    rows = [
        {"level": 1, "blinds": [25, 50]},
        {"level": 2, "blinds": [50, 100]},
        {"break": 10, "remove": [25]},
        *({"level": n, "blinds": [100 * n, 200 * n]} for n in (3, 4, 5)),
    ]
    sheet = {
        "name": "Friday", "entrants": 6, "table_size": 6, "stack": 2_000, "ante": "none",
        "minutes": 20, "chips": [[25, 8], [100, 8], [500, 2]], "rows": rows,
    }  # fmt: skip
    for level, code in ((3, "bad-event-color-up-sold"), (2, None)):
        terms = {"add_on": {"chips": 2_025, "price": 10, "level": level}}
        body = asked(6, terms=terms, template="own-sheet", sheet=sheet)
        new = body["new"]
        assert isinstance(new, dict)
        for where, question in (
            ("/api/prizes", body),
            ("/api/forecast", {"new": new, "people": 6, "events": 1}),
            ("/api/do/create-event", {name: new[name] for name in new if name != "type"}),
        ):
            told = (await boss.post(where, json=question)).json()
            assert told.get("result", told).get("code") == code, where


async def test_a_final_table_smaller_than_the_document_has_it_is_told_beforehand(
    house: House,
) -> None:
    boss, guest = await house.browser(director=True), await house.browser()
    rows = (
        ("stud", "modern", 8, 27, (8, 9, "tda2024-RP-9.1")),
        ("stud", "tda2011", 8, 27, (8, 9, "tda2011-9.3")),
        ("triple-draw", "tda2011", 7, 27, (7, 8, "tda2011-9.4")),
        ("stud", "modern", 8, 8, (8, 8, None)),
        ("turbo-27", "tda2011", 9, 27, (10, 10, "tda2011-9.1")),
    )
    faults = {}
    for template, book, table_size, seats, due in rows:
        fields = {
            "template": template,
            "play": {"edition": book, "table_size": table_size},
            "terms": {"charged": False, "buy_in": 100, "house_players": 0, "seats": seats},
        }
        body = {"new": {"type": "create-event", "name": ""} | fields}
        told = (await boss.post("/api/final-table", json=body)).json()
        rule = (told.get("citation") or {}).get("rule")
        came = told.get("size"), told.get("book"), rule
        if came != due:
            faults[template, book, seats] = came, told
        refused = (await guest.post("/api/final-table", json=body)).json()
        assert refused["code"] == "needs-director"
    assert not faults
    cannot = {"type": "create-event", "name": "", "template": "stud", "play": {"table_size": 9}}
    answer = await boss.post("/api/final-table", json={"new": cannot})
    assert answer.status_code == 200
    assert answer.json() == {"type": "final-table", "size": None, "book": None, "citation": None}
