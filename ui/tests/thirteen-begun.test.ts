import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { begunOf, forgetBegun, keepBegun } from '../src/thirteen/begun';
import { dealt, moved } from '../src/thirteen/rows';

const SIZES = { front: 3, middle: 5, back: 5 };
const CARDS = ['As', 'Ks', 'Kd', 'Qh', 'Jh', 'Th', '9h', '8h', '7c', '6c', '4d', '3d', '2c'];
const BEGUN = moved(dealt(CARDS), SIZES, ['As', 'Ks'], 'back');

/** What a browser offers to keep things in. */
class Storage {
  kept = new Map<string, string>();
  getItem = (key: string) => this.kept.get(key) ?? null;
  setItem = (key: string, value: string) => void this.kept.set(key, value);
  removeItem = (key: string) => void this.kept.delete(key);
}

let storage: Storage;
beforeEach(() => vi.stubGlobal('localStorage', (storage = new Storage())));
afterEach(() => vi.unstubAllGlobals());

describe('an arrangement that is begun', () => {
  it('is kept for its hand at its table', () => {
    keepBegun('c1', 7, BEGUN);
    expect(begunOf('c1', 7, CARDS)).toEqual(BEGUN);
    expect(begunOf('c1', 8, CARDS)).toBeNull();
    expect(begunOf('c2', 7, CARDS)).toBeNull();
  });

  it('is not that of other cards', () => {
    keepBegun('c1', 7, BEGUN);
    expect(begunOf('c1', 7, ['Ah', ...CARDS.slice(1)])).toBeNull();
  });

  it('is gone when the hand is over, and leaves nothing behind', () => {
    keepBegun('c1', 7, BEGUN);
    keepBegun('e2', 3, dealt(CARDS));
    forgetBegun('c1');
    expect(begunOf('c1', 7, CARDS)).toBeNull();
    expect(begunOf('e2', 3, CARDS)).not.toBeNull();
    forgetBegun('e2');
    expect(storage.kept.size).toBe(0);
  });

  it('is one for each table, and of few tables', () => {
    for (let table = 1; table <= 20; table += 1) keepBegun(`c${table}`, 1, BEGUN);
    keepBegun('c20', 2, BEGUN);
    expect(begunOf('c20', 1, CARDS)).toBeNull();
    expect(begunOf('c20', 2, CARDS)).not.toBeNull();
    expect(begunOf('c1', 1, CARDS)).toBeNull();
    expect(JSON.parse(storage.kept.get('ruleone.laid')!)).toHaveLength(8);
  });

  it('is none where the storage holds anything else, or is closed', () => {
    const odd = [
      'nonsense',
      '7',
      '{"table":"c1"}',
      '[{"table":"c1","hand":7,"layout":{"front":[1]}}]',
      '[null]',
    ];
    for (const value of odd) {
      storage.kept.set('ruleone.laid', value);
      expect(begunOf('c1', 7, CARDS)).toBeNull();
    }
    const closed = () => {
      throw new Error('closed');
    };
    vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
    keepBegun('c1', 7, BEGUN);
    forgetBegun('c1');
    expect(begunOf('c1', 7, CARDS)).toBeNull();
  });
});
