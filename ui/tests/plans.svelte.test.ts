import { flushSync } from 'svelte';
import { describe, expect, it } from 'vitest';
import type { Action, HandView, Options, TableView } from '../src/protocol';
import { Decision, type Plan } from '../src/table/decision.svelte';
import { TABLES } from './gallery/views';

const won = TABLES.won!;
const me = won.hand!.seats.find(({ status }) => status === 'in')!.seat;
const other = won.hand!.seats.find(({ seat }) => seat !== me)!.seat;

/** What the viewer sees at this moment of the hand: `bet` is the other's, `mine` the viewer's own, on this street. */
function moment(
  street: HandView['street'],
  turn: number,
  bet: number,
  mine: number,
  toAct: number,
): TableView {
  const options: Options | null =
    toAct === me
      ? {
          seat: me,
          fold: true,
          check: bet === mine,
          call: bet === mine ? null : bet,
          to_call: bet - mine,
          bet_to: null,
          show: false,
          muck: false,
          bring_in: null,
          discard: null,
          runs: null,
        }
      : null;
  const seats = won.hand!.seats.map((seat) => ({
    ...seat,
    bet: seat.seat === me ? mine : seat.seat === other ? bet : 0,
  }));
  return {
    ...won,
    my_seat: me,
    hand: { ...won.hand!, street, turn, to_act: toAct, options, seats, awards: [] },
  };
}

/** What was sent once a plan was pressed at the first moment and the others had come. */
function sent(plan: Plan, first: TableView, ...others: TableView[]): string[] {
  const acts: string[] = [];
  let shown = $state.raw(first);
  const end = $effect.root(() => {
    const decision = new Decision(
      () => shown,
      (action: Action) => (acts.push(action.type), Promise.resolve({ type: 'accepted' } as never)),
    );
    flushSync();
    decision.planFor(first.hand!, plan);
    for (const view of others) {
      shown = view;
      flushSync();
    }
  });
  end();
  return acts;
}

describe('a plan', () => {
  it('ends with its street, and holds on it at the price that was seen', () => {
    const checkOrFold: Plan = { kind: 'check-or-fold' };
    const check: Plan = { kind: 'check' };
    const call: Plan = { kind: 'call', toCall: 200 };
    const betOnFlop = moment('flop', 3, 0, 200, other);
    const free = moment('flop', 3, 0, 0, other);
    const facing = moment('flop', 3, 200, 0, other);
    const rows: [string, Plan, TableView, TableView[], string[]][] = [
      ['bet, check or fold, called', checkOrFold, betOnFlop, [moment('turn', 4, 0, 0, me)], []],
      ['check, then the turn', check, free, [moment('turn', 4, 0, 0, me)], []],
      [
        'check or fold, then the turn',
        checkOrFold,
        free,
        [moment('turn', 5, 0, 0, other), moment('turn', 6, 300, 0, me)],
        [],
      ],
      ['call, then the same price on the turn', call, facing, [moment('turn', 5, 200, 0, me)], []],
      ['check, on its street', check, free, [moment('flop', 4, 0, 0, me)], ['check']],
      ['check or fold, raised on its street', checkOrFold, free, [moment('flop', 4, 300, 0, me)], ['fold']],
      ['check, bet into', check, free, [moment('flop', 4, 300, 0, me)], []],
      ['call, on its street', call, facing, [moment('flop', 4, 200, 0, me)], ['call']],
    ];
    const told = rows.map(([name, plan, first, others]) => [name, sent(plan, first, ...others)]);
    expect(told).toEqual(rows.map(([name, , , , acts]) => [name, acts]));
  });

  it('is not made for a street that the page still shows and that has ended', () => {
    const acts: string[] = [];
    let shown = $state.raw(moment('turn', 4, 0, 0, other));
    $effect.root(() => {
      const decision = new Decision(
        () => shown,
        (action: Action) => (acts.push(action.type), Promise.resolve({ type: 'accepted' } as never)),
      );
      flushSync();
      decision.planFor(moment('flop', 3, 0, 0, other).hand!, { kind: 'check' });
      expect(decision.plan).toBeNull();
      shown = moment('turn', 5, 0, 0, me);
      flushSync();
    })();
    expect(acts).toEqual([]);
  });
});
