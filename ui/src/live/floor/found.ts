import type { FloorLineView, InWords, KindView } from '../../protocol';
import { hasAll } from '../../rules/search';
import { titleOf } from '../title';

/** All that a ruling is found by, in both languages. */
export function textOf(ruling: FloorLineView): string {
  const { called, player, line } = ruling;
  const why = 'why' in line.entry ? (line.entry.why ?? '') : '';
  const said: InWords[] = [line.headline, ...line.reasons.map(({ words }) => words)];
  said.push(...line.ruling, ...line.done, ...line.choices.map(({ words }) => words));
  if (line.ruled) said.push(line.ruled);
  if (line.penalty) said.push(line.penalty);
  const rules = line.citations.map(({ rule }) => rule);
  return [
    titleOf(ruling),
    String(called),
    player,
    line.by,
    why,
    ...rules,
    ...said.flatMap(({ en, zh }) => [en, zh]),
  ].join('\n');
}

/** All that a kind of situation is found by, in both languages. */
export function kindText({ words, about, names }: KindView): string {
  return [words, about, names].flatMap(({ en, zh }) => [en, zh]).join('\n');
}

/** The rulings of a table, or of all, in which every word that is searched for stands in one language or the other. */
export function found(rulings: readonly FloorLineView[], query: string, table: string): FloorLineView[] {
  return rulings.filter((each) => (!table || each.table === table) && hasAll(textOf(each), query));
}
