import type { ReplayView, TableView, ThirteenSeatView } from '../protocol';
import type { Situation } from '../table/situation';
import { seatsInOrder, tellLine } from '../thirteen/points';
import { say, speech } from '../words/words.svelte';
import { partOf } from './parts';
import { tableOf } from './scene';

/** A step of a hand of 13-card poker as the pieces of its table show it. */
export function thirteenAt(view: ReplayView, at: number): TableView {
  const { hand, lines } = view.thirteen[at]!;
  return { ...tableOf(view), thirteen: { ...hand, log: view.thirteen_log.slice(0, lines) } };
}

/** What happened in a step, in words. */
export function thirteenWordsAt(view: ReplayView, at: number): string {
  const table = thirteenAt(view, at);
  const words = view.thirteen_log
    .slice(view.thirteen[at - 1]?.lines ?? 0, view.thirteen[at]!.lines)
    .map((line) => tellLine(table, line));
  if (words.length > 0) return words.slice(-2).join(speech.space);
  const opened = Math.min(...seatsInOrder(table.thirteen!).map(({ rows }) => rows.length));
  return say(opened > 1 ? 'replay-opened-middle' : 'replay-opened-front');
}

/** Whether a seat's cards are known but not yet set in rows. */
export function isHeld({ rows, cards }: ThirteenSeatView): boolean {
  return rows.length === 0 && cards.length > 0 && !cards.includes('??');
}

/** What stands beside the buttons: the part of the hand, the step, and what happened. */
export function thirteenSituationAt(view: ReplayView, at: number): Situation {
  const step = say('replay-step', { step: at + 1, steps: view.thirteen.length });
  return {
    tone: 'calm',
    icon: 'eye',
    state: `${say(partOf(view.thirteen[at]!))} · ${step}`,
    main: thirteenWordsAt(view, at),
    more: '',
  };
}
