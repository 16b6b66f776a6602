import type { ChipsOffer, EntryView, EventLine, EventView } from '../protocol';
import { amountIn } from '../pieces/money';
import { grouped, say, timeLeft } from '../words/words.svelte';

/** What an entry costs: so much for the prizes, so much for the house, and what it puts up as a bounty. */
export interface Price {
  buy_in: number;
  fee: number;
  bounty: number;
}

/** What an entry costs in all, whoever takes the money. */
export const sumOf = ({ buy_in, fee, bounty }: Price): number => buy_in + fee + bounty;

/** Where the money of an entry goes: "500 to the prize pool, 50 to the house, 200 to the bounties"; '' for none. */
export function sharesOf({ buy_in, fee, bounty }: Price): string {
  const shares =
    buy_in > 0 && fee > 0
      ? say('entry-shares', { amount: buy_in, fee })
      : fee > 0
        ? say('entry-to-house', { fee })
        : buy_in > 0
          ? say('event-to-prizes', { amount: buy_in })
          : '';
  const head = bounty > 0 ? say('bounty-entry-share', { amount: bounty }) : '';
  return shares && head ? say('bounty-and', { first: shares, second: head }) : shares || head;
}

/** What somebody pays for an entry. Where one sits down to points of the event alone nobody takes a fee. */
function priceFor({ entry, kind }: EventLine): Price {
  const taken = entry.charged || kind === 'scheduled';
  return { buy_in: entry.buy_in, fee: taken ? entry.fee : 0, bounty: entry.bounty?.amount ?? 0 };
}

/** What an entry takes out of a wallet. */
export const priceOf = ({ charged, buy_in, fee, bounty }: EntryView): number =>
  charged ? sumOf({ buy_in, fee, bounty: bounty?.amount ?? 0 }) : 0;

/** What an entry into this event costs, whoever takes the money. */
export const costOf = (line: EventLine): number => sumOf(priceFor(line));

/** Who takes the money of an entry into this event, or of chips that cost this `amount`: a wallet pays it, it is paid at
 * the desk, or nobody pays. */
export const paidAt = (line: EventLine, amount = costOf(line)): 'wallet' | 'desk' | 'nowhere' =>
  amount === 0 ? 'nowhere' : line.entry.charged ? 'wallet' : line.kind === 'scheduled' ? 'desk' : 'nowhere';

/**
 * What an entry costs, in words: "550"; "550 at the desk" where no wallet pays an event that somebody has announced,
 * for its prizes are paid by hand too; else "Free".
 */
export function priceInWords(line: EventLine): string {
  const amount = costOf(line);
  if (line.entry.charged) return grouped(amount);
  return paidAt(line) === 'desk'
    ? say('event-at-desk', { amount: amountIn(amount, line.entry.currency) })
    : say('event-free');
}

/** Where the money of an entry into this event goes. */
export const sharesInWords = (line: EventLine): string => sharesOf(priceFor(line));

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

/** The end of a level or break until which entries are taken. */
export const untilEnd = ({ late_levels: level, closing }: EntryView): string =>
  say('entry-until-level', { level, with: closing ?? 'level' });

/** Until when entries are taken into an event that is played; '' where none are. */
export function untilInWords({ entry, state }: EventLine, nowMs: number): string {
  if (state === 'open' || state === 'night' || state === 'over' || !entry.taken) return '';
  const until = untilEnd(entry);
  return entry.closes_ms === null
    ? until
    : say('entry-until-time', { until, left: timeLeft(entry.closes_ms - nowMs) });
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
