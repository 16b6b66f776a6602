import type { EntrantView } from '../protocol';

/** What can be printed of an event. */
export const PAPERS = ['seat-cards', 'receipts', 'break-slips', 'bag-tags', 'results'] as const;
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
  return entrants.filter(isSeated).toSorted((one, other) => one.table - other.table || one.seat - other.seat);
}

/** Who is out or has won, the winner first. */
export function placed(entrants: readonly EntrantView[]): (EntrantView & { place: number })[] {
  return entrants
    .filter((one): one is EntrantView & { place: number } => one.place !== null)
    .toSorted((one, other) => one.place - other.place || one.name.localeCompare(other.name));
}

/** How many slips of paper there are. */
export function count(paper: Paper, entrants: readonly EntrantView[]): number {
  if (paper === 'receipts') return entrants.length;
  return paper === 'results' ? placed(entrants).length : seated(entrants).length;
}
