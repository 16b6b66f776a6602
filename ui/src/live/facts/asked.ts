import type { FactView, PartView } from '../../protocol';

/** A fact, or a part of one. */
export type Asked = PartView & Partial<Pick<FactView, 'parts' | 'of_offences'>>;

/** What was told so far, by the name of the fact. */
export type Told = Record<string, unknown>;

/** What a fact is as long as nobody tells it. */
export function valueOf(fact: Asked, told: Told): unknown {
  return fact.name in told ? told[fact.name] : fact.initial;
}

/** The facts of a kind, with their values and parts, as far as a game has them. */
export function inGame<F extends Asked>(facts: readonly F[], stud: boolean): F[] {
  const had = ({ played }: { played: 'any' | 'stud' }) => stud || played === 'any';
  return facts.filter(had).map((fact) => ({
    ...fact,
    offered: fact.offered.filter(had),
    ...(fact.parts ? { parts: inGame(fact.parts, stud) } : {}),
  }));
}

/** Where a fact that decides stands: its name; in a list of rows also the place of the row, and the name there. */
export type Place = readonly [name: string, ...within: string[]];

/** A fact to be asked for, and where it stands. */
export interface Question {
  path: string;
  place: Place;
  fact: Asked;
}

/** What to ask for by the paths that the room names. */
export function questionsOf(facts: readonly Asked[], paths: readonly string[]): Question[] {
  return paths.flatMap((path) => {
    const place = path.split('.') as unknown as Place;
    const fact = factAt(facts, place);
    return fact ? [{ path, place, fact }] : [];
  });
}

/** The fact at a place. */
export function factAt(facts: readonly Asked[], [name, ...within]: Place): Asked | undefined {
  const fact = facts.find((each) => each.name === name);
  const inner = within.at(-1);
  return inner === undefined ? fact : fact?.parts?.find((each) => each.name === inner);
}

/** What was told of the fact at a place, `undefined` where nothing was. */
export function toldAt(told: Told, place: Place): unknown {
  return place.reduce((within: unknown, name) => (within as Told | undefined)?.[name], told);
}

/** What was told, with the fact at a place; `undefined` takes it back. */
export function tellingAt(told: Told, [name, ...within]: Place, value: unknown): Told {
  const [first, ...rest] = within;
  if (first === undefined) return telling(told, name, value);
  const now = told[name];
  if (!Array.isArray(now))
    return telling(told, name, tellingAt((now ?? {}) as Told, [first, ...rest], value));
  const [inner, ...deeper] = rest;
  if (inner === undefined) return told;
  return telling(
    told,
    name,
    now.map((row: Told, at) => (String(at) === first ? tellingAt(row, [inner, ...deeper], value) : row)),
  );
}

/** Whether there is no ruling without a fact, as the others beside it were told. */
export function isNeeded({ needed, needed_where: where }: Asked, told: Told): boolean {
  return needed || Boolean(where?.values.some((value) => value === told[where.fact]));
}

/** The facts that are asked for now: what is told of some infractions alone comes with one of them, and what another fact needs is needed with that. */
export function askedNow<F extends Asked>(facts: readonly F[], told: Told): F[] {
  return facts
    .filter(({ of_offences }) => !of_offences?.length || of_offences.some((each) => each === told.offence))
    .map((fact) => ({ ...fact, needed: isNeeded(fact, told) }));
}

/** What was told, without what is not asked for any more. */
export function toldNow(facts: readonly Asked[], told: Told): Told {
  const gone = facts.filter((fact) => !askedNow([fact], told).length).map(({ name }) => name);
  return Object.fromEntries(Object.entries(told).filter(([name]) => !gone.includes(name)));
}

/** Whether nothing stands in a value: no text, no seats, no rows. */
function isBlank(value: unknown): boolean {
  return value === '' || (typeof value === 'object' && value !== null && Object.keys(value).length === 0);
}

/** Whether a fact, or a part of one that is told, has to be told before there is a ruling, and has not been yet. */
export function isMissing(fact: Asked, told: Told): boolean {
  const value = told[fact.name];
  const needed = isNeeded(fact, told);
  if (!(fact.name in told) || isBlank(value) || (fact.needed_where && value === 0)) return needed;
  const lacks = (row: unknown) => (fact.parts ?? []).some((part) => isMissing(part, (row ?? {}) as Told));
  if (fact.form === 'rows') return Array.isArray(value) && value.some(lacks);
  return fact.form === 'group' && lacks(value);
}

/** What was told without what is needed and still empty: that is to be asked for. */
export function begunOf(facts: readonly Asked[], told: Told): Told {
  return Object.fromEntries(
    Object.entries(told).filter(([name, value]) => {
      const fact = facts.find((each) => each.name === name);
      return !(fact && isNeeded(fact, told) && isBlank(value));
    }),
  );
}

/** Whether all is told without which nothing can be asked. */
export function isAskable(facts: readonly Asked[], told: Told): boolean {
  return !askedNow(facts, told).some((fact) => isMissing(fact, told));
}

/** Whether all is told that has to be; of what needs nothing, whether anything is told at all. */
export function isComplete(facts: readonly Asked[], told: Told): boolean {
  if (!isAskable(facts, told)) return false;
  const says = (value: unknown) => value !== 0 && !isBlank(value);
  return facts.length === 0 || facts.some((fact) => says(valueOf(fact, told)));
}

/** The same with one fact told, or with `undefined` not told any more. */
export function telling(told: Told, name: string, value: unknown): Told {
  const { [name]: _, ...rest } = told;
  return value === undefined ? rest : { ...rest, [name]: value };
}
