import { describe, expect, it } from 'vitest';
import { inRow, ordered } from '../src/thirteen/order';
import {
  cardsOf,
  dealt,
  exchanged,
  filled,
  isComplete,
  laid,
  lastRow,
  moved,
  placeOf,
  put,
  ROWS,
  roomIn,
  swapped,
} from '../src/thirteen/rows';

const SIZES = { front: 3, middle: 5, back: 5 };
const CARDS = ['As', 'Ks', 'Kd', 'Qh', 'Jh', 'Th', '9h', '8h', '7c', '6c', '4d', '3d', '2c'];
const FULL = laid([CARDS.slice(0, 3), CARDS.slice(3, 8), CARDS.slice(8)]);

describe('cards on their way into rows', () => {
  it('are all in hand at first', () => {
    expect(dealt(CARDS).hand).toEqual(CARDS);
    expect(isComplete(dealt(CARDS))).toBe(false);
  });

  it('move to a row as long as it has room', () => {
    const some = moved(dealt(CARDS), SIZES, ['As', 'Ks', 'Kd', 'Qh'], 'front');
    expect(some.front).toEqual(['As', 'Ks', 'Kd']);
    expect(placeOf(some, 'Qh')).toBe('hand');
    expect(roomIn(some, SIZES, 'front')).toBe(0);
    expect(moved(some, SIZES, ['Qh'], 'front')).toBe(some);
  });

  it('move from row to row and back into the hand', () => {
    const some = moved(dealt(CARDS), SIZES, ['As', 'Ks'], 'back');
    const other = moved(some, SIZES, ['As'], 'middle');
    expect([other.back, other.middle]).toEqual([['Ks'], ['As']]);
    expect(moved(other, SIZES, ['As'], 'hand').hand).toContain('As');
  });

  it('change places with a card of a full row', () => {
    const other = put(FULL, SIZES, ['As'], { place: 'back', card: '7c' });
    expect(placeOf(other, 'As')).toBe('back');
    expect(placeOf(other, '7c')).toBe('front');
    expect(put(FULL, SIZES, ['As', 'Ks'], { place: 'back', card: '7c' })).toBe(FULL);
    expect(put(FULL, SIZES, ['As'], { place: 'back' })).toBe(FULL);
  });

  it('stand beside a card of a row with room', () => {
    const some = moved(dealt(CARDS), SIZES, ['As'], 'middle');
    expect(put(some, SIZES, ['Ks'], { place: 'middle', card: 'As' }).middle).toEqual(['As', 'Ks']);
  });

  it('stay where they are among their own', () => {
    expect(exchanged(FULL, 'As', 'Ks')).toBe(FULL);
    expect(put(FULL, SIZES, ['As'], { place: 'front', card: 'Ks' })).toBe(FULL);
  });
});

describe('rows', () => {
  it('of five change places', () => {
    expect(swapped(FULL).middle).toEqual(FULL.back);
    expect(swapped(FULL).front).toEqual(FULL.front);
  });

  it('are filled with what is left', () => {
    const some = moved(dealt(CARDS), SIZES, CARDS.slice(0, 5), 'back');
    expect(lastRow(some, SIZES)).toBeNull();
    const most = moved(some, SIZES, CARDS.slice(5, 10), 'middle');
    expect(lastRow(most, SIZES)).toBe('front');
    expect(filled(most, SIZES).front).toEqual(CARDS.slice(10));
    expect(isComplete(filled(dealt(CARDS), SIZES))).toBe(true);
    expect(lastRow(FULL, SIZES)).toBeNull();
  });

  it('never lose a card, whatever is done with them', () => {
    let [layout, drawn] = [dealt(CARDS), 7];
    const draw = (below: number) => (drawn = (drawn * 48271) % 2147483647) % below;
    for (let step = 0; step < 2_000; step++) {
      const card = CARDS[draw(13)]!;
      const place = [...ROWS, 'hand' as const][draw(4)]!;
      const on = layout[place][draw(5)];
      layout = draw(9) === 0 ? swapped(layout) : put(layout, SIZES, [card], { place, card: on });
      expect(cardsOf(layout).toSorted()).toEqual(CARDS.toSorted());
      for (const row of ROWS) expect(layout[row].length).toBeLessThanOrEqual(SIZES[row]);
    }
  });
});

describe('cards beside each other', () => {
  it('lie by rank, or each suit for itself', () => {
    expect(ordered(['2c', 'As', 'Kd', 'Ks'], 'rank')).toEqual(['As', 'Ks', 'Kd', '2c']);
    expect(ordered(['2c', 'As', 'Kd', 'Ah'], 'suit')).toEqual(['As', 'Ah', '2c', 'Kd']);
  });

  it('in a row lead with what there is most of', () => {
    expect(inRow(['3c', 'Kd', 'Ks'])).toEqual(['Ks', 'Kd', '3c']);
    expect(inRow(['As', '9c', '7d', '9s', '7h'])).toEqual(['9s', '9c', '7h', '7d', 'As']);
    expect(inRow(['Kd', '2s', '3s'], 'suit')).toEqual(['3s', '2s', 'Kd']);
  });
});
