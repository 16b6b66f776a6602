import { describe, expect, it } from 'vitest';
import type { TableView } from '../src/protocol';
import { nextStage } from '../src/table/reveal.svelte';
import { TABLES } from './gallery/views';

const won = TABLES.won!;
const flop: TableView = {
  ...won,
  hand: {
    ...won.hand!,
    street: 'flop',
    board: won.hand!.board.slice(0, 3),
    awards: [],
    seats: won.hand!.seats.map((seat) => ({ ...seat, tabled: false, won: 0 })),
  },
};

function stages(from: TableView, target: TableView): TableView[] {
  const shown = [from];
  while (shown.at(-1) !== target) shown.push(nextStage(shown.at(-1)!, target));
  return shown.slice(1);
}

describe('a hand that is run out at once', () => {
  const run = stages(flop, won);

  it('is shown hands first, then street by street, then who won', () => {
    expect(run.map(({ hand }) => `${hand!.board.length} ${hand!.awards.length}`)).toEqual([
      '3 0',
      '4 0',
      '5 0',
      '5 2',
    ]);
  });

  it('gives no chips and tells nothing before its time', () => {
    for (const { hand } of run.slice(0, -1)) {
      expect(hand!.seats.every((seat) => seat.won === 0)).toBe(true);
      expect(hand!.log.some(({ street }) => street === 'showdown')).toBe(false);
      expect(hand!.seats.find(({ seat }) => seat === 6)?.stack).toBe(16_200);
    }
    expect(run[0]!.hand!.log.some(({ street }) => street === 'river')).toBe(false);
  });

  it('keeps the pots in the middle until they are given out', () => {
    expect(run[1]!.hand!.pots.map(({ amount }) => amount)).toEqual([6_400, 4_200]);
    expect(run[1]!.hand!.total).toBe(10_600);
  });

  it('does not tell beforehand whom it puts out, and still says what can be won', () => {
    const target = {
      ...won,
      players: won.players.map((player) => ({
        ...player,
        gone: player.seat === 2 ? ('out' as const) : null,
      })),
      hand: { ...won.hand!, pots: [] },
    };
    const [first, ...rest] = stages(flop, target);
    expect(first!.players.some(({ gone }) => gone)).toBe(false);
    expect(
      rest
        .at(-1)!
        .players.filter(({ gone }) => gone)
        .map(({ seat }) => seat),
    ).toEqual([2]);
    const live = first!.hand!.seats.filter(({ status }) => status === 'in' || status === 'all-in');
    expect(first!.hand!.pots[0]!.seats).toEqual(live.map(({ seat }) => seat));
    expect(live.length).toBeGreaterThan(1);
  });
});

describe('what does not wait', () => {
  it('is the own turn', () => {
    const turn = { ...won, hand: { ...won.hand!, options: TABLES.turn!.hand!.options } };
    expect(nextStage(flop, turn)).toBe(turn);
  });

  it('is the next hand', () => {
    const next = { ...won, hand: { ...won.hand!, number: 85 } };
    expect(nextStage(flop, next)).toBe(next);
  });

  it('is a street that comes alone', () => {
    const turn = { ...flop, hand: { ...flop.hand!, board: won.hand!.board.slice(0, 4) } };
    expect(nextStage(flop, turn)).toBe(turn);
  });
});
