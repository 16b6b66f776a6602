import { freeEntry, WATCHER } from './entry';
import type {
  ClockView,
  EntrantView,
  EventView,
  HandView,
  LogLine,
  PlayerView,
  SeatView,
  TableView,
} from '../../src/protocol';
import * as HOLDEM from './holdem';
import { LEVELS } from './levels';

export const NOW_MS = 1_000_000;

const clock: ClockView = {
  by_rounds: false,
  on_break: false,
  within_level: false,
  stopped: false,
  state: 'running',
  level: LEVELS[6]!,
  next: LEVELS[7]!,
  ends_ms: NOW_MS + 252_000,
  left_ms: null,
  length_ms: 600_000,
  hands_left: null,
  break_ends_ms: null,
  next_break_ms: NOW_MS + 852_000,
  next_break_after_level: 8,
};

const player = (seat: number, name: string, stack: number, more: Partial<PlayerView> = {}): PlayerView => ({
  seat,
  player: `p${seat}`,
  name,
  house: 'tight',
  stack,
  connected: true,
  away: false,
  waiting: false,
  waits_for: null,
  gone: null,
  bounty: 0,
  misses: 0,
  bank_ms: 60_000,
  ...more,
});
export const PLAYERS = [
  player(1, 'Ingrid', 8_900),
  player(2, 'Lena', 0),
  player(3, 'Marek', 21_600),
  player(4, '林晓', 17_250, { house: null }),
  player(5, 'Sofia', 6_150),
  player(6, 'Quiet Heron', 16_800, { house: null }),
  player(7, 'Hugo', 31_400),
  player(8, 'Aiko', 13_050, { house: null, connected: false }),
  player(9, 'Tom', 12_350),
];

export const seat = (number: number, stack: number, more: Partial<SeatView> = {}): SeatView => ({
  seat: number,
  stack,
  bet: 0,
  status: 'in',
  cards: ['??', '??'],
  tabled: false,
  last: null,
  hand: null,
  won: 0,
  ...HOLDEM.SEAT,
  ...more,
});
const folded = (number: number, stack: number) => seat(number, stack, { status: 'folded', cards: [] });

let n = 0;
const line = (
  street: LogLine['street'],
  code: string,
  seat: number | null,
  parameters: LogLine['parameters'] = {},
  rule?: string,
): LogLine => ({
  n: ++n,
  street,
  code,
  seat,
  parameters,
  citation: rule ? { rule, edition: 'modern' } : null,
});

const LOG: LogLine[] = [
  line(
    'preflop',
    'hand-started',
    null,
    { hand_number: 84, small_blind: 150, big_blind: 300, ante: 300, game: 'nlhe' },
    'holdem-2.1',
  ),
  line('preflop', 'post-small-blind', 9, { amount: 150, all_in: false }, 'house-32'),
  line('preflop', 'post-big-blind', 1, { amount: 300, all_in: false }, 'house-32'),
  line('preflop', 'street-preflop', null, {}, 'holdem-3'),
  line('preflop', 'raise', 2, { to: 1450, paid: 1450, all_in: true }),
  line('preflop', 'fold', 3),
  line('preflop', 'call', 4, { to: 1450, paid: 1450, all_in: false }),
  line('preflop', 'call', 6, { to: 1450, paid: 1450, all_in: false }),
  line('preflop', 'call', 9, { to: 1450, paid: 1300, all_in: false }),
  line('preflop', 'fold', 1),
  line('flop', 'street-flop', null, { cards: ['Kd', '9s', '4c'] }, 'holdem-5'),
  line('flop', 'bet', 9, { to: 800, paid: 800, all_in: false }),
  line('flop', 'call', 4, { to: 800, paid: 800, all_in: false }),
  line('flop', 'call', 6, { to: 800, paid: 800, all_in: false }),
  line('turn', 'street-turn', null, { cards: ['2h'] }, 'holdem-5'),
  line('turn', 'bet', 9, { to: 600, paid: 600, all_in: false }),
  line('turn', 'call', 4, { to: 600, paid: 600, all_in: false }),
];

export const hand: HandView = {
  number: 84,
  may_ask_to_see: [],
  ...HOLDEM.HAND,
  game: 'nlhe',
  kind: 'board',
  edition: 'modern',
  street: 'turn',
  turn: 11,
  button: 8,
  small_blind_seat: 9,
  big_blind_seat: 1,
  blinds: [150, 300],
  ante: 300,
  board: ['Kd', '9s', '4c', '2h'],
  pots: [
    { amount: 6_400, seats: [2, 4, 6, 9] },
    { amount: 2_400, seats: [4, 6, 9] },
  ],
  total: 10_000,
  seats: [
    folded(1, 8_900),
    seat(2, 0, { status: 'all-in', last: { kind: 'raise', to: 1450, all_in: true } }),
    folded(3, 21_600),
    seat(4, 17_250, { bet: 600, last: { kind: 'call', to: 600, all_in: false } }),
    folded(5, 6_150),
    seat(6, 16_800, { cards: ['As', 'Kh'], hand: { category: 'pair', ranks: ['K', 'A', '9', '4'] } }),
    folded(7, 31_400),
    folded(8, 13_050),
    seat(9, 12_350, { bet: 600, last: { kind: 'bet', to: 600, all_in: false } }),
  ],
  to_act: 6,
  options: {
    seat: 6,
    fold: true,
    check: false,
    call: 600,
    to_call: 600,
    bet_to: [1_200, 16_800],
    show: false,
    muck: false,
    ...HOLDEM.OPTIONS,
  },
  viewer: 6,
  awards: [],
  log: LOG,
};

