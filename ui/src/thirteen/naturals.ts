import { ordered } from './order';

const SIZES = [3, 5, 5] as const;
const LOW_FIRST = 'A23456789TJQKA';

/**
 * The thirteen cards of a natural in lines of three, five and five, so that one sees what it is: three flushes suit by
 * suit, three straights one by one, all else as the cards run. The room has judged it; here it is only laid out.
 */
export function naturalLines(natural: string, cards: readonly string[]): string[][] {
  const lines =
    natural === 'three-flushes' ? flushes(cards) : natural === 'three-straights' ? straights(cards) : null;
  return lines ?? cut(ordered(cards, 'rank'));
}

function cut(cards: readonly string[]): string[][] {
  let at = 0;
  return SIZES.map((size) => cards.slice(at, (at += size)));
}

/** Suit by suit: each line takes its cards from a suit that comes out even with it. */
function flushes(cards: readonly string[], at = 0): string[][] | null {
  const size = SIZES[at];
  if (size === undefined) return [];
  for (const suit of 'shcd') {
    const line = ordered(
      cards.filter((card) => card.endsWith(suit)),
      'rank',
    ).slice(0, size);
    if (line.length < size) continue;
    const rest = flushes(without(cards, line), at + 1);
    if (rest) return [line, ...rest];
  }
  return null;
}

/** One straight after the other, the highest first, an ace at either end. */
function straights(cards: readonly string[], at = 0): string[][] | null {
  const size = SIZES[at];
  if (size === undefined) return [];
  for (let low = LOW_FIRST.length - size; low >= 0; low -= 1) {
    const ranks = [...LOW_FIRST.slice(low, low + size)].reverse();
    const line = ranks.flatMap((rank) => cards.find((card) => card.startsWith(rank)) ?? []);
    if (line.length < size) continue;
    const rest = straights(without(cards, line), at + 1);
    if (rest) return [line, ...rest];
  }
  return null;
}

function without(cards: readonly string[], taken: readonly string[]): string[] {
  return cards.filter((card) => !taken.includes(card));
}
