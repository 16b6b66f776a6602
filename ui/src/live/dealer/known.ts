import type { LiveTableView } from '../../protocol';
import type { Place } from '../facts/place';

/** Cards that everybody has seen in this hand, those that lie aside included: they cannot come again. */
export function knownCards({ hand, out_of_play }: LiveTableView): string[] {
  if (!hand) return [];
  const held = hand.seats.flatMap(({ cards, up, discards }) => [...cards, ...up, ...discards]);
  return [...hand.board, ...hand.more_boards.flat(), ...held, ...out_of_play].filter((card) => card !== '??');
}

/** Whether the game is played without the low cards. */
export const isShortDeck = ({ game }: LiveTableView): boolean => game.endsWith('6plus');

/** What is told of a hand that came to the showdown: those that were folded before are none of it. */
export const AT_THE_SHOWDOWN: readonly string[] = ['called-hand', 'thrown-in', 'killed-hand', 'hand-shown'];

/** Whether a seat folded in the betting, or was never in the hand. */
const hasFolded = ({ hand }: LiveTableView, seat: number): boolean => {
  const mine = hand?.seats.find((each) => each.seat === seat);
  return !mine || mine.last?.kind === 'fold';
};

/** The table for what is told of it, of an incident of this kind. */
export const placeOf = (view: LiveTableView, kind = ''): Place => ({
  seats: view.seats.filter(({ seat }) => !AT_THE_SHOWDOWN.includes(kind) || !hasFolded(view, seat)),
  size: view.size,
  chips: view.chips,
  gone: knownCards(view),
  shortDeck: isShortDeck(view),
});
