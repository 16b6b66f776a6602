import type { ChipsOffer, EntryView, EventLine, EventView } from '../protocol';
import { grouped, say, timeLeft } from '../words/words.svelte';

/** What an entry costs in all. */
export const priceOf = ({ charged, buy_in, fee, bounty }: EntryView): number =>
  charged ? buy_in + fee + (bounty?.amount ?? 0) : 0;

/**
 * What an entry costs, in words: "550"; "550 at the desk" where no wallet pays an event that somebody has announced,
 * for its prizes are paid by hand too; else "Free".
 */
export function priceInWords({ entry, kind }: EventLine): string {
  if (entry.charged) return grouped(priceOf(entry));
  const amount = entry.buy_in + (entry.bounty?.amount ?? 0);
  return kind === 'scheduled' && amount > 0 ? say('event-at-desk', { amount }) : say('event-free');
}

/** Where an entry's money goes: "500 to the prizes, 50 to the house". */
export function sharesInWords({ charged, buy_in, fee, bounty }: EntryView): string {
  const head = bounty ? say('bounty-entry-share', { amount: bounty.amount }) : '';
  if (buy_in === 0) return head;
  const shares =
    charged && fee > 0
      ? say('entry-shares', { amount: buy_in, fee })
      : say('event-to-prizes', { amount: buy_in });
  return head ? say('bounty-and', { first: shares, second: head }) : shares;
}

/** The words of the button that enters: what it does, and what that costs. */
export function enterWords({ entry, state }: EventLine): string {
  const code = entry.waits
    ? 'entry-wait'
    : state === 'night'
      ? 'entry-flight'
      : entry.may === 'again'
        ? 'entry-again'
        : state === 'open'
          ? 'event-join'
          : 'entry-late';
  if (entry.ticket) return say('entry-with-ticket', { what: say(code) });
  const amount = priceOf(entry);
  return amount > 0 ? say('entry-for', { what: say(code), amount }) : say(code);
}

/** Until when entries are taken into an event that is played; '' where none are. */
export function untilInWords({ entry, state }: EventLine, nowMs: number): string {
  if (state === 'open' || state === 'night' || state === 'over' || !entry.taken) return '';
  return entry.closes_ms === null
    ? say('entry-until-level', { level: entry.late_levels })
    : say('entry-until-time', { level: entry.late_levels, left: timeLeft(entry.closes_ms - nowMs) });
}

/** Whether it is told how often one who is out enters again: before the start, and while late entries are taken. */
export function tellsAgain({ entry, state }: EventLine): boolean {
  return entry.late_levels > 0 && (entry.taken || state === 'open');
}

/** The words of the button that buys these chips. */
export function buyWords({ what, chips, price }: ChipsOffer): string {
  return say(`buy-${what}`, { chips, price });
}

/** What the house has to add to what was collected for the prizes, so that the guarantee is kept. */
export function overlayOf({ line, collected }: EventView): number {
  return line.state === 'over' ? 0 : Math.max(0, line.entry.guarantee - collected);
}
