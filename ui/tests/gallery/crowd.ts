import type { TableView } from '../../src/protocol';
import { hand, PLAYERS, seat, turn, won } from './views';

/** As full as a table gets: nine hands shown down, long names, a million chips each way. */
export const crowd: TableView = (() => {
  const names = [
    'Wwwwwwwwwwwwwwwwwwwwwwww',
    'Bartholomäus Freudenreich',
    '欧阳振华欧阳振华欧阳振华',
    'Mmmmmmmm Mmmmmmmm',
    'Ann',
  ];
  const cards = [
    'As',
    'Ah',
    'Qs',
    'Qh',
    'Js',
    'Jh',
    'Ts',
    'Th',
    '8s',
    '8h',
    '7s',
    '7h',
    '6s',
    '6h',
    '5s',
    '5h',
    '3s',
    '3h',
  ];
  const five = ['As', 'Ah', 'Kd', '9s', '4c'] as const;
  return {
    ...turn,
    players: PLAYERS.map((each, at) => ({ ...each, name: names[at % names.length]!, stack: 1_000_000 })),
    turn: null,
    hand: {
      ...hand,
      street: 'over',
      board: ['Kd', '9s', '4c', '2h', '2d'],
      to_act: null,
      options: null,
      total: 9_000_000,
      pots: [
        { amount: 4_500_000, seats: [1, 2, 3, 4, 5, 6, 7, 8, 9] },
        { amount: 3_000_000, seats: [1, 2, 3, 4, 6, 7, 8] },
        { amount: 1_500_000, seats: [1, 2, 3] },
      ],
      seats: PLAYERS.map(({ seat: number }, at) =>
        seat(number, number === 1 ? 8_000_000 : number === 3 ? 1_000_000 : 0, {
          status: 'all-in',
          cards: [cards[2 * at]!, cards[2 * at + 1]!],
          tabled: true,
          hand: { category: 'two-pair', ranks: ['A', '2', 'K'] },
          won: number === 1 ? 8_000_000 : number === 3 ? 1_000_000 : 0,
          last: { kind: 'call', to: 1_000_000, all_in: true },
        }),
      ),
      awards: [1, 3].map((number) => ({
        ...won.hand!.awards[0]!,
        seat: number,
        amount: number === 1 ? 8_000_000 : 1_000_000,
        five: [...five],
      })),
    },
  };
})();

/** A table that has been broken, as a watcher sees it who stayed. */
export const broken: TableView = {
  ...turn,
  state: 'broken',
  players: [],
  my_seat: null,
  hand: null,
  turn: null,
  place: { ...turn.place, rank: null },
  went: PLAYERS.map(({ player, name, seat: from }) => ({ player, name, table: 1 + (from % 2), seat: from })),
};
