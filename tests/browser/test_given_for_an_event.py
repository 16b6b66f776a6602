"""What is given out for one event, links, tokens and webhooks, on pages of that event: to who
directs it, and to nobody else."""

import pytest
from directing import announce_event, give_reason, order
from playwright.sync_api import Locator
from serving import Served
from test_directors_tools import do
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

WIDTH = 390
PHONE = {"viewport": {"width": WIDTH, "height": 844}, "has_touch": True, "is_mobile": True}
HOOK = "https://hooks.example.org/friday"


def two_events(invite: Invite, served: Served) -> tuple[Visitor, str, str]:
    """The director of the room on the page of one event, and another event beside it."""
    boss = invite()
    boss.open(served.director)
    boss.open("/director").see("[data-settings]")
    other = announce_event(boss, "heads-up")
    boss.open("/director").see("[data-settings]")
    event = announce_event(boss, "heads-up")
    boss.see("[data-settings]")
    return boss, event, other


def opened_for(boss: Visitor, visitor: Visitor, role: str, event: str) -> Visitor:
    """The visitor with this role in this event alone, on its director's page."""
    link = do(boss, "make-link", role=role, event=event)["link"]["path"]
    visitor.open(link).open(f"/director/{event}").see(".director")
    return visitor


def links_of(visitor: Visitor) -> Locator:
    title = visitor.page.get_by_role("heading", name="Staff links")
    return visitor.page.locator("section.panel").filter(has=title)


def panel(visitor: Visitor, named: str) -> Locator:
    return visitor.page.locator(f"[aria-labelledby={named}-title]")


@pytest.mark.feature("tokens")
def test_a_director_of_one_event_keeps_its_links_tokens_and_webhooks(
    invite: Invite, served: Served
) -> None:
    boss, event, other = two_events(invite, served)
    do(boss, "make-token", name="Of the other", role="screen", event=other)
    do(boss, "make-token", name="Of the room", role="screen")
    own = opened_for(boss, invite(), "director", event)
    links = links_of(own)
    expect(links.get_by_role("listitem")).to_have_count(1)
    links.get_by_role("button", name="New link").click()
    expect(links.get_by_role("listitem")).to_have_count(2)
    own.page.locator("[data-settings]").click()
    own.page.wait_for_url(f"**/settings/{event}")
    tokens, hooks = panel(own, "tokens"), panel(own, "hooks")
    expect(tokens.get_by_label("Tournament", exact=True)).to_have_count(0)
    expect(hooks.get_by_label("Tournament", exact=True)).to_have_count(0)
    expect(tokens.get_by_role("listitem")).to_have_text("No program has a token.")

    tokens.get_by_label("The program's name").fill("Overlay")
    tokens.get_by_role("button", name="New token").click()
    secret = tokens.locator("[data-shown-once]").inner_text()
    expect(tokens.get_by_role("listitem")).to_contain_text("Overlay")
    hooks.get_by_label("Address").fill(HOOK)
    hooks.get_by_role("button", name="Add webhook").click()
    expect(hooks.locator("[data-shown-once]")).to_be_visible()

    stranger = invite().page.request
    seen = stranger.get(
        f"{served.address}/api/view/event/{event}", headers={"Authorization": f"Bearer {secret}"}
    )
    assert seen.ok
    boss.open("/settings").see("#tokens-title")
    for named in ("Overlay", "Of the other", "Of the room"):
        expect(panel(boss, "tokens").get_by_role("listitem").filter(has_text=named)).to_have_count(
            1
        )
    boss.open(f"/settings/{other}").see("#tokens-title")
    expect(panel(boss, "tokens").get_by_role("listitem")).to_contain_text("Of the other")
    expect(panel(boss, "hooks").get_by_role("listitem")).to_have_text("Nothing is sent yet.")

    tokens.get_by_role("button", name="Revoke the token of Overlay").click()
    sheet = own.page.get_by_role("dialog")
    sheet.get_by_role("button", name="Revoke").click()
    expect(tokens.get_by_role("listitem")).to_contain_text("revoked")
    hooks.get_by_role("button", name=f"Remove {HOOK}").click()
    sheet.get_by_role("button", name="Remove").click()
    expect(hooks.get_by_role("listitem")).to_have_text("Nothing is sent yet.")


def test_who_may_not_is_shown_none_of_it(invite: Invite, served: Served) -> None:
    boss, event, _ = two_events(invite, served)
    floor = opened_for(boss, invite(), "floor", event)
    # Their topics were asked for with that of the page, which has come.
    expect(floor.page.get_by_role("heading", name="Announcement")).to_be_visible()
    expect(floor.page.locator("[data-settings]")).to_have_count(0)
    expect(links_of(floor)).to_have_count(0)
    for path in (f"/settings/{event}", "/settings"):
        floor.open(path).see("h2, h1")
        expect(floor.page.get_by_role("link", name="To the lobby", exact=True)).to_be_visible()
        expect(floor.page.locator("#tokens-title, #hooks-title")).to_have_count(0)


def test_the_floor_is_shown_no_order_that_it_may_not_give(invite: Invite, served: Served) -> None:
    boss, event, _ = two_events(invite, served)
    floor = opened_for(boss, invite(), "floor", event)
    expect(floor.page.get_by_role("heading", name="Announcement")).to_be_visible()
    for named in ("New tournament", "Start at a time", "End or call off"):
        expect(boss.page.get_by_role("heading", name=named)).to_have_count(1)
        expect(floor.page.get_by_role("heading", name=named)).to_have_count(0)
    expect(boss.page.get_by_role("button", name="Start now")).to_have_count(1)
    expect(floor.page.get_by_role("button", name="Start now")).to_have_count(0)


def test_the_floor_pauses_a_tournament_and_the_director_undoes_it(
    invite: Invite, served: Served
) -> None:
    event = invite().join().table["event"]
    boss = invite()
    boss.open(served.director).open(f"/director/{event}").see("[data-next-level]")
    floor = opened_for(boss, invite(), "floor", event)
    order(floor, "Pause", "Dinner")
    for visitor, undo in ((boss, 1), (floor, 0)):
        acts = visitor.page.locator("[data-acts]")
        expect(acts).to_contain_text("Dinner")
        expect(acts.get_by_role("button", name="Undo")).to_have_count(undo)
    expect(floor.page.get_by_role("button", name="Resume")).to_be_visible()
    expect(floor.page.locator("[data-next-level]")).to_have_count(0)
    boss.page.locator("[data-acts]").get_by_role("button", name="Undo").click()
    give_reason(boss, "It was another event", "Undo")
    expect(floor.page.get_by_role("button", name="Pause")).to_be_visible()


def test_on_a_phone_they_are_folded_and_fit(invite: Invite, served: Served) -> None:
    boss, event, _ = two_events(invite, served)
    phone = opened_for(boss, invite(**PHONE), "director", event)
    phone.open(f"/settings/{event}")
    for named in ("tokens", "hooks"):
        fold = phone.page.locator(f"[data-fold={named}-title]")
        expect(fold.locator("form")).to_be_hidden()
        fold.locator("summary").click()
        expect(fold.locator("form")).to_be_visible()
    assert phone.page.evaluate("document.documentElement.scrollWidth") <= WIDTH


@pytest.mark.feature("tokens")
def test_settings_of_no_event_say_so(invite: Invite, served: Served) -> None:
    boss = invite()
    boss.open(served.director)
    boss.open("/settings/nowhere").see("main h1")
    expect(boss.page.get_by_text("There is no such tournament")).to_be_visible()
    expect(boss.page.locator("#tokens-title")).to_have_count(0)
