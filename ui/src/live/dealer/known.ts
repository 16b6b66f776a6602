import type { LiveTableView } from '../../protocol';

/** Cards that everybody has seen in this hand: they cannot come again. */
export function knownCards({ hand }: LiveTableView): string[] {
  if (!hand) return [];
  const held = hand.seats.flatMap(({ cards, up, discards }) => [...cards, ...up, ...discards]);
  return [...hand.board, ...hand.more_boards.flat(), ...held].filter((card) => card !== '??');
}

/** Whether the game is played without the low cards. */
export const isShortDeck = ({ game }: LiveTableView): boolean => game.endsWith('6plus');
