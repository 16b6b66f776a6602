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
        (asked(20, terms={"payouts": "club-200"}), "payouts-not-for-field"),
    ):
        answer = await boss.post("/api/prizes", json=body)
        assert (answer.status_code, answer.json()["code"]) == (400, code)
    assert (await guest.post("/api/prizes", json=asked(20))).json()["code"] == "needs-director"
