import type { EntryView, EventView } from '../../src/protocol';

/** An event that costs nothing, and whose entries are closed. */
export const freeEntry: EntryView = {
  charged: false,
  buy_in: 2_000,
  fee: 0,
  guarantee: 0,
  late_levels: 0,
  re_entries: 0,
  rebuys: null,
  add_on: null,
  taken: false,
  closes_ms: null,
  may: null,
  mine: 1,
  seats_at_once: null,
  alternates: 0,
  waits: false,
  alternate: null,
  kept: [],
  bounty: null,
  ticket: false,
  satellite: null,
  tickets: 'returned',
  at_desk: false,
  currency: '',
  house: '',
  no_shows: 'taken-off',
  asked: null,
  over: [],
  declined: null,
  closing: 'level',
};

/** What the page of an event has for somebody who has no part in it. */
export const WATCHER: Pick<EventView, 'offers' | 'deals' | 'my_move' | 'phone_of'> = {
  offers: [],
  deals: null,
  my_move: null,
  phone_of: null,
};
