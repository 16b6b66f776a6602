import type { Citation, ReplayView } from '../protocol';
import { tellHand } from '../table/log';
import { tellLine } from '../thirteen/points';
import { partOf } from './parts';
import { tableAt } from './scene';
import { thirteenAt } from './thirteen';

/** A part of a hand in words. */
export interface Chapter {
  /** The code of its name. */
  part: string;
  citation: Citation | null;
  /** The cards that came with it. */
  cards: readonly string[];
  lines: readonly { n: number; words: string; citation: Citation | null }[];
  /** Whether the heading itself tells that it has come. */
  headed: boolean;
}

/** Streets that begin with a line of their own; of the others the heading tells that they have come. */
const OWN_LINES = new Set(['preflop', 'second', 'third', 'predraw', 'showdown', 'over']);

/** The whole hand in words, part by part. */
export function chaptersOf(view: ReplayView): Chapter[] {
  if (view.thirteen.length > 0) return ofThirteen(view);
  const whole = tableAt(view, view.steps.length - 1);
  return tellHand(whole, whole.hand!).map(({ street, citation, cards, lines }) => ({
    part: `street-${street}`,
    citation,
    cards,
    lines,
    headed: !OWN_LINES.has(street),
  }));
}

/** A line of 13-card poker is of the part whose step told it. */
function ofThirteen(view: ReplayView): Chapter[] {
  const table = thirteenAt(view, view.thirteen.length - 1);
  const chapters: (Chapter & { lines: Chapter['lines'][number][] })[] = [];
  let n = 0;
  for (const step of view.thirteen) {
    const part = partOf(step);
    if (chapters.at(-1)?.part !== part)
      chapters.push({ part, citation: null, cards: [], lines: [], headed: false });
    for (const line of view.thirteen_log.slice(n, step.lines))
      chapters.at(-1)!.lines.push({ n: (n += 1), words: tellLine(table, line), citation: line.citation });
  }
  return chapters;
}
