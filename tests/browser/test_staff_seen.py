"""The staff on the pages: added by the director, signed in by PIN in turn, named in the record."""

import pytest
from directing import announce_event
from playwright.sync_api import Locator
from serving import Served
from test_directors_tools import do
from visitor import Invite, Visitor, expect

pytestmark = [pytest.mark.browser, pytest.mark.new_room]

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
PIN, OTHER = "407193", "582046"
TOUCH_PX = 44


def settings(invite: Invite, served: Served) -> tuple[Visitor, Locator]:
    """The director's settings, and the panel of the staff."""
    boss = invite()
    boss.open(served.director)
    boss.open("/settings").see("#staff-title")
    panel = boss.page.locator("section.panel").filter(has=boss.page.locator("#staff-title"))
    return boss, panel


def add(panel: Locator, name: str, pin: str, *roles: str) -> None:
    """Add a person by the form."""
    form = panel.locator('[data-staff-form="new"]')
    form.get_by_role("textbox", name="Name").fill(name)
    form.get_by_label("PIN", exact=True).fill(pin)
    for each in form.get_by_role("checkbox").all():
        each.uncheck()
    for role in roles:
        form.get_by_role("checkbox", name=role).check()
    form.get_by_role("button", name="Add person").click()


@pytest.mark.feature("staff")
def test_two_take_turns_at_a_shared_laptop_and_the_record_names_them(
    invite: Invite, served: Served
) -> None:
    boss, panel = settings(invite, served)
    boss.open("/director").see("[data-settings]")
    event = announce_event(boss, "heads-up")
    boss.open("/settings").see("#staff-title")
    add(panel, "Mei", "123456", "Tournament director")
    expect(panel.get_by_role("alert")).to_contain_text("too easy to guess")
    add(panel, "Mei", PIN, "Tournament director")
    people = panel.locator("[data-staff-person]")
    expect(people).to_have_count(1)
    add(panel, "Kai", OTHER, "Floor")
    expect(people).to_have_count(2)
    expect(people.filter(has_text="Kai")).to_contain_text("Floor")

    panel.locator("[data-share-device]").click()
    boss.page.get_by_role("dialog").get_by_role("button", name="Share this device").click()
    expect(boss.page.get_by_role("heading", level=1)).to_have_text("Who are you?")
    boss.page.get_by_role("button", name="Mei").click()
    boss.page.keyboard.type(OTHER)
    boss.page.keyboard.press("Enter")
    expect(boss.page.get_by_role("alert")).to_contain_text("The name or the PIN is wrong")
    for digit in PIN:
        boss.page.get_by_role("button", name=digit, exact=True).click()
    boss.page.get_by_role("button", name="Sign in").click()
    expect(boss.page.locator("[data-staff]")).to_contain_text("Signed in as Mei")

    boss.open(f"/director/{event}").see(".director")
    do(boss, "announce", event=event, text="Soup is served")
    expect(boss.page.locator("[data-acts]")).to_contain_text("Mei")
    boss.page.locator("[data-staff]").get_by_role("button", name="Lock").click()
    expect(boss.page.get_by_role("heading", level=1)).to_have_text("Who are you?")
    expect(boss.page.locator(".director")).to_have_count(0)
    boss.page.reload()
    expect(boss.page.get_by_role("heading", level=1)).to_have_text("Who are you?")
    boss.page.get_by_role("button", name="Kai").click()
    boss.page.keyboard.type(OTHER)
    boss.page.keyboard.press("Enter")
    expect(boss.page.locator("[data-staff]")).to_contain_text("Signed in as Kai")
    assert not [frame for frame in boss.said if PIN in frame or OTHER in frame or "argon2" in frame]


