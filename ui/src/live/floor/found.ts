import type { FloorLineView, InWords } from '../../protocol';
import { termsOf } from '../../rules/search';
import { titleOf } from '../title';

/** All that a ruling is found by, in both languages. */
export function textOf(ruling: FloorLineView): string {
  const { hand, player, line } = ruling;
  const why = 'why' in line.entry ? (line.entry.why ?? '') : '';
  const said: InWords[] = [line.headline, ...line.reasons.map(({ words }) => words)];
  said.push(...line.ruling, ...line.done, ...line.choices.map(({ words }) => words));
  if (line.ruled) said.push(line.ruled);
  if (line.penalty) said.push(line.penalty);
  const rules = line.citations.map(({ rule }) => rule);
  return [
    titleOf(ruling),
    String(hand),
    player,
    line.by,
    why,
    ...rules,
    ...said.flatMap(({ en, zh }) => [en, zh]),
  ]
    .join('\n')
    .toLowerCase();
}

/** The rulings of a table, or of all, in which every word that is searched for stands in one language or the other. */
export function found(rulings: readonly FloorLineView[], query: string, table: string): FloorLineView[] {
  const terms = termsOf(query);
  return rulings.filter((each) => {
    if (table && each.table !== table) return false;
    if (terms.length === 0) return true;
    const text = textOf(each);
    return terms.every((term) => text.includes(term.toLowerCase()));
  });
}