export const turn: TableView = {
  type: 'table',
  duty: null,
  now_ms: NOW_MS,
  event: 'thursday',
  event_name: { given: null, template: 'turbo-27', number: 2 },
  table: 2,
  seats: 9,
  state: 'playing',
  clock,
  players: PLAYERS,
  my_seat: 6,
  hand,
  turn: {
    seat: 6,
    started_ms: NOW_MS - 2_000,
    ends_ms: NOW_MS + 18_000,
    bank_ms: 60_000,
    bank_ends_ms: NOW_MS + 78_000,
  },
  place: { rank: 6, left: 18, entries: 27, average: 15_000, paid: 4, next_prize: 5_400 },
  announcement: null,
  moved_to: null,
  result: null,
  winner: null,
  news: [],
  went: [],
  my_move: null,
  next_game: null,
  choice: null,
  cash: null,
  thirteen: null,
  turns: [],
  terms: null,
  pause: null,
  offers: [],
  entry: null,
  deals: null,
  live: null,
  said: null,
};

const waiting: TableView = {
  ...turn,
  announcement: 'Dinner is at nine. The kitchen takes orders at the bar.',
  hand: {
    ...hand,
    options: null,
    to_act: 9,
    seats: hand.seats.map((each) => (each.seat === 9 ? { ...each, bet: 0, last: null } : each)),
  },
  turn: {
    seat: 9,
    started_ms: NOW_MS - 25_000,
    ends_ms: NOW_MS - 2_000,
    bank_ms: 60_000,
    bank_ends_ms: NOW_MS + 50_000,
  },
};

const kings = { category: 'two-pair', ranks: ['K', '9', 'A'] };
export const won: TableView = {
  ...turn,
  turn: null,
  hand: {
    ...hand,
    street: 'over',
    board: ['Kd', '9s', '4c', '2h', '9h'],
    pots: [],
    total: 0,
    to_act: null,
    options: null,
    seats: hand.seats.map((each) => {
      if (each.seat === 2)
        return {
          ...each,
          cards: ['Qd', 'Qc'],
          tabled: true,
          hand: { category: 'two-pair', ranks: ['Q', '9', 'K'] },
        };
      if (each.seat === 4)
        return {
          ...each,
          bet: 0,
          cards: ['Ad', '4d'],
          tabled: true,
          hand: { category: 'two-pair', ranks: ['9', '4', 'A'] },
          last: { kind: 'show' as const, to: 0, all_in: false },
        };
      if (each.seat === 9)
        return {
          ...each,
          bet: 0,
          cards: ['Kc', 'Jd'],
          tabled: true,
          hand: { category: 'two-pair', ranks: ['K', '9', 'J'] },
          last: { kind: 'show' as const, to: 0, all_in: false },
        };
      if (each.seat === 6)
        return {
          ...each,
          stack: 26_800,
          tabled: true,
          won: 10_600,
          hand: kings,
          last: { kind: 'show' as const, to: 0, all_in: false },
        };
      return each;
    }),
    awards: [
      {
        pot: 1,
        seat: 6,
        amount: 4_200,
        hand: kings,
        five: ['Kh', 'Kd', '9s', '9h', 'As'],
        citation: { rule: 'house-20', edition: 'modern' },
        ...HOLDEM.AWARD,
      },
      {
        pot: 0,
        seat: 6,
        amount: 6_400,
        hand: kings,
        five: ['Kh', 'Kd', '9s', '9h', 'As'],
        citation: { rule: 'house-20', edition: 'modern' },
        ...HOLDEM.AWARD,
      },
    ],
    log: [
      ...LOG,
      line('turn', 'call', 6, { to: 600, paid: 600, all_in: false }),
      line('river', 'street-river', null, { cards: ['9h'] }, 'holdem-5'),
      line('showdown', 'street-showdown', 9, {}, 'house-14.2'),
      line('showdown', 'shown', 9, { cards: ['Kc', 'Jd'], category: 'two-pair', ranks: ['K', '9', 'J'] }),
      line(
        'showdown',
        'won-hand',
        6,
        { amount: 4200, which: 'side', pot: 1, category: 'two-pair', ranks: ['K', '9', 'A'] },
        'house-20',
      ),
      line(
        'showdown',
        'won-hand',
        6,
        { amount: 6400, which: 'main', pot: 0, category: 'two-pair', ranks: ['K', '9', 'A'] },
        'house-20',
      ),
    ],
  },
};

