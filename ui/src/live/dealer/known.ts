import type { LiveTableView } from '../../protocol';
import type { Place } from '../facts/place';

/** Cards that everybody has seen in this hand: they cannot come again. */
export function knownCards({ hand }: LiveTableView): string[] {
  if (!hand) return [];
  const held = hand.seats.flatMap(({ cards, up, discards }) => [...cards, ...up, ...discards]);
  return [...hand.board, ...hand.more_boards.flat(), ...held].filter((card) => card !== '??');
}

/** Whether the game is played without the low cards. */
export const isShortDeck = ({ game }: LiveTableView): boolean => game.endsWith('6plus');

/** The table for what is told of it. */
export const placeOf = (view: LiveTableView): Place => ({
  seats: view.seats,
  chips: view.chips,
  gone: knownCards(view),
  shortDeck: isShortDeck(view),
});
