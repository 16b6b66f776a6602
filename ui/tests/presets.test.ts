import { describe, expect, it } from 'vitest';
import type { HandView, Options } from '../src/protocol';
import { unitOf } from '../src/table/chips';
import { amountAt, presetsOf, shareOf } from '../src/table/presets';
import { TABLES } from './gallery/views';

const hand = TABLES.turn!.hand!;
const options = hand.options!;
const opening: HandView = { ...hand, street: 'preflop', total: 750, blinds: [150, 300] };
const called: Options = { ...options, call: 300, to_call: 300, bet_to: [600, 16_800] };
const codes = (presets: { code: string; to: number }[]) => presets.map(({ code, to }) => `${code} ${to}`);

describe('presets', () => {
  it('after the flop are shares of the pot after calling, rounded down to the unit', () => {
    expect(codes(presetsOf(hand, options, 16_800, 0))).toEqual([
      'min 1200',
      'half 5900',
      'two-thirds 7650',
      'pot 11200',
      'all-in 16800',
    ]);
  });

  it('before a raise are told in big blinds', () => {
    expect(codes(presetsOf(opening, called, 16_800, 0))).toEqual([
      'min 600',
      'big-blinds 750',
      'big-blinds 900',
      'pot 1350',
      'all-in 16800',
    ]);
  });

  it('rise without repeats and stay legal, whatever the stack', () => {
    for (let most = 1200; most < 14_000; most += 137) {
      const presets = presetsOf(hand, { ...options, bet_to: [1200, most] }, most, 0);
      const amounts = presets.map(({ to }) => to);
      expect(amounts).toEqual([...new Set(amounts)].sort((a, b) => a - b));
      expect(amounts[0]).toBe(1200);
      expect(amounts.at(-1)).toBe(most);
    }
  });

  it('are a single all-in where only that is legal', () => {
    expect(codes(presetsOf(hand, { ...options, bet_to: [900, 900] }, 900, 0))).toEqual(['min 900']);
  });

  it('end with the most where that is not the whole stack', () => {
    expect(presetsOf(hand, { ...options, bet_to: [1200, 11_200] }, 16_800, 0).at(-1)?.code).toBe('max');
  });

  it('are none where one may not raise', () => {
    expect(presetsOf(hand, { ...options, bet_to: null }, 16_800, 0)).toEqual([]);
  });
});

describe('the slider', () => {
  const presets = presetsOf(hand, options, 16_800, 0);

  it('has every preset on a stop', () => {
    presets.forEach(({ to }, at) => {
      expect(shareOf(to, presets)).toBeCloseTo(at / (presets.length - 1));
      expect(amountAt(at / (presets.length - 1), presets, 25)).toBe(to);
    });
  });

  it('moves in whole units and never back', () => {
    let last = 0;
    for (let step = 0; step <= 1000; step++) {
      const to = amountAt(step / 1000, presets, 25);
      expect(to).toBeGreaterThanOrEqual(last);
      expect(to % 25).toBe(0);
      last = to;
    }
  });
});

it.each([
  [25, 25],
  [50, 25],
  [75, 25],
  [100, 100],
  [150, 25],
  [500, 500],
  [1, 1],
  [0, 1],
])('the unit of a small blind of %i is %i', (blind, unit) => {
  expect(unitOf(blind)).toBe(unit);
});
