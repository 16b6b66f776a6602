import type { FactView, PartView } from '../../protocol';

/** A fact, or a part of one. */
export type Asked = PartView & Partial<Pick<FactView, 'parts'>>;

/** What was told so far, by the name of the fact. */
export type Told = Record<string, unknown>;

/** What a fact is as long as nobody tells it. */
export function valueOf(fact: Asked, told: Told): unknown {
  return fact.name in told ? told[fact.name] : fact.initial;
}

/** Whether a fact has to be told before there is a ruling, and has not been yet. */
export function isMissing(fact: Asked, told: Told): boolean {
  if (!fact.needed) return false;
  if (!(fact.name in told)) return true;
  const value = told[fact.name];
  return fact.form === 'group' && (fact.parts ?? []).some((part) => isMissing(part, (value ?? {}) as Told));
}

/** Whether all is told that has to be. */
export const isComplete = (facts: readonly Asked[], told: Told): boolean =>
  !facts.some((fact) => isMissing(fact, told));

/** The same with one fact told, or with `undefined` not told any more. */
export function telling(told: Told, name: string, value: unknown): Told {
  const { [name]: _, ...rest } = told;
  return value === undefined ? rest : { ...rest, [name]: value };
}
