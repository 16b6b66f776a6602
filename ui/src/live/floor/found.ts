import type { FloorLineView, InWords, KindView } from '../../protocol';
import { hasAll } from '../../rules/search';
import { textsOf } from '../../words/words.svelte';
import { titleOf } from '../title';

/** All that a ruling is found by, in every language. */
export function textOf(ruling: FloorLineView): string {
  const { called, player, line } = ruling;
  const why = 'why' in line.entry ? (line.entry.why ?? '') : '';
  const said: InWords[] = [line.headline, ...line.reasons.map(({ words }) => words)];
  said.push(...line.ruling, ...line.done, ...line.choices.map(({ words }) => words));
  if (line.ruled) said.push(line.ruled);
  if (line.penalty) said.push(line.penalty);
  const rules = line.citations.map(({ rule }) => rule);
  return [titleOf(ruling), String(called), player, line.by, why, ...rules, ...said.flatMap(textsOf)].join(
    '\n',
  );
}

/** All that a kind of situation is found by, in every language. */
export function kindText({ words, about, names }: KindView): string {
  return [words, about, names].flatMap(textsOf).join('\n');
}

/** The rulings of a table, or of all, in which every word that is searched for stands in any language. */
export function found(rulings: readonly FloorLineView[], query: string, table: string): FloorLineView[] {
  return rulings.filter((each) => (!table || each.table === table) && hasAll(textOf(each), query));
}
