import { expect, it } from 'vitest';
import { Pace } from '../src/table/motion';

it('lets everything of one moment move together', () => {
  const pace = new Pace();
  expect([1000, 1000, 1004, 1016].map((now) => pace.allows(now))).toEqual([true, true, true, true]);
});

it('lets the next thing move once the last is there', () => {
  const pace = new Pace();
  expect([1000, 1300, 1800].map((now) => pace.allows(now))).toEqual([true, true, true]);
});

it('stands still in a rush, and until the rush is over', () => {
  const pace = new Pace();
  expect([1000, 1100, 1200, 1250, 1700].map((now) => pace.allows(now))).toEqual([
    true,
    false,
    false,
    false,
    true,
  ]);
});
