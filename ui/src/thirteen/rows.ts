/** The three rows of a hand, the smallest first. */
export const ROWS = ['front', 'middle', 'back'] as const;
export type Row = (typeof ROWS)[number];

/** Where a card stands: in a row, or still in hand. */
export type Place = Row | 'hand';
export const PLACES: readonly Place[] = [...ROWS, 'hand'];

/** How many cards each row takes. */
export type Sizes = Readonly<Record<Row, number>>;

/** Which card stands where. What a function answers is another layout, or the same one where nothing changed. */
export type Layout = Readonly<Record<Place, readonly string[]>>;

/** Where a card is put: in a place, or on a card that stands there. */
export interface Target {
  place: Place;
  card?: string | undefined;
}

/** All cards in hand. */
export function dealt(cards: readonly string[]): Layout {
  return { front: [], middle: [], back: [], hand: cards };
}

/** The cards in these rows, front to back, and none in hand. */
export function laid([front = [], middle = [], back = []]: readonly (readonly string[])[]): Layout {
  return { front, middle, back, hand: [] };
}

export function cardsOf(layout: Layout): string[] {
  return PLACES.flatMap((place) => layout[place]);
}

/** Where a card stands; in hand where the layout does not know it. */
export function placeOf(layout: Layout, card: string): Place {
  return ROWS.find((row) => layout[row].includes(card)) ?? 'hand';
}

/** How many more cards a place takes: the hand as many as there are. */
export function roomIn(layout: Layout, sizes: Sizes, place: Place): number {
  return place === 'hand' ? Infinity : sizes[place] - layout[place].length;
}

/** Whether every card stands in a row. */
export function isComplete(layout: Layout): boolean {
  return layout.hand.length === 0;
}

/** The one row that is not full and takes all that is left in hand; null where there are several, or none. */
export function lastRow(layout: Layout, sizes: Sizes): Row | null {
  const open = ROWS.filter((row) => roomIn(layout, sizes, row) > 0);
  return open.length === 1 && layout.hand.length > 0 ? open[0]! : null;
}

/** These cards moved to a place, in their order, as many as it takes. */
export function moved(layout: Layout, sizes: Sizes, cards: readonly string[], place: Place): Layout {
  const going = cards
    .filter((card) => placeOf(layout, card) !== place)
    .slice(0, roomIn(layout, sizes, place));
  if (going.length === 0) return layout;
  const left = without(layout, going);
  return { ...left, [place]: [...left[place], ...going] };
}

/** Two cards in each other's place. */
export function exchanged(layout: Layout, one: string, other: string): Layout {
  if (placeOf(layout, one) === placeOf(layout, other)) return layout;
  const turned = (card: string) => (card === one ? other : card === other ? one : card);
  return mapped(layout, (cards) => cards.map(turned));
}

/**
 * What is put comes to stand at its target. A single card that is put on another one in a full row changes places
 * with it.
 */
export function put(layout: Layout, sizes: Sizes, cards: readonly string[], target: Target): Layout {
  const [card] = cards;
  const full = roomIn(layout, sizes, target.place) <= 0;
  if (full && cards.length === 1 && card && target.card) return exchanged(layout, card, target.card);
  return moved(layout, sizes, cards, target.place);
}

/** Middle and back in each other's place; they take as many cards. */
export function swapped(layout: Layout): Layout {
  return { ...layout, middle: layout.back, back: layout.middle };
}

/** What is still in hand fills the rows from the back to the front. */
export function filled(layout: Layout, sizes: Sizes): Layout {
  return [...ROWS].reverse().reduce((so, row) => moved(so, sizes, so.hand, row), layout);
}

function without(layout: Layout, cards: readonly string[]): Layout {
  return mapped(layout, (those) => those.filter((card) => !cards.includes(card)));
}

function mapped(layout: Layout, change: (cards: readonly string[]) => readonly string[]): Layout {
  const { front, middle, back, hand } = layout;
  return { front: change(front), middle: change(middle), back: change(back), hand: change(hand) };
}
