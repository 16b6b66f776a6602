import type { CashView, PlayerView, TableView, ThirteenView } from '../../src/protocol';
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
  ...more,
});

/** Tables of 13-card poker. */
export const THIRTEEN: Record<string, TableView> = {
  thirteen: table(HANDS.arranging, { turn: { ...clock, bank_ends_ms: clock.ends_ms } }),
  thirteenSet: table(HANDS.set),
  thirteenOver: table(HANDS.over),
  thirteenWaiting: table(null, { state: 'waiting' }),
  thirteenEvent: table({ ...HANDS.arranging, tournament: true }, { cash: null, event_name: turn.event_name }),
};
