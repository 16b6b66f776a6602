import type { EntrantView, EntryView, TableView } from '../protocol';

/** What can be printed of an event. */
export const PAPERS = [
  'seat-cards',
  'receipts',
  'break-slips',
  'bag-tags',
  'prize-slips',
  'results',
  'deal-figures',
] as const;
export type Paper = (typeof PAPERS)[number];

export function isPaper(text: string): text is Paper {
  return (PAPERS as readonly string[]).includes(text);
}

/** Where somebody sits. */
export interface Seated extends EntrantView {
  table: number;
  seat: number;
}

const isSeated = (one: EntrantView): one is Seated => one.table !== null && one.seat !== null;

/** Everybody in a seat, table by table, as cards are handed out. */
export function seated(entrants: readonly EntrantView[]): Seated[] {
  return entrants.filter(isSeated).sort((one, other) => one.table - other.table || one.seat - other.seat);
}

/**
 * Of a table that breaks those who have to go, in the seats that they leave; of one that is broken those who went and are
 * still in, in the seats that they have now.
 */
export function whoMoves(
  entrants: readonly EntrantView[],
  { table, state, went }: Pick<TableView, 'table' | 'state' | 'went'>,
): Seated[] {
  const all = seated(entrants);
  if (state !== 'broken') return all.filter((one) => one.table === table);
  return all.filter(({ player }) => went.some((one) => one.player === player));
}

/** Who is out or has won, the winner first. */
export function placed(entrants: readonly EntrantView[]): (EntrantView & { place: number })[] {
  return entrants
    .filter((one): one is EntrantView & { place: number } => one.place !== null)
    .sort((one, other) => one.place - other.place || one.name.localeCompare(other.name));
}

/** Who has won a prize, the winner first. */
export function paidOut(entrants: readonly EntrantView[]): (EntrantView & { place: number })[] {
  return placed(entrants).filter(({ prize }) => prize > 0);
}

/** Something that a player has paid for: an entry, chips again, the add-on, or an entry for which no seat has come
 * free yet; the `number` of its kind, from 1. */
export interface Receipt {
  one: EntrantView;
  what: 'entry' | 'rebuy' | 'add-on' | 'alternate';
  number: number;
  paid: number;
  /** So much of what was paid is for the player's bounty. */
  bounty: number;
  chips: number;
}

/** All receipts of these players, in the order of what they are for, then those of who `waits` for a seat. */
export function receipts(
  entrants: readonly EntrantView[],
  entry: EntryView,
  stack: number,
  waits: readonly EntrantView[] = [],
): Receipt[] {
  const bounty = entry.bounty?.amount ?? 0;
  const entered = { paid: entry.buy_in + entry.fee + bounty, bounty, chips: stack };
  const times = (count: number) => Array.from({ length: count }, (_, at) => at + 1);
  const { rebuys, add_on } = entry;
  const seated = entrants.flatMap((one): Receipt[] => [
    ...times(one.entries).map((number): Receipt => ({ one, what: 'entry', number, ...entered })),
    ...times(rebuys ? one.rebuys : 0).map((number): Receipt => {
      const head = one.rebuy_bounties[number - 1] ?? 0;
      const paid = (rebuys?.price ?? 0) + (rebuys?.fee ?? 0) + head;
      return { one, what: 'rebuy', number, paid, bounty: head, chips: rebuys?.chips ?? 0 };
    }),
    ...times(add_on ? one.add_ons : 0).map((number): Receipt => {
      const { price, chips, fee = 0 } = add_on ?? { price: 0, chips: 0 };
      const paid = price + fee;
      return { one, what: 'add-on', number, paid, bounty: 0, chips };
    }),
  ]);
  return [...seated, ...waits.map((one): Receipt => ({ one, what: 'alternate', number: 1, ...entered }))];
}
