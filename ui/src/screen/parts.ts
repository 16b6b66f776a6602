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

/** The parts that an address names, "clock+prizes": each once, in its order; the clock where it names none. */
export function readParts(text: string): Part[] {
  const named = text.split('+').filter((part): part is Part => OF_THE_EVENT.includes(part));
  return named.length > 0 ? [...new Set(named)] : ['clock'];
}
