import { describe, expect, it } from 'vitest';
import type { HandView, LogLine, TableView } from '../src/protocol';
import { lastWord, seatIn } from '../src/table/facts';
import { situationOf } from '../src/table/situation';
import { unasked } from '../src/table/unasked';
import { NOW_MS, turn } from './gallery/views';

const RULE = { rule: 'house-26.4', edition: 'modern', basis: 'ours' } as LogLine['citation'];
const line = (code: string, seat: number, citation: LogLine['citation'] = null): LogLine => ({
  n: 1,
  street: 'flop',
  code,
  seat,
  parameters: {},
  citation,
});
const SEAT = turn.my_seat!;
const OTHER = turn.hand!.seats.find(({ seat }) => seat !== SEAT)!.seat;

function at(log: LogLine[], status: 'in' | 'folded', kind: 'check' | 'fold'): TableView {
  const hand = turn.hand!;
  const seats = hand.seats.map((each) =>
    each.seat === SEAT ? { ...each, status, last: { kind, to: 0, all_in: false } } : each,
  );
  return { ...turn, turn: null, hand: { ...hand, to_act: OTHER, options: null, seats, log } };
}
const word = (hand: HandView, short = false) => lastWord(seatIn(hand, SEAT)!, hand, short)?.text;

describe('what the clock did', () => {
  it('is told as such, with its rule, until the player decides again', () => {
    const log = [line('time-ran-out', SEAT, RULE), line('check', SEAT), line('bet', OTHER)];
    const view = at(log, 'in', 'check');
    expect(unasked(view.hand, SEAT)).toEqual({ why: 'time-ran-out', did: 'check', citation: RULE });
    expect(unasked(view.hand, OTHER)).toBeNull();
    expect(word(view.hand!)).toBe('Time ran out: checks');
    expect(word(view.hand!, true)).toBe('Out of time');
    expect(situationOf(view, NOW_MS, false).clock).toEqual({
      words: 'Your time ran out: you check.',
      citation: RULE,
    });
    const again = at([...log, line('call', SEAT)], 'in', 'check');
    expect(situationOf(again, NOW_MS, false).clock).toBeNull();
  });

  it('is no word of the player who folded', () => {
    const clocked = at([line('time-ran-out', SEAT, RULE), line('fold', SEAT)], 'folded', 'fold');
    expect(word(clocked.hand!)).toBe('Time ran out: folded');
    expect(situationOf(clocked, NOW_MS, false).more).toBe('');
    const folded = at([line('fold', SEAT)], 'folded', 'fold');
    expect(word(folded.hand!)).toBe('Folded');
    expect(situationOf(folded, NOW_MS, false).more).toBe('You have folded');
  });
});
