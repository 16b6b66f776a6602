import type { Part } from '../protocol';

/** What a big screen can show. */
export const PARTS: readonly Part[] = ['clock', 'break', 'prizes', 'seats', 'moves'];

/** The parts that an address names, "clock+prizes": each once, in its order; the clock where it names none. */
export function readParts(text: string): Part[] {
  const named = text.split('+').filter((part): part is Part => (PARTS as readonly string[]).includes(part));
  return named.length > 0 ? [...new Set(named)] : ['clock'];
}
