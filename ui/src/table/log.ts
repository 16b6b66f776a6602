import type { Citation, GameKind, HandView, LogLine, Street, TableView } from '../protocol';
import { hasWords, say, speech } from '../words/words.svelte';
import { nameAt } from './facts';
import { isWhy } from './unasked';

/** A line of the hand's story. */
export interface ToldLine {
  n: number;
  words: string;
  citation: Citation | null;
}

/** A street of the hand's story: its name, the cards that it brought, what happened. */
export interface ToldStreet {
  street: Street;
  /** The rule by which its cards came. */
  citation: Citation | null;
  cards: string[];
  lines: ToldLine[];
}

const BROUGHT: Partial<Record<Street, readonly [number, number]>> = {
  flop: [0, 3],
  turn: [3, 4],
  river: [4, 5],
};

/** Lines that only say that a street has come: its heading says that. */
const HEADED = new Set(
  ['preflop', 'flop', 'turn', 'river', 'predraw', 'draw', 'first-draw', 'second-draw', 'third-draw']
    .concat(['second', 'third', 'fourth', 'fifth', 'sixth', 'seventh'])
    .map((street) => `street-${street}`),
);

/** A line in words; empty for a code that has none. */
export function tell(view: TableView, line: LogLine): string {
  const code = `log-${line.code}`;
  if (!hasWords(code)) return '';
  const player = line.seat === null ? undefined : nameAt(view, line.seat);
  return say(code, { player, seat: line.seat, ...line.parameters });
}

/** What happened in the hand, street by street. */
export function tellHand(view: TableView, hand: HandView): ToldStreet[] {
  const told: ToldStreet[] = [];
  for (const line of hand.log) {
    let street = told.at(-1);
    if (street?.street !== line.street) {
      const [from, to] = BROUGHT[line.street] ?? [0, 0];
      told.push(
        (street = { street: line.street, citation: null, cards: hand.board.slice(from, to), lines: [] }),
      );
    }
    if (HEADED.has(line.code)) street.citation = line.citation;
    else street.lines.push({ n: line.n, words: tell(view, line), citation: line.citation });
  }
  return told;
}

/** Whether a line only says what stands above it already: without a board the street's name does. */
const namesStreet = (kind: GameKind, code: string) => kind !== 'board' && code.startsWith('street-');

/** What happened last in the hand, with why the clock did it where it was the clock; empty before anything did. */
export function lastTold(view: TableView): string {
  const lines = view.hand?.log ?? [];
  for (let at = lines.length - 1; at >= 0; at--) {
    if (namesStreet(view.hand!.kind, lines[at]!.code)) continue;
    const words = tell(view, lines[at]!);
    if (!words) continue;
    const why = lines[at - 1];
    return why && isWhy(why.code) ? tell(view, why) + speech.space + words : words;
  }
  return '';
}
