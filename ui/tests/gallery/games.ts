import type { HandView, Options, SeatView, TableView } from '../../src/protocol';
import { hand, PLAYERS, seat, turn } from './views';

const line = (n: number, street: HandView['street'], code: string, at: number | null, more: object = {}) => ({
  n,
  street,
  code,
  seat: at,
  parameters: { ...more },
  citation: null,
});
const MINE = 6;
const NO: Options = {
  seat: MINE,
  fold: false,
  check: false,
  call: null,
  to_call: 0,
  bet_to: null,
  show: false,
  muck: false,
  bring_in: null,
  runs: null,
  discard: null,
};
const table = (seats: number, more: Partial<HandView>): TableView => ({
  ...turn,
  seats,
  players: PLAYERS.slice(0, seats),
  hand: { ...hand, button: 1, small_blind_seat: null, big_blind_seat: null, board: [], ...more },
});

const STUD: [string[], string[]][] = [
  [
    ['??', '??', '4c', 'Jd', '8s', '2c', '??'],
    ['4c', 'Jd', '8s', '2c'],
  ],
  [
    ['??', '??', 'Ah', '9c', 'Td', '5h', '??'],
    ['Ah', '9c', 'Td', '5h'],
  ],
  [
    ['??', '??', '6s', '6d', 'Kc', '3h', '??'],
    ['6s', '6d', 'Kc', '3h'],
  ],
  [
    ['??', '??', 'Qh', '8d', '7c', '4d', '??'],
    ['Qh', '8d', '7c', '4d'],
  ],
  [
    ['??', '??', '2s', 'Ts', 'Jc', '9d', '??'],
    ['2s', 'Ts', 'Jc', '9d'],
  ],
  [
    ['As', 'Kh', 'Kd', '7s', '5c', 'Ac', '3d'],
    ['Kd', '7s', '5c', 'Ac'],
  ],
  [
    ['??', '??', '9h', '9s', '4h', 'Qc', '??'],
    ['9h', '9s', '4h', 'Qc'],
  ],
  [
    ['??', '??', 'Jh', '5d', '6h', 'Th', '??'],
    ['Jh', '5d', '6h', 'Th'],
  ],
];
const boards = (bets: Record<number, number> = {}): SeatView[] =>
  STUD.map(([cards, up], at) =>
    seat(at + 1, 9_400 + at * 650, {
      cards,
      up,
      bet: bets[at + 1] ?? 0,
      last: bets[at + 1] ? { kind: 'bet', to: bets[at + 1]!, all_in: false } : null,
      hand: at + 1 === MINE ? { category: 'two-pair', ranks: ['A', 'K', '7'] } : null,
    }),
  );
const studHand: Partial<HandView> = {
  game: 'flstud',
  kind: 'stud',
  blinds: [0, 0],
  ante: 25,
  bring_in: 25,
  street: 'seventh',
  seats: boards({ 3: 200, 4: 200 }),
  pots: [{ amount: 2_450, seats: [1, 2, 3, 4, 5, 6, 7, 8] }],
  total: 2_850,
  options: { ...NO, fold: true, call: 200, to_call: 200, bet_to: [400, 400] },
};
const stud = table(8, studHand);
const bringIn = table(8, {
  ...studHand,
  street: 'third',
  seats: boards().map((each) => ({
    ...each,
    cards: each.cards.slice(0, 3),
    up: each.up.slice(0, 1),
    hand: null,
  })),
  pots: [{ amount: 200, seats: [1, 2, 3, 4, 5, 6, 7, 8] }],
  total: 200,
  options: { ...NO, bring_in: 25, bet_to: [100, 100] },
  log: [line(1, 'third', 'post-ante', 1, { amount: 25, all_in: false })],
});
const HOLES = [
  'Qs',
  '9d',
  '2d',
  'Qd',
  '8h',
  '7h',
  'Kc',
  'Js',
  '6c',
  '2h',
  'As',
  'Kh',
  '5s',
  '5h',
  '3c',
  '3s',
];
const studOver = table(8, {
  ...studHand,
  game: 'flstud8',
  kind: 'stud',
  street: 'over',
  to_act: null,
  options: null,
  seats: boards().map((each, at) => ({
    ...each,
    tabled: true,
    cards: [
      HOLES[2 * at]!,
      HOLES[2 * at + 1]!,
      ...each.up,
      at === 5 ? '3d' : `${'TJ84Q72A'[at]!}${'chsdhcsd'[at]!}`,
    ],
    hand: { category: 'two-pair', ranks: ['A', 'K', '7'] },
    low: at === 4 ? { category: 'low', ranks: ['8', '6', '4', '2', 'A'] } : null,
    won: at === 5 ? 1_450 : at === 4 ? 1_400 : 0,
  })),
  awards: [
    {
      pot: 0,
      board: 0,
      seat: 6,
      amount: 1_450,
      order: 'high',
      hand: { category: 'two-pair', ranks: ['A', 'K', '7'] },
      five: ['As', 'Ac', 'Kh', 'Kd', '7s'],
      citation: null,
    },
    {
      pot: 0,
      board: 0,
      seat: 5,
      amount: 1_400,
      order: 'eight-or-better',
      hand: { category: 'low', ranks: ['8', '6', '4', '2', 'A'] },
      five: ['2s', '6c', '2h'],
      citation: null,
    },
  ],
});

const drawSeats = (mine: string[], count: number): SeatView[] =>
  PLAYERS.slice(0, count).map(({ seat: number }) =>
    seat(number, 8_250 + number * 400, {
      cards: number === MINE ? mine : mine.map(() => '??'),
      status: number === 2 ? 'folded' : 'in',
      ...(number === 2 ? { cards: [] } : {}),
      last:
        number === 4
          ? { kind: 'discard', to: 2, all_in: false }
          : number === 5
            ? { kind: 'stand-pat', to: 0, all_in: false }
            : null,
    }),
  );
