/** How cards lie beside each other on the screen; what they are worth is the room's to say. */
export type Order = 'rank' | 'suit';

const RANKS = 'AKQJT98765432';
const SUITS = 'shcd';

const rank = (card: string) => RANKS.indexOf(card.charAt(0));
const suit = (card: string) => SUITS.indexOf(card.charAt(1));

/** The highest first; by suit, each suit for itself. */
export function ordered(cards: readonly string[], order: Order): string[] {
  return [...cards].sort((a, b) =>
    order === 'suit' ? suit(a) - suit(b) || rank(a) - rank(b) : rank(a) - rank(b) || suit(a) - suit(b),
  );
}

/** A row as one reads it: what there is most of first, K K 3 rather than 3 K K; by suit as any cards. */
export function inRow(cards: readonly string[], order: Order = 'rank'): string[] {
  if (order === 'suit') return ordered(cards, order);
  const many = (card: string) => cards.filter((other) => rank(other) === rank(card)).length;
  return ordered(cards, order).sort((a, b) => many(b) - many(a) || rank(a) - rank(b) || suit(a) - suit(b));
}
