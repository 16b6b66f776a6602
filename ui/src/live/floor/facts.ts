import type { FactView, KindView, PartView, Plays } from '../../protocol';

/** Facts while they are told, as JSON has them; what is not there is left out. */
export type Told = Readonly<Record<string, unknown>>;

export type Step = Plays['steps'][number];

const EMPTY: Partial<Record<PartView['form'], unknown>> = {
  rows: [],
  steps: [],
  seats: [],
  cards: [],
  choices: [],
  sequence: [],
  flag: false,
};

/** The facts of a kind before anything is told: as they are where they are left out. */
export function started({ facts }: Pick<KindView, 'facts'>): Told {
  return Object.fromEntries(facts.map((fact) => [fact.name, startOf(fact)]));
}

/** One fact before it is told. */
export function startOf(fact: PartView | FactView): unknown {
  if (!fact.needed) return fact.initial ?? null;
  if (fact.form === 'group' && 'parts' in fact) return startOfParts(fact.parts);
  if (fact.form === 'choice') return null;
  return fact.unknown ? null : (EMPTY[fact.form] ?? null);
}

/** A row before it is told. */
export function startOfParts(parts: readonly PartView[]): Told {
  return Object.fromEntries(parts.map((part) => [part.name, startOf(part)]));
}

/** Whether everything is told without which there is no ruling. */
export function isComplete({ facts }: Pick<KindView, 'facts'>, told: Told): boolean {
  return facts.every((fact) => isTold(fact, told[fact.name]));
}

function isTold(fact: PartView | FactView, value: unknown): boolean {
  if (!fact.needed || fact.unknown) return true;
  if (value === null || value === undefined || value === '') return false;
  if (Array.isArray(value)) return value.length > 0 && value.every((each) => each !== null && each !== '');
  if (fact.form === 'group' && 'parts' in fact)
    return fact.parts.every((part) => isTold(part, (value as Told)[part.name]));
  return typeof value !== 'object' || Object.keys(value).length > 0;
}

/** What is sent: without what was left as it was, and without what nobody has told. */
export function factsTold({ facts }: Pick<KindView, 'facts'>, told: Told): Record<string, unknown> {
  const sent: Record<string, unknown> = {};
  for (const fact of facts) {
    const value = told[fact.name];
    if (value === undefined || (value === null && !(fact.needed && fact.unknown))) continue;
    if (!fact.needed && JSON.stringify(value) === JSON.stringify(fact.initial)) continue;
    sent[fact.name] = sentOf(fact, value);
  }
  return sent;
}

/** A row goes without what is empty in it. */
function sentOf(fact: FactView, value: unknown): unknown {
  const tidy = (row: unknown) =>
    Object.fromEntries(Object.entries(row as Told).filter(([, each]) => each !== null && each !== ''));
  if (fact.form === 'rows' && Array.isArray(value)) return value.map(tidy);
  return fact.form === 'group' ? tidy(value) : value;
}