@pytest.mark.feature("staff")
def test_the_settings_of_an_event_lead_to_the_staff_whom_they_are_for(
    invite: Invite, served: Served
) -> None:
    boss = invite().open(served.director)
    event = announce_event(boss, "heads-up")
    boss.open(f"/settings/{event}").see("[data-to-sign-in]")
    boss.page.locator("[data-to-staff]").click()
    expect(boss.page.locator("#staff-title")).to_be_visible()
    expect(boss.page.locator("[data-to-staff]")).to_have_count(0)
    boss.page.locator("[data-to-sign-in]").click()
    expect(boss.page.get_by_role("heading", level=1)).to_have_text("Staff sign-in")

    link = do(boss, "make-link", role="director", event=event)["link"]
    of_one = invite().open(link["path"])
    of_one.open(f"/settings/{event}").see("[data-to-sign-in]")
    expect(of_one.page.locator("[data-to-staff]")).to_have_count(0)


@pytest.mark.feature("staff")
def test_on_a_phone_in_chinese_somebody_signs_in_at_their_own_device(
    invite: Invite, served: Served
) -> None:
    _, panel = settings(invite, served)
    add(panel, "小梅", PIN, "Floor")
    expect(panel.locator("[data-staff-person]").filter(has_text="小梅")).to_have_count(1)

    phone = invite(**PHONE, locale="zh-CN")
    phone.open("/staff").see("[data-staff-name]")
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("工作人员登录")
    phone.page.locator("[data-staff-name]").fill("小梅")
    phone.page.get_by_role("checkbox").check()
    keys = phone.page.locator(".pad button")
    assert phone.too_wide == 0
    for key in keys.all():
        box = key.bounding_box()
        assert box is not None
        assert min(box["width"], box["height"]) >= TOUCH_PX
    for digit in PIN:
        phone.page.get_by_role("button", name=digit, exact=True).click()
    phone.page.get_by_role("button", name="登录", exact=True).click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("已登录：小梅")
    expect(phone.page.locator("[data-way]")).to_have_text("裁判")
    phone.page.get_by_role("link", name="裁判").first.click()
    expect(phone.page.locator("[data-staff]")).to_contain_text("小梅")
    assert phone.too_wide == 0
    phone.page.locator("[data-staff]").get_by_role("button", name="锁定").click()
    expect(phone.page.get_by_role("heading", level=1)).to_have_text("你是谁？")
    pad = phone.page.locator("[data-pin-pad]")
    for _ in range(3):
        phone.page.keyboard.type(OTHER)
        phone.page.keyboard.press("Enter")
        expect(pad).to_have_attribute("aria-busy", "false")
        expect(phone.page.get_by_role("alert")).to_contain_text("PIN 码不对")
        expect(phone.page.locator("[data-pin-give]")).to_be_disabled()
    phone.page.keyboard.type(OTHER)
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("alert")).to_contain_text("次数太多")
    phone.page.reload()
    phone.see("[data-pin]")
    phone.page.keyboard.type(PIN)
    phone.page.keyboard.press("Enter")
    expect(phone.page.get_by_role("alert")).to_contain_text("次数太多")


