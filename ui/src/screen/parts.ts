import type { Part } from '../protocol';

/** What a big screen can show. */
export const PARTS: readonly Part[] = [
  'clock',
  'break',
  'prizes',
  'seats',
  'moves',
  'breaking',
  'final',
  'deal',
  'waiting',
];

/** What belongs to the event alone: an address shows no more; the floor's list is for screens that are put up. */
const OF_THE_EVENT: readonly string[] = PARTS.filter((part) => part !== 'waiting');

/** What still tells something when the event is over: who won, and who gets what. */
const AT_THE_END: readonly Part[] = ['clock', 'prizes'];

/** The parts that a screen of such an event shows: after its end those that tell how it ended, if it has any of them. */
export function partsNow(parts: readonly Part[], over: boolean): readonly Part[] {
  const left = over ? parts.filter((part) => AT_THE_END.includes(part)) : [];
  return left.length > 0 ? left : parts;
}

/** The parts that an address names, "clock+prizes": each once, in its order; the clock where it names none. */
export function readParts(text: string): Part[] {
  const named = text.split('+').filter((part): part is Part => OF_THE_EVENT.includes(part));
  return named.length > 0 ? [...new Set(named)] : ['clock'];
}
