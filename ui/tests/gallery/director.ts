import type { DirectorView } from '../../src/protocol';
import { eventView, NOW_MS } from './views';

/** What the director has before him. */
export const directorView: DirectorView = {
  type: 'director',
  stalling: [],
  now_ms: NOW_MS,
  reasons_first: false,
  event: eventView,
  chips: {
    in_play: eventView.chips_in_play,
    lines: [
      { line: 'entries', chips: eventView.chips_in_play + 100 },
      { line: 'raced', chips: -100 },
    ],
    into: [500],
    racing: [],
    uncounted: [],
  },
  moves: [
    {
      player: 'a5',
      name: 'Sofia',
      stack: 12_400,
      from_table: 2,
      from_seat: 5,
      to_table: 1,
      to_seat: 3,
      ordered: false,
      reasons: [
        {
          code: 'halted',
          parameters: { table: 1, players: 6, other: 2, more: 9 },
          citation: { rule: 'house-9C.1', edition: 'modern' },
        },
        {
          code: 'next-big-blind',
          parameters: { player: 'Sofia', table: 2, seat: 5, due: 5 },
          citation: { rule: 'tda2011-8A.1', edition: 'modern' },
        },
      ],
    },
  ],
  push: null,
  reports: null,
  paces: [],
  rota: null,
  matters: [
    {
      code: 'table-halted',
      place: 'halts',
      parameters: { table: 1, players: 6, fullest: 9, waivable: true },
      citations: [
        { rule: 'house-9C.1', edition: 'modern' },
        { rule: 'house-9C.3', edition: 'modern' },
      ],
      at_ms: null,
      table: 1,
      player: null,
      live: null,
    },
    {
      code: 'late-closing',
      place: 'entries',
      parameters: { level: 6 },
      citations: [{ rule: 'house-7.1', edition: 'modern' }],
      at_ms: NOW_MS + 260_000,
      table: null,
      player: null,
      live: null,
    },
  ],
  conduct: {
    penalties: [
      { code: 'warning', most: 0 },
      { code: 'hands', most: null },
      { code: 'rounds', most: null },
      { code: 'disqualification', most: 0 },
    ],
    offences: ['abuse', 'phoned', 'soft-play'],
    in_chips: [
      {
        penalty: 'forfeiture',
        offence: 'soft-play',
        citation: { rule: 'house-63.1', edition: 'modern' },
      },
    ],
    citation: { rule: 'house-65A.1', edition: 'modern' },
    players: [
      {
        player: 'a5',
        name: 'Sofia',
        table: 2,
        seat: 5,
        left: 3,
        given: [
          {
            at_ms: NOW_MS,
            penalty: 'hands',
            count: 3,
            hands: 3,
            offence: 'abuse',
            reason: 'shouting',
            paid: null,
            citations: [{ rule: 'house-65B.2', edition: 'modern' }],
          },
        ],
        proposed: 'rounds',
        count: 1,
      },
    ],
  },
  halts: [
    {
      table: 1,
      players: 6,
      fullest: 9,
      seats: 9,
      gap: 3,
      citation: { rule: 'house-9C.1', edition: 'modern' },
      waivable: true,
      waived_by: { rule: 'house-9C.3', edition: 'modern' },
    },
  ],
  terms: {},
  templates: ['turbo-27'],
  frozen: [],
  acts: [],
  redraw_waits: false,
  next_break: null,
  house_seats: 0,
};
