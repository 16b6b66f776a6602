import { LIMITS, type EventChanges, type PrizeView } from '../../protocol';
import type { Line } from '../ownpayouts';

/** What a sheet changes of a tournament beside its levels. */
export type Draft = Omit<EventChanges, 'levels' | 'none'>;

/** What a sheet shows of a start: the time of the wall as the field has it, "" for none. */
export function fieldOf(ms: number | null | undefined): string {
  if (ms == null) return '';
  const at = new Date(ms);
  return new Date(ms - 60_000 * at.getTimezoneOffset()).toISOString().slice(0, 16);
}

/** The time that the field has, null for none. */
export const timeIn = (field: string): number | null => (field === '' ? null : new Date(field).getTime());

/** The numbers of tables as one writes them: "5, 6, 9-12"; null where that says nothing clear. */
export function tablesIn(text: string): number[] | null {
  const numbers: number[] = [];
  for (const part of text.split(/[\s,，、;；]+/).filter(Boolean)) {
    const [, from, to] = /^(\d{1,5})(?:[-–~](\d{1,5}))?$/.exec(part) ?? [];
    const [first, last] = [Number(from), Number(to ?? from)];
    if (!from || last < first || last - first >= LIMITS.TABLE_NUMBERS_MAX) return null;
    for (let number = first; number <= last; number++) numbers.push(number);
  }
  return numbers;
}

/** The parts of the sheet. */
export const PARTS = ['levels', 'entries', 'prizes', 'tables', 'start', 'rules'] as const;
export type ChangePart = (typeof PARTS)[number];

/** The parts that an event in this state has: nothing starts any more once it is played. */
export const partsIn = (state: string): ChangePart[] =>
  PARTS.filter((part) => part !== 'start' || state === 'open' || state === 'night');

const OFFERS = ['rebuys', 'add_on', 'bounty', 'starts_ms'] as const;
const same = (one: unknown, other: unknown) => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** What of the draft differs from the terms that the tournament has. */
export function differences(draft: Draft, had: EventChanges): EventChanges {
  const told: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(draft))
    if (name === 'options') Object.assign(told, otherOptions(draft.options ?? {}, had.options ?? {}));
    else if (value != null && !same(value, had[name as keyof EventChanges])) told[name] = value;
  const none = OFFERS.filter((offer) => had[offer] && !draft[offer]);
  return { ...told, ...(none.length ? { none } : {}) };
}

/** The options that are set otherwise than before. */
function otherOptions(now: Record<string, string>, had: Record<string, string>): EventChanges {
  const other = Object.entries(now).filter(([option, setting]) => setting !== had[option]);
  return other.length ? { options: Object.fromEntries(other) } : {};
}

/** The prizes in lines: how many places get how much each. */
export function linesOf(prizes: readonly PrizeView[]): Line[] {
  const lines: Line[] = [];
  for (const { amount } of prizes) {
    const last = lines.at(-1);
    if (last?.[1] === amount) last[0] += 1;
    else lines.push([1, amount]);
  }
  return lines;
}

const placesOf = (lines: readonly Line[]): number[] =>
  lines.flatMap(([count, each]) => Array(count).fill(each));
const inLines = (places: readonly number[]): Line[] =>
  linesOf(places.map((amount, at) => ({ place: at + 1, amount })));

/** The sum of all prizes. */
export const sumOf = (lines: readonly Line[]): number =>
  lines.reduce((sum, [count, each]) => sum + count * each, 0);
export const placesIn = (lines: readonly Line[]): number => lines.reduce((sum, [count]) => sum + count, 0);

/** One more place is paid with this amount, taken from one of the others. */
export function withPlace(lines: readonly Line[], amount: number, from: number): Line[] {
  const places = placesOf(lines);
  if (places[from - 1] !== undefined) places[from - 1]! -= amount;
  return inLines([...places, amount]);
}

/** One place fewer is paid: its prize goes to the first. */
export function withoutPlace(lines: readonly Line[]): Line[] {
  const places = placesOf(lines);
  const amount = places.pop() ?? 0;
  if (places.length) places[0]! += amount;
  return inLines(places);
}

/** The unit of which all prizes but the first are made, where payouts name one. */
export const unitOf = (payouts: EventChanges['payouts']): number =>
  payouts && typeof payouts !== 'string' && payouts.type === 'plan' ? (payouts.unit ?? 1) : 1;

/**
 * What one more place gets at first: what a place costs to enter, but no more than the last prize, and in whole units
 * where it makes one.
 */
export function usualAmount(lines: readonly Line[], price: number, unit = 1): number {
  const last = lines.at(-1)?.[1] ?? 0;
  const amount = price > 0 ? Math.min(last, price) : last;
  return Math.floor(amount / unit) * unit || amount;
}