const out: TableView = {
  ...won,
  my_seat: null,
  hand: null,
  state: 'between',
  result: { place: 14, prize: 0, bounties: 0 },
  place: { ...turn.place, rank: null, left: 13 },
};

/** A table of so many seats in which everybody is still in, before the flop. */
function ring(seats: number): TableView {
  const numbers = Array.from({ length: seats }, (_, at) => at + 1);
  const mine = 1;
  return {
    ...turn,
    seats,
    my_seat: mine,
    players: numbers.map((each) => player(each, PLAYERS[each % 9]!.name, 10_000 + 37_123 * each)),
    turn: { ...turn.turn!, seat: mine },
    hand: {
      ...hand,
      board: [],
      street: 'preflop',
      pots: [],
      total: 450,
      button: seats,
      to_act: mine,
      seats: numbers.map((each) =>
        seat(each, 10_000 + 37_123 * each, {
          bet: 123_450,
          cards: each === mine ? ['Td', '7c'] : ['??', '??'],
          last: each === mine ? null : { kind: 'raise', to: 123_450, all_in: false },
          hand: each === mine ? { category: 'high-card', ranks: ['T', '7'] } : null,
        }),
      ),
      options: { ...hand.options!, seat: mine, call: 300, to_call: 300, bet_to: [600, 47_123] },
    },
  };
}

export const TABLES: Record<string, TableView> = {
  turn,
  waiting,
  won,
  out,
  ...Object.fromEntries([2, 3, 4, 5, 6, 7, 8, 9, 10].map((seats) => [`ring${seats}`, ring(seats)])),
};

/** What all of them have in common. */
const PLAYS = {
  place: null,
  prize: 0,
  connected: true,
  pinned: false,
  pinned_seat: null,
  bounty: 0,
  bounties_won: 0,
  entries: 1,
  rebuys: 0,
  add_ons: 0,
  rebuy_bounties: [],
};

const entrants: EntrantView[] = PLAYERS.flatMap(({ seat, name, stack, house }, at) => [
  {
    player: `a${seat}`,
    name,
    house,
    stack: stack || 100,
    table: 2,
    seat,
    ...PLAYS,
    me: seat === 6,
    rank: at + 1,
    counted: null,
  },
  {
    player: `b${seat}`,
    name: `${name} 2`,
    house: 'loose',
    stack: 9_000 + 777 * at,
    table: 1,
    seat,
    ...PLAYS,
    me: false,
    rank: at + 10,
    counted: null,
  },
]);

export const eventView: EventView = {
  ...WATCHER,
  decks: null,
  days: null,
  chip: 25,
  color_ups: [{ after_level: 4, removed: 25, into: 100 }],
  hand_for_hand: null,
  payouts: null,
  break_order: [],
  collected: 0,
  halts: [],
  on_sale: [],
  color_ups_now: [],
  ended_early: false,
  rebuys: 0,
  add_ons: 0,
  said: null,
  bounties: null,
  shot_clock: null,
  type: 'event',
  home: null,
  now_ms: NOW_MS,
  line: {
    event: 'thursday',
    name: { given: null, template: 'turbo-27', number: 2 },
    game: 'nlhe',
    edition: 'modern',
    state: 'running',
    kind: 'sit-down',
    entries: 27,
    seats: 27,
    left: 18,
    tables: 2,
    table_size: 9,
    starting_stack: 10_000,
    level_minutes: 10,
    buy_in: 2_000,
    entry: freeEntry,
    level: 7,
    starts_ms: null,
    joined: true,
    my_table: 2,
    winner: null,
    rotation: null,
    level_hands: null,
    bonus: false,
    levels_differ: false,
    by_itself: true,
  },
  clock,
  levels: LEVELS,
  breaks: [[8, 5]],
  prizes: [21_600, 16_200, 10_800, 5_400].map((amount, at) => ({ place: at + 1, amount })),
  paid: 4,
  bubble_at: 4,
  prize_pool: 54_000,
  entrants,
  players: entrants.length,
  tables: [1, 2].map((table) => ({
    table,
    state: 'playing',
    players: entrants.filter((entrant) => entrant.table === table && entrant.seat !== 3),
    seats: 9,
    hand: 84,
    button: 8,
    break_order: table === 1 ? 1 : null,
    average: 15_000,
    live: null,
    to_break: false,
    kind: 'dealt',
    back: null,
    followed: true,
    next_big_blind: null,
  })),
  chips_in_play: 270_000,
  average: 15_000,
  seed: null,
  draws: {
    seal: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    made: 1,
    newest: [],
    next_seal: '07f8071f562012a0a5db673716bff767ebb79b410195dec0c656820ee0f2481e',
    secret: null,
  },
  announcement: null,
  news: [
    {
      n: 1,
      at_ms: NOW_MS - 600_000,
      code: 'table-broken',
      parameters: { table: 3 },
      citation: { rule: 'house-10.1', edition: 'modern' },
    },
    {
      n: 2,
      at_ms: NOW_MS - 60_000,
      code: 'player-moved',
      parameters: { player: 'Tom', table: 2, seat: 9 },
      citation: { rule: 'house-9', edition: 'modern' },
    },
  ],
};
