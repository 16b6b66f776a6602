import { hasWords, say } from './words.svelte';

/**
 * An event's name. One that the room itself announced is called after its template, with a number ("Turbo 2"), and
 * that has words in both languages; a name that someone gave stands as it is.
 */
export function eventName(name: string): string {
  const [, made, number] = /^([A-Z][a-z]+) (\d+)$/.exec(name) ?? [];
  const code = `event-named-${made?.toLowerCase()}`;
  return number && hasWords(code) ? say(code, { number: Number(number) }) : name;
}

/** A game's name: "No-limit hold'em". */
export function gameName(game: string): string {
  return hasWords(`game-${game}`) ? say(`game-${game}`) : game;
}

/** A house player's style: "tight". */
export function styleName(style: string): string {
  return hasWords(`style-${style}`) ? say(`style-${style}`) : style;
}
