import { isBlank, isNeeded, telling, type Asked, type Told } from './asked';

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

/** What was told without what is needed and still empty: that is to be asked for. */
export function begunOf(facts: readonly Asked[], told: Told): Told {
  return Object.fromEntries(
    Object.entries(told).filter(([name, value]) => {
      const fact = facts.find((each) => each.name === name);
      return !(fact && isNeeded(fact, told) && isBlank(value));
    }),
  );
}
