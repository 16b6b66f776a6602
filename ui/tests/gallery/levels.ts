import type { LevelView } from '../../src/protocol';

const level = (number: number, small: number, big: number, ante: number): LevelView => ({
  number,
  small_blind: small,
  big_blind: big,
  ante,
  ante_format: 'big-blind',
  minutes: 10,
  hands: null,
  small_bet: big,
  stud_ante: 0,
  bring_in: 0,
  big_bet_blinds: null,
  point: 0,
});

/** The levels of the event in the pictures. */
export const LEVELS = [
  level(1, 25, 50, 0),
  level(2, 50, 100, 0),
  level(3, 75, 150, 0),
  level(4, 100, 200, 0),
  level(5, 100, 200, 200),
  level(6, 125, 250, 250),
  level(7, 150, 300, 300),
  level(8, 200, 400, 400),
  level(9, 300, 600, 600),
  level(10, 400, 800, 800),
];
