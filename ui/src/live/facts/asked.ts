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
export function isBlank(value: unknown): boolean {
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
