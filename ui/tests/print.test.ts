import { encode } from 'uqr';
import { describe, expect, it } from 'vitest';
import { isPaper, paidOut, PAPERS, placed, receipts, seated, whoMoves } from '../src/print/papers';
import { brokenTables } from '../src/event/field';
import type { EntryView, EventNews } from '../src/protocol';
import { hasWords } from '../src/words/words.svelte';
import { eventView as view } from './gallery/views';

describe('what is printed', () => {
  it('has words, and no other paper is there', () => {
    for (const paper of PAPERS) expect(hasWords(`print-${paper}`)).toBe(true);
    expect(isPaper('money')).toBe(false);
  });

  // feature: papers
  it('is a slip for everybody in a seat, table by table', () => {
    const slips = seated(view.entrants);
    const order = slips.map(({ table, seat }) => table * 100 + seat);
    expect(order).toEqual(order.toSorted((one, other) => one - other));
  });

  it('is a slip for those of a table that breaks, and for those who went from one that is broken', () => {
    const { table } = seated(view.entrants)[0]!;
    const stays = whoMoves(view.entrants, { table, state: 'playing', went: [] });
    expect(stays).toEqual(seated(view.entrants).filter((one) => one.table === table));
    const { player, name, seat } = stays[0]!;
    const gone = { player: 'gone', name: 'Gone', table, seat: 9 };
    const went = [{ player, name, table, seat }, gone];
    expect(whoMoves(view.entrants, { table: 77, state: 'broken', went })).toEqual([stays[0]]);
  });

  it('knows of which tables it was told last that they broke', () => {
    const told = (n: number, code: string, table: number) =>
      ({ n, at_ms: 0, code, parameters: { table }, citation: null }) as const;
    const news = [told(1, 'table-broken', 7), told(2, 'table-halted', 4), told(3, 'table-broken', 2)];
    const tables = (stand: readonly number[]) => stand.map((table) => ({ table, state: 'playing' }) as const);
    const numbers = (stand: readonly number[], of = news) =>
      brokenTables(of, tables(stand)).map(({ table }) => table);
    expect(numbers([1, 4])).toEqual([2, 7]);
    expect(brokenTables(news, [{ table: 7, state: 'broken' }])).toEqual([
      { n: 3, table: 2 },
      { n: 1, table: 7 },
    ]);
    expect(numbers([1, 7])).toEqual([2]);
    expect(numbers([1], [...news, told(4, 'table-broken', 7)])).toEqual([7, 2]);
  });

  it('has no slips of tables that broke in an earlier flight or on an earlier day', () => {
    const told = (n: number, code: string, parameters: EventNews['parameters']) =>
      ({ n, at_ms: 0, code, parameters, citation: null }) as const;
    const first = [told(1, 'table-broken', { table: 7 })];
    const flight = [...first, told(2, 'flight-started', { flight: 'B', players: 40 })];
    expect(brokenTables(flight, [])).toEqual([]);
    const night = [...flight, told(3, 'table-broken', { table: 5 })];
    expect(brokenTables(night, [])).toEqual([{ n: 3, table: 5 }]);
    const day = [...night, told(4, 'day-started', { day: 2 }), told(5, 'table-broken', { table: 3 })];
    expect(brokenTables(day, [])).toEqual([{ n: 5, table: 3 }]);
  });

  it('is a receipt for each entry, each rebuy and the add-on, with what was paid', () => {
    const one = { ...view.entrants[0]!, entries: 2, rebuys: 1, add_ons: 1, rebuy_bounties: [0] };
    const rebuys = { chips: 5_000, price: 300, most: 2, until_level: 3 };
    const add_on = { chips: 8_000, price: 400, level: 3 };
    const entry = { ...view.line.entry, buy_in: 500, fee: 50, bounty: null, rebuys, add_on };
    const told = (of: EntryView) =>
      receipts([one], of, 10_000).map(({ what, number, paid, chips }) => [what, number, paid, chips]);
    expect(told(entry)).toEqual([
      ['entry', 1, 550, 10_000],
      ['entry', 2, 550, 10_000],
      ['rebuy', 1, 300, 5_000],
      ['add-on', 1, 400, 8_000],
    ]);
    expect(told({ ...entry, rebuys: null, add_on: null })).toHaveLength(2);
  });

  it('says what of it went to the bounty, with a rebuy that brought its player back too', () => {
    const one = { ...view.entrants[0]!, entries: 1, rebuys: 2, rebuy_bounties: [0, 200] };
    const rebuys = { chips: 5_000, price: 300, most: 2, until_level: 3 };
    const bounty = { ...view.line.entry.bounty!, kind: 'fixed' as const, amount: 200 };
    const entry = { ...view.line.entry, buy_in: 500, fee: 50, bounty, rebuys, add_on: null };
    const told = receipts([one], entry, 10_000).map(({ what, paid, bounty }) => [what, paid, bounty]);
    expect(told).toEqual([
      ['entry', 750, 200],
      ['rebuy', 300, 0],
      ['rebuy', 500, 200],
    ]);
  });

  it('is a receipt for who has paid and waits for a seat', () => {
    const [one, other] = [view.entrants[0]!, view.entrants[1]!];
    const entry = { ...view.line.entry, buy_in: 500, fee: 50, bounty: null, rebuys: null, add_on: null };
    const told = receipts([{ ...one, entries: 1 }], entry, 10_000, [other]);
    expect(told.map(({ one, what, paid }) => [one.player, what, paid])).toEqual([
      [one.player, 'entry', 550],
      [other.player, 'alternate', 550],
    ]);
  });

  it('is a receipt for each prize', () => {
    const [one, other] = view.entrants;
    const over = [
      { ...one!, place: 2, prize: 0 },
      { ...other!, place: 1, prize: 900 },
    ];
    expect(paidOut(over).map(({ prize }) => prize)).toEqual([900]);
  });

  it('is the places, the winner first', () => {
    const [one, other] = view.entrants;
    const over = [
      { ...one!, place: 2 },
      { ...other!, place: 1 },
      { ...view.entrants[2]!, place: null },
    ];
    expect(placed(over).map(({ place }) => place)).toEqual([1, 2]);
  });

  // feature: papers
  it('has codes that hold the address of an event', () => {
    const code = encode('https://room.example/event/e12', { ecc: 'M', border: 4 });
    expect(code.size).toBeGreaterThan(25);
    expect(code.data.length).toBe(code.size);
  });
});
