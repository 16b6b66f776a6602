import { describe, expect, it } from 'vitest';
import { readAmount, within } from '../src/table/amount';

describe('an amount as people type it', () => {
  it.each([
    ['1200', 1200],
    ['1,200', 1200],
    [' 1 200 ', 1200],
    ['1.2k', 1200],
    ['2.5bb', 750],
    ['2.5 BB', 750],
    ['3大盲', 900],
    ['1.5万', 15_000],
    ['１２００', 1200],
    ['１，２００', 1200],
  ])('reads %s', (text, amount) => {
    expect(readAmount(text, 300)).toBe(amount);
  });

  it.each(['', 'all', '-5', '1.2345k', '0.5', '12 apples', '1e5', '9999999999999999k', '1k2'])(
    'does not guess at %s',
    (text) => {
      expect(readAmount(text, 300)).toBeNull();
    },
  );

  it('follows the big blind', () => {
    expect(readAmount('2bb', 100)).toBe(200);
    expect(readAmount('2bb', 400)).toBe(800);
  });
});

it('is kept within both ends', () => {
  expect(within(5, [10, 20])).toBe(10);
  expect(within(15, [10, 20])).toBe(15);
  expect(within(25, [10, 20])).toBe(20);
});
