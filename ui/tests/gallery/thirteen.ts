import type {
  CashView,
  PlayerView,
  RowsStand,
  Suggestions,
  TableView,
  ThirteenTerms,
  ThirteenView,
} from '../../src/protocol';
import hands from './thirteen.json';
import { NOW_MS, PLAYERS, turn } from './views';

/** Hands of 13-card poker as the engine tells them to seat 1: one to be set, one that waits, one that is over. */
export const HANDS = hands as unknown as Record<'arranging' | 'set' | 'over', ThirteenView>;

const player = (seat: number, name: string, stack: number, house: string | null): PlayerView => ({
  ...PLAYERS[0]!,
  seat,
  name,
  player: `p${seat}`,
  stack,
  house,
});
const cash: CashView = {
  stakes: 'thirteen-100-bonus',
  game: 'thirteen',
  rake: 500,
  buy_in: [3_000, 20_000],
  wallet: 12_000,
  mine: {
    sits_out: false,
    owes: 0,
    waits: false,
    leaving: false,
    add_on: 0,
    add_on_most: 5_000,
  } as CashView['mine'],
  may_sit: false,
  frozen: null,
  point: 100,
  bonus: true,
  go_on: 500,
  waiting: 0,
  wait: null,
  may_wait: false,
  ending: false,
};
/** What a table with bonuses pays for, by the edition. */
export const TERMS: ThirteenTerms = {
  edition: 'chinese',
  bonus: true,
  row: 1,
  majority: 1,
  foul: 3,
  replaces: true,
  bonuses: [
    { category: 'trips', front: 3, middle: 0, back: 0 },
    { category: 'full-house', front: 0, middle: 2, back: 0 },
    { category: 'quads', front: 0, middle: 8, back: 4 },
    { category: 'straight-flush', front: 0, middle: 10, back: 5 },
    { category: 'royal-flush', front: 0, middle: 14, back: 7 },
  ],
  naturals: [
    { natural: 'one-suit', points: 13 },
    { natural: 'dragon', points: 13 },
    { natural: 'twelve', points: 8 },
    { natural: 'trips-five-pairs', points: 4 },
    { natural: 'three-straights', points: 4 },
    { natural: 'three-flushes', points: 3 },
    { natural: 'six-pairs', points: 3 },
  ],
  suits: 'shcd',
  tiebreak: 'all-rows',
  capped: true,
  rake: 500,
  rake_each: false,
  leaves: true,
};
const clock = { seat: 1, started_ms: NOW_MS - 19_000, ends_ms: NOW_MS + 41_000, bank_ms: 0, bank_ends_ms: 0 };
const table = (hand: ThirteenView | null, more: Partial<TableView> = {}): TableView => ({
  ...turn,
  event: 'c1',
  event_name: { given: null, template: 'cash', number: 5 },
  table: 1,
  seats: 4,
  players: [
    player(1, 'Quiet Heron', 9_425, null),
    player(4, 'Tom', 8_650, 'thirteen'),
    player(6, '林晓', 11_200, null),
  ],
  my_seat: 1,
  hand: null,
  turn: null,
  thirteen: hand,
  cash,
  terms: TERMS,
  ...more,
});

/** Tables of 13-card poker. */
export const THIRTEEN: Record<string, TableView> = {
  thirteen: table(HANDS.arranging, { turn: { ...clock, bank_ends_ms: clock.ends_ms } }),
  thirteenSet: table(HANDS.set),
  thirteenOver: table(HANDS.over, {
    pause: { ends_ms: NOW_MS + 9_000, ready: [6], waits_for: [1, 4], may_hold: false, held: false },
    state: 'between',
  }),
  thirteenWaiting: table(null, { state: 'waiting' }),
  thirteenShort: table(null, {
    state: 'waiting',
    players: [{ ...player(1, 'Quiet Heron', 190, null), away: true }, player(4, 'Tom', 8_650, 'thirteen')],
  }),
  thirteenEventSet: table({ ...HANDS.set, tournament: true }, { cash: null, event_name: turn.event_name }),
  thirteenWon: table(
    { ...HANDS.over, tournament: true },
    { cash: null, event_name: turn.event_name, state: 'over', result: { place: 1, prize: 0, bounties: 0 } },
  ),
  thirteenEvent: table({ ...HANDS.arranging, tournament: true }, { cash: null, event_name: turn.event_name }),
};

const name = (category: string, ...ranks: string[]) => ({ category, ranks });
const rule = { rule: 'chinese-hand-3', edition: 'chinese' };

/** What the room might say of rows: here a full row of five over another one is always a foul. */
export function checkRows(rows: Record<'front' | 'middle' | 'back', string[]>): Promise<RowsStand> {
  const full = rows.middle.length === 5 && rows.back.length === 5;
  return Promise.resolve({
    type: 'rows-stand',
    front: rows.front.length === 3 ? { hand: name('high-card', '7', '6', '3'), bonus: 0 } : null,
    middle: rows.middle.length === 5 ? { hand: name('two-pair', 'J', '6', '2'), bonus: 0 } : null,
    back: rows.back.length === 5 ? { hand: name('quads', '9', '2'), bonus: 4 } : null,
    wrong: full && rows.back.includes('2c') ? [{ row: 'middle', under: 'back', citation: rule }] : [],
    natural: null,
  });
}

/** What the room might suggest. */
export function suggestRows(): Promise<Suggestions> {
  const rows = HANDS.set.seats.find(({ seat }) => seat === 1)!.rows;
  const natural = { natural: 'six-pairs', points: 3, citation: rule };
  return Promise.resolve({
    type: 'suggestions',
    arrangements: [1.324, 1.1, 0.92, -0.05, -0.4].map((points) => ({ rows, points })),
    declare: true,
    natural,
  });
}
