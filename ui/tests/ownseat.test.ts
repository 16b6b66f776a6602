import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { keepSeat, keepSeatShown, seatKept, seatOf } from '../src/event/ownseat';
import type { CashView, TableView } from '../src/protocol';

let kept: Map<string, string>;
beforeEach(() => {
  kept = new Map();
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
});
afterEach(() => vi.unstubAllGlobals());

/** A table of the event e1 where Ann sits in seat 2 and Bo in seat 6, as it is told to who sits in `my_seat`. */
const table = (my_seat: number | null, more: Partial<TableView> = {}) =>
  ({
    event: 'e1',
    table: 3,
    my_seat,
    cash: null,
    players: [
      { seat: 2, player: 'ann' },
      { seat: 6, player: 'bo' },
    ],
    ...more,
  }) as TableView;

describe('the seat that was last shown', () => {
  it('is kept for each player of each event', () => {
    keepSeat('e1', 'ann', '3-2');
    keepSeat('e1', 'bo', '3-6');
    keepSeat('e2', 'ann', '1-1');
    expect(seatKept('e1', 'ann')).toBe('3-2');
    expect(seatKept('e1', 'bo')).toBe('3-6');
    expect(seatKept('e2', 'ann')).toBe('1-1');
    expect(seatKept('e2', 'bo')).toBeNull();
  });

  it('is none for who is out, or has no seat at night', () => {
    expect(seatOf({ place: null, table: 3, seat: 2 })).toBe('3-2');
    expect(seatOf({ place: 9, table: 3, seat: 2 })).toBeNull();
    expect(seatOf({ place: null, table: null, seat: null })).toBeNull();
  });

  it('is kept by the table, too, as the page of the event has it', () => {
    keepSeat('e1', 'bo', '1-4');
    keepSeatShown(table(6));
    expect(seatKept('e1', 'bo')).toBe(seatOf({ place: null, table: 3, seat: 6 }));
    expect(seatKept('e1', 'ann')).toBeNull();
  });

  it('is not kept by a table where one only looks on, nor by one of cash', () => {
    keepSeat('e1', 'bo', '1-4');
    keepSeatShown(table(null));
    keepSeatShown(table(6, { cash: {} as CashView }));
    expect([...kept.values()]).toEqual(['1-4']);
  });

  it('is none where the storage is closed', () => {
    const closed = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed });
    keepSeatShown(table(6));
    expect(seatKept('e1', 'bo')).toBeNull();
  });
});
