"""The house's logo: a director of the room chooses it, everybody sees it."""

import pytest
from houses import House
from pictures import png

from ruleone import limits


async def test_a_logo_is_shown_to_everybody_until_it_is_taken_down(house: House) -> None:
    boss, anybody = await house.browser(director=True), await house.browser()
    none = await anybody.get("/api/logo")
    assert (none.status_code, none.content) == (204, b"")
    first, second = png(8, 4), png(4, 8)
    assert (await boss.post("/api/logo", content=first)).json() == {"type": "logo", "shown": True}
    shown = await anybody.get("/api/logo")
    assert (shown.status_code, shown.content) == (200, first)
    assert shown.headers["content-type"] == "image/png"
    again = await anybody.get("/api/logo", headers={"if-none-match": shown.headers["etag"]})
    assert (again.status_code, again.content) == (304, b"")
    await boss.post("/api/logo", content=second)
    other = await anybody.get("/api/logo", headers={"if-none-match": shown.headers["etag"]})
    assert (other.status_code, other.content) == (200, second)
    gone = await boss.post("/api/logo/take-down")
    assert gone.json() == {"type": "logo", "shown": False}
    assert (await anybody.get("/api/logo")).status_code == 204


async def test_who_does_not_direct_the_room_chooses_no_logo(house: House) -> None:
    boss, ann = await house.browser(director=True), await house.browser()
    await boss.post("/api/logo", content=png(2, 2))
    for response in (
        await ann.post("/api/logo", content=png(4, 4)),
        await ann.post("/api/logo/take-down"),
    ):
        assert (response.status_code, response.json()["code"]) == (409, "needs-director")
    assert (await ann.get("/api/logo")).content == png(2, 2)


@pytest.mark.parametrize(
    ("picture", "status", "code"),
    [
        (b"", 409, "logo-form"),
        (b"<svg><script>alert(1)</script></svg>", 409, "logo-form"),
        (png(2, 2)[:20], 409, "logo-form"),
        (png(limits.LOGO_SIDE_MAX + 1, 1), 409, "logo-form"),
        (png(1, limits.LOGO_SIDE_MAX + 1), 409, "logo-form"),
        (png(2, 2, limits.LOGO_MAX_BYTES), 413, "logo-large"),
    ],
    ids=["empty", "script", "cut", "wide", "high", "large"],
)  # fmt: skip
async def test_what_is_no_small_picture_is_refused(
    house: House, picture: bytes, status: int, code: str
) -> None:
    boss = await house.browser(director=True)
    response = await boss.post("/api/logo", content=picture)
    assert (response.status_code, response.json()["code"]) == (status, code)
    assert (await boss.get("/api/logo")).status_code == 204