const draw = table(6, {
  game: 'fl27td',
  kind: 'draw',
  street: 'second-draw',
  seats: drawSeats(['7s', '5d', '4c', '2h', 'Kd'], 6).map((each) =>
    each.seat === MINE
      ? { ...each, hand: { category: 'high-card', ranks: ['K', '7', '5', '4', '2'] } }
      : each,
  ),
  pots: [{ amount: 1_200, seats: [1, 3, 4, 5, 6] }],
  total: 1_200,
  options: { ...NO, discard: [0, 5] },
  log: [
    line(1, 'first-draw', 'discarded', 4, { count: 3 }),
    line(2, 'first-draw', 'discarded', 5, { count: 1 }),
    line(3, 'first-draw', 'discarded', 6, { count: 2 }),
    line(4, 'first-draw', 'stood-pat', 3),
    line(5, 'second-draw', 'discarded', 4, { count: 2 }),
    line(6, 'second-draw', 'stood-pat', 5),
  ],
});
const badugi = table(6, {
  game: 'flbadugi',
  kind: 'draw',
  street: 'third-draw',
  seats: drawSeats(['As', '4d', '6c', '9h'], 6).map((each) =>
    each.seat === MINE ? { ...each, hand: { category: 'badugi', ranks: ['9', '6', '4', 'A'] } } : each,
  ),
  pots: [{ amount: 2_600, seats: [1, 3, 4, 5, 6] }],
  total: 2_600,
  options: { ...NO, check: true, fold: true, bet_to: [400, 400] },
});
const drawOver = table(6, {
  ...draw.hand!,
  street: 'over',
  to_act: null,
  options: null,
  seats: draw.hand!.seats.map((each, at) =>
    each.seat === 2
      ? each
      : {
          ...each,
          tabled: true,
          cards: [
            ['8s', '6d', '4h', '3h', '2c'],
            [],
            ['Ts', '9d', '5h', '3c', '2d'],
            ['8c', '7d', '6h', '5c', '3d'],
            ['Jc', 'Td', '6s', '4d', '3s'],
            ['7s', '5d', '4c', '2h', '8d'],
          ][at]!,
          hand: { category: 'high-card', ranks: ['8', '7', '5', '4', '2'] },
          won: each.seat === 6 ? 1_200 : 0,
        },
  ),
  awards: [
    {
      pot: 0,
      board: 0,
      seat: 6,
      amount: 1_200,
      order: '',
      hand: { category: 'high-card', ranks: ['8', '7', '5', '4', '2'] },
      five: ['7s', '5d', '4c', '2h', '8d'],
      citation: null,
    },
  ],
});
const OMAHA = [
  ['Ts', '9s', '8d', '7d'],
  [],
  ['Ac', '2c', '3s', 'Kd'],
  ['Qs', 'Qd', 'Js', 'Jd'],
  ['9c', '8c', '6d', '5d'],
  ['As', '2d', 'Kh', 'Ks'],
  ['4s', '4d', '3h', '3d'],
  ['Td', '7s', '5s', '4h'],
];
const omaha = table(8, {
  game: 'plo',
  kind: 'board',
  street: 'flop',
  board: ['Kc', '7h', '4c'],
  seats: PLAYERS.slice(0, 8).map(({ seat: number }, at) =>
    seat(number, 9_000 + at * 300, {
      status: OMAHA[at]!.length ? 'in' : 'folded',
      cards: number === MINE ? OMAHA[at]! : OMAHA[at]!.map(() => '??'),
      bet: number === 4 ? 450 : 0,
      hand: number === MINE ? { category: 'trips', ranks: ['K', 'A', '7'] } : null,
    }),
  ),
  pots: [{ amount: 700, seats: [1, 3, 4, 5, 6, 7, 8] }],
  total: 1_150,
  options: { ...NO, fold: true, call: 450, to_call: 450, bet_to: [900, 2_050] },
});
const eight = table(8, {
  ...omaha.hand!,
  game: 'flo8',
  kind: 'board',
  street: 'over',
  board: ['Kc', '7h', '4c', '8s', '2s'],
  to_act: null,
  options: null,
  seats: omaha.hand!.seats.map((each, at) => ({
    ...each,
    bet: 0,
    tabled: OMAHA[at]!.length > 0,
    cards: OMAHA[at]!,
    hand: OMAHA[at]!.length ? { category: 'trips', ranks: ['K', 'A', '8'] } : null,
    low: at === 2 ? { category: 'low', ranks: ['8', '7', '4', '3', 'A'] } : null,
    won: at === 2 ? 575 : at === 5 ? 575 : 0,
  })),
  awards: [
    {
      pot: 0,
      board: 0,
      seat: 6,
      amount: 575,
      order: 'high',
      hand: { category: 'trips', ranks: ['K', 'A', '8'] },
      five: ['Kc', 'Kh', 'Ks', '8s', '7h'],
      citation: null,
    },
    {
      pot: 0,
      board: 0,
      seat: 3,
      amount: 575,
      order: 'eight-or-better',
      hand: { category: 'low', ranks: ['8', '7', '4', '3', 'A'] },
      five: ['Ac', '3s', '8s', '7h', '4c'],
      citation: null,
    },
  ],
});

/** Tables of the other games. */
export const GAMES: Record<string, TableView> = {
  stud,
  bringIn,
  studOver,
  draw,
  drawOver,
  badugi,
  omaha,
  eight,
};