@pytest.mark.feature("staff")
def test_somebody_changes_their_own_pin_where_they_are_signed_in(
    invite: Invite, served: Served
) -> None:
    """From the bar of any page, on a laptop and on a phone in Chinese; both stay usable."""
    _, panel = settings(invite, served)
    add(panel, "Zoe", PIN, "Floor")
    expect(panel.locator("[data-staff-person]").filter(has_text="Zoe")).to_have_count(1)
    phone, laptop = invite(**PHONE, locale="zh-CN"), invite()
    for one, sign_in in ((phone, "登录"), (laptop, "Sign in")):
        one.open("/staff").see("[data-staff-name]")
        one.page.locator("[data-staff-name]").fill("Zoe")
        one.page.locator("[data-pin]").fill(PIN)
        one.page.get_by_role("button", name=sign_in, exact=True).click()
        one.see("[data-own-pin]")
    phone.open("/floor").page.locator("[data-staff] a").tap()
    form = phone.page.locator("[data-own-pin]")
    expect(form.get_by_role("heading")).to_have_text("更改我的 PIN 码")
    fields = [form.locator(f"[data-pin-of='{name}']") for name in ("present", "new", "again")]

    def typed(*pins: str) -> None:
        for field, pin in zip(fields, pins, strict=True):
            field.fill(pin)

    typed(PIN, OTHER, PIN)
    expect(form.locator("[data-pin-differs]")).to_have_text(
        "两次输入的新 PIN 码不同，请输入同一个。"
    )
    expect(form.locator("[data-pin-set]")).to_be_disabled()
    for present, new, words in (
        (PIN, "123456", "太好猜"),
        (PIN, PIN, "新 PIN 码和现在的一样"),
        ("271828", OTHER, "PIN 码不对"),
    ):
        typed(present, new, new)
        form.locator("[data-pin-set]").tap()
        expect(form.get_by_role("alert")).to_contain_text(words)
    typed(PIN, OTHER, OTHER)
    assert phone.too_wide == 0
    form.locator("[data-pin-set]").tap()
    expect(form.locator("[data-pin-changed]")).to_be_visible()
    expect(form.get_by_role("alert")).to_have_count(0)
    assert [field.input_value() for field in fields] == ["", "", ""]
    expect(phone.page.locator("[data-staff]")).to_contain_text("Zoe")

    expect(laptop.page.get_by_role("heading", level=1)).to_have_text("Who are you?")
    laptop.page.get_by_role("button", name="Zoe").click()
    for pin in (PIN, OTHER):
        laptop.page.locator("[data-pin]").fill(pin)
        laptop.page.keyboard.press("Enter")
        if pin == PIN:
            expect(laptop.page.get_by_role("alert")).to_contain_text("wrong")
    expect(laptop.page.get_by_role("heading", level=1)).to_have_text("Signed in as Zoe")


@pytest.mark.feature("staff")
def test_each_role_has_tournaments_of_its_own(invite: Invite, served: Served) -> None:
    """Cashier of both by name, floor of all, dealer at a table of one; a change keeps the rest."""
    boss, _ = settings(invite, served)
    events = []
    for template in ("heads-up", "turbo-27"):
        boss.open("/director").see("[data-settings]")
        events.append(announce_event(boss, template))
    first, second = events
    boss.open("/settings").see("#staff-title")
    panel = boss.page.locator("section.panel").filter(has=boss.page.locator("#staff-title"))

    def role(form: Locator, name: str) -> Locator:
        return form.locator(f'[data-staff-role="{name}"]')

    def grants() -> list[tuple[str, str | None, int | None]]:
        people = boss.views("staff")[-1]["people"]
        (person,) = (one for one in people if one["name"] == "Ada")
        return [(one["role"], one["event"], one["table"]) for one in person["roles"]]

    form = panel.locator('[data-staff-form="new"]')
    form.get_by_role("textbox", name="Name").fill("Ada")
    form.get_by_label("PIN", exact=True).fill(PIN)
    role(form, "cashier").get_by_role("checkbox").check()
    role(form, "cashier").locator("select").select_option(first)
    role(form, "cashier").get_by_role("button", name="Another tournament").click()
    role(form, "dealer").get_by_role("checkbox").check()
    role(form, "dealer").locator("select").select_option(second)
    role(form, "dealer").locator("input[type=number]").fill("3")
    form.get_by_role("button", name="Add person").click()
    ada = panel.locator("[data-staff-person]").filter(has_text="Ada")
    expect(ada).to_have_count(1)
    expect(role(form, "cashier").get_by_role("checkbox")).not_to_be_checked()
    of_all, of_dealer = ("floor", None, None), ("dealer", second, 3)
    cashier = [("cashier", event, None) for event in events]
    assert grants() == [of_all, *cashier, of_dealer]

    ada.get_by_role("button", name="Change").click()
    form = panel.locator('[data-staff-form]:not([data-staff-form="new"])')
    expect(role(form, "cashier").locator("select")).to_have_count(2)
    role(form, "cashier").get_by_role("button", name="Not this tournament").first.click()
    assert boss.too_wide == 0
    form.get_by_role("button", name="Save").click()
    expect(form).to_have_count(0)
    boss.until(lambda: grants() == [of_all, cashier[1], of_dealer])
