import type { EventLine, EventName, RotationView, TableView } from '../protocol';
import { hasWords, say } from './words.svelte';

/** An event's name: as it was given, else after its template, with a number: "Turbo 2". */
export function eventName({ given, template, number }: EventName): string {
  return given ?? say(`event-named-${template}`, { number });
}

/** A game's name: "No-limit hold'em". */
export function gameName(game: string): string {
  return hasWords(`game-${game}`) ? say(`game-${game}`) : game;
}

/** What an event plays: its game, "5 games" that take turns, or dealer's choice. */
export function gameOf({ game, rotation }: { game: string; rotation: RotationView | null }): string {
  if (!rotation) return gameName(game);
  return rotation.chosen ? say('game-mix-chosen') : say('game-mix', { count: rotation.games.length });
}

/** How long each game of a rotation lasts, or who chooses it, in a sentence. */
export function turnsInWords({ by, hands, chosen }: RotationView): string {
  return say(chosen ? `game-mix-chosen-by-${by}` : `game-mix-by-${by}`, { hands });
}

/** The words for when an event starts, as long as no time is set: their code. */
export function startWords({ kind, by_itself }: EventLine): string {
  if (kind === 'scheduled') return by_itself ? 'event-gathering' : 'event-by-director';
  return kind === 'home' ? 'event-by-maker' : 'event-at-once';
}

/** A house player's style: "tight". */
export function styleName(style: string): string {
  return hasWords(`style-${style}`) ? say(`style-${style}`) : style;
}

/** The game of the hand on the table, and where games take turns the one that comes next. */
export function gameInPlay({ hand, next_game, choice }: TableView): string {
  const next = next_game ?? choice?.chosen;
  if (!hand) return next ? say('game-next', { next: gameName(next) }) : '';
  const game = gameName(hand.game);
  return next && next !== hand.game ? say('game-then', { game, next: gameName(next) }) : game;
}
