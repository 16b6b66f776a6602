import type {
  InWords,
  LiveAnsweredView,
  LiveLineView,
  LiveLogView,
  LiveSeatView,
  LiveTableView,
} from '../../protocol';
import { grouped, say, speech, textIn } from '../../words/words.svelte';

/** Whether a line was taken back; what takes back stands. */
export const isUndone = (line: LiveLineView): boolean => line.undone && line.entry.type !== 'undone';

type Recorded = LiveLineView | LiveAnsweredView | LiveLogView;

/** What stands in the record, the newest first: its lines, the calls to which the floor came, the log of the table. */
export function recordOf({
  lines,
  answered = [],
  beside,
}: Pick<LiveTableView, 'lines' | 'answered' | 'beside'>): readonly Recorded[] {
  const when = (of: Recorded) => ('came_ms' in of ? of.came_ms : of.at_ms);
  // Lines of one moment keep their order.
  return [...lines, ...answered, ...(beside?.log ?? [])].sort((a, b) => when(a) - when(b)).reverse();
}

export const isLine = (of: Recorded): of is LiveLineView => 'entry' in of;
export const isLog = (of: Recorded): of is LiveLogView => 'from_table' in of;

/** What a line of the record is known by. */
export const keyOf = (of: Recorded): string =>
  isLine(of) ? `line ${of.n}` : isLog(of) ? `log ${of.n}` : `came ${of.came_ms}`;

/** How a line of the record stands: what is ruled on it and by whom. */
export function standing(line: LiveLineView): 'settled' | 'ask' | 'floor' | 'decided' | 'undone' | 'entered' {
  if (isUndone(line)) return 'undone';
  if (['chosen', 'overruled', 'by-floor'].includes(line.entry.type)) return 'decided';
  if (line.verdict === 'floor' && line.choices.some(({ chosen }) => chosen)) return 'decided';
  return line.verdict ?? 'entered';
}

/** Whether a settled ruling rests on what no document says: a setting of ours, of the house, or nothing but silence. */
export const isBySetting = ({ verdict, reasons }: Pick<LiveLineView, 'verdict' | 'reasons'>): boolean =>
  verdict === 'settled' &&
  (reasons.some(({ citation }) => citation.basis === 'ours' || citation.basis === 'house') ||
    (reasons.length > 0 && reasons.every(({ citation }) => citation.basis === 'silent')));

/** How a ruling stands, in words; of a settled one whether the rule or a setting settles it. */
export function standingWords(line: LiveLineView): string {
  const state = standing(line);
  if (state === 'ask') return say(`verdict-ask-${line.ask ?? 'floor'}`);
  return say(state === 'settled' && isBySetting(line) ? 'verdict-by-setting' : `verdict-${state}`);
}

/** Sentences one after the other, each once, as the language sets them. */
export function together(sentences: readonly InWords[]): string {
  return [...new Set(sentences.map((words) => textIn(words)))].join(speech.space);
}

/** Whether the headline says all that is done already: what the floor does of its own accord, or rules instead. */
export const isTold = ({ entry }: LiveLineView): boolean => ['by-floor', 'overruled'].includes(entry.type);

/** What somebody at the table has to do upon a line: of words and chips what follows, else all that is done. */
export function stepsOf(line: LiveLineView): string[] {
  if (line.follows.length > 0) return line.follows.map((words) => textIn(words));
  return isTold(line) || ['plays', 'acts'].includes(line.entry.type)
    ? []
    : line.done.map((words) => textIn(words));
}

/** Who sits in a seat, by name; the seat where nobody is known there. */
export function nameOf(seats: readonly LiveSeatView[], seat: number): string {
  return seats.find((each) => each.seat === seat)?.name ?? say('seat-number', { seat });
}

/** What was entered, in a line: "Ines pushes 2,000". */
export function entryWords(
  line: Pick<LiveLineView, 'entry' | 'headline'>,
  seats: readonly LiveSeatView[],
): string {
  const { entry } = line;
  const who = (seat: number) => nameOf(seats, seat);
  switch (entry.type) {
    case 'hand-dealt':
      return say('entry-hand-dealt', { player: who(entry.seat) });
    case 'board-turned':
      return say('entry-board-turned', { cards: entry.cards });
    case 'acts': {
      const to = 'to' in entry.action ? entry.action.to : 0;
      const cards = 'cards' in entry.action ? (entry.action.cards ?? []) : [];
      return say(`entry-acts-${entry.action.type}`, {
        player: who(entry.seat),
        amount: to,
        cards,
        count: cards.length,
      });
    }
    case 'plays':
      return say('entry-plays', { player: who(entry.seat), steps: stepsInWords(entry.steps) });
    case 'clock-asked':
    case 'count-over':
    case 'instructed':
    case 'all-dealt':
      return say(`entry-${entry.type}`);
    case 'offended':
      return say('entry-offended', { player: who(entry.seat) });
    case 'happened':
      return say(`situation-${entry.kind}`);
    case 'skipped-spoke':
      return say(entry.spoke_up ? 'entry-skipped-spoke' : 'entry-skipped-silent');
    case 'chips-found':
      return say('entry-chips-found', { amount: entry.chips });
    case 'count-asked':
      return say('entry-count-asked', { player: who(entry.by) });
    case 'stack-told':
      return say('entry-stack-told', { player: who(entry.seat), amount: entry.stack });
    case 'chosen':
    case 'overruled':
    case 'by-floor':
    case 'undone':
      return textIn(line.headline);
  }
}

type Plays = Extract<LiveLineView['entry'], { type: 'plays' }>;

/** Steps of a turn, one after the other: "pushes 2,000, says “call”". */
export function stepsInWords(steps: Plays['steps']): string {
  return steps.map(stepInWords).join(say('between'));
}

export function stepInWords(step: Plays['steps'][number]): string {
  switch (step.type) {
    case 'push':
      return step.said
        ? say('step-push-saying', { amount: worthOf(step.chips), words: step.said })
        : say('step-push', { amount: worthOf(step.chips) });
    case 'said':
      return say('step-said', { words: step.words });
    case 'pulled-back':
      return step.chips && worthOf(step.chips) > 0
        ? say('step-pulled-back-some', { amount: worthOf(step.chips) })
        : say('step-pulled-back');
    case 'told-count':
      return say('step-told-count', { amount: step.price });
    default:
      return say(`step-${step.type}`);
  }
}

/** What chips by denomination are worth together. */
export function worthOf(chips: Record<string, number>): number {
  return Object.entries(chips).reduce((sum, [worth, count]) => sum + Number(worth) * count, 0);
}

/** Chips by denomination in words: "2 × 1,000, 1 × 500". */
export function pileInWords(chips: Record<string, number>): string {
  return Object.entries(chips)
    .sort(([a], [b]) => Number(b) - Number(a))
    .map(([worth, count]) => `${count} × ${grouped(Number(worth))}`)
    .join(say('between'));
}
