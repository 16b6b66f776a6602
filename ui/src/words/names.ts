import type { EventName } from '../protocol';
import { hasWords, say } from './words.svelte';

/** An event's name: as it was given, else after its template, with a number: "Turbo 2". */
export function eventName({ given, template, number }: EventName): string {
  return given ?? say(`event-named-${template}`, { number });
}

/** A game's name: "No-limit hold'em". */
export function gameName(game: string): string {
  return hasWords(`game-${game}`) ? say(`game-${game}`) : game;
}

/** A house player's style: "tight". */
export function styleName(style: string): string {
  return hasWords(`style-${style}`) ? say(`style-${style}`) : style;
}
