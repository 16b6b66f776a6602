"""What a director does with mouse and keys: announce, start, pause, move, remove."""

import re

from playwright.sync_api import Locator, expect
from serving import Served
from visitor import Invite, View, Visitor


class Clicks:
    """The clicks of one act, counted from the page on which the director stands."""

    def __init__(self) -> None:
        self.made = 0

    def on(self, place: Locator) -> None:
        place.first.click()
        self.made += 1


def direct(invite: Invite, served: Served) -> tuple[Visitor, Visitor]:
    """The director of an event, and a player at a table of it."""
    player = invite().join()
    player.until(player.is_dealt_in)
    director = invite()
    director.open(served.director)
    director.open(f"/director/{player.table['event']}").see("article")
    return director, player


def announce_event(director: Visitor, template: str) -> str:
    """A new event from a template; its id. The director's page shows it afterwards."""
    before = director.page.url
    director.page.locator("select:has(option[value='turbo-27'])").select_option(template)
    button = re.compile("^(Announce tournament|发布锦标赛)$")
    director.page.get_by_role("button", name=button).click()
    director.page.wait_for_url(lambda url: url != before)
    event = director.page.url.rsplit("/", 1)[1]
    director.until(lambda: event_of(director)["line"]["event"] == event)
    return event


def event_of(director: Visitor) -> View:
    """The event as the director's page was last told."""
    views = director.views("director")
    event: View = views[-1]["event"] if views else {"line": {"event": None}}
    return event


def cut_choices(director: Visitor) -> list[str]:
    """What is chosen where there is no room for its words."""
    cut: list[str] = director.page.locator("select:visible").evaluate_all(
        """those => those.filter(one => {
          const given = one.offsetWidth;
          one.style.cssText = 'width: max-content; max-width: none; flex: none';
          one.style.fieldSizing = 'content';
          const needed = one.offsetWidth;
          one.style.cssText = '';
          return given < needed;
        }).map(one => one.selectedOptions[0].text)"""
    )
    return cut


def broken_words(visitor: Visitor, selector: str) -> list[str]:
    """The words there that do not stand on one line, and those that are cut; Chinese may break
    anywhere."""
    broken: list[str] = visitor.page.locator(selector).evaluate_all(
        """those => those.flatMap(one => {
          const broken = [];
          const texts = document.createTreeWalker(one, NodeFilter.SHOW_TEXT);
          for (let text = texts.nextNode(); text; text = texts.nextNode())
            for (const found of text.data.matchAll(/[^\\s\u2e80-\u9fff\uff00-\uffef]+/g)) {
              const [word] = found;
              const range = document.createRange();
              range.setStart(text, found.index);
              range.setEnd(text, found.index + word.length);
              const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
              const seen = one.getBoundingClientRect();
              const { left, right } = range.getBoundingClientRect();
              const cut = left < seen.left - 1 || right > seen.right + 1;
              if (cut || lines.size > 1) broken.push(word);
            }
          return broken;
        })"""
    )
    return broken


def order(director: Visitor, button: str, reason: str) -> None:
    """Give an order of the clock, with its reason."""
    bar = director.page.get_by_label("Clock", exact=True)
    bar.get_by_role("button", name=button).click()
    give_reason(director, reason, button)


def give_reason(director: Visitor, reason: str, button: str) -> None:
    """Send an order that was asked for, with its reason.

    An order that was given at once gets its reason afterwards, where it was done.
    """
    sheet = director.page.get_by_role("dialog")
    if sheet.count() == 0:
        director.page.locator("[data-give-reason]").first.click()
        button = "Save reason"
    write_reason(sheet, reason)
    sheet.get_by_role("button", name=button, exact=True).click()
    sheet.wait_for(state="detached")


def write_reason(within: Locator, reason: str) -> None:
    """Write the reason of an order, which is folded where the order may go without one."""
    field = within.get_by_label("Reason", exact=True)
    folded = within.locator("details[data-reason-may]:not([open]) > summary")
    expect(field.or_(folded).first).to_be_attached()
    if folded.count() > 0:
        folded.click()
    field.fill(reason)


def usual_reason(within: Locator, name: str) -> None:
    """Choose a usual reason of an order that may go without one."""
    within.locator("details[data-reason-may] > summary").click()
    within.get_by_role("button", name=name).click()


def player_sheet(director: Visitor, table: int, name: str) -> Locator:
    """Open what can be done with a player."""
    plan = director.page.locator(f'article:has(a[href$="/{table}"])')
    plan.get_by_role("button", name=re.compile(rf"^{name}\s*, Seat")).click()
    return director.page.get_by_role("dialog")


def remove(director: Visitor, table: int, name: str, reason: str) -> None:
    """Take a player out of the event."""
    sheet = player_sheet(director, table, name)
    sheet.get_by_role("button", name="Remove", exact=True).click()
    write_reason(sheet, reason)
    sheet.get_by_role("button", name="Remove player").click()
    sheet.wait_for(state="detached")


def move(director: Visitor, table: int, name: str, to: tuple[int, int], reason: str) -> None:
    """Move a player to an open seat."""
    sheet = player_sheet(director, table, name)
    sheet.locator("select").select_option(f"{to[0]}-{to[1]}")
    write_reason(sheet, reason)
    sheet.get_by_role("button", name="Move player").click()
    sheet.wait_for(state="detached")
