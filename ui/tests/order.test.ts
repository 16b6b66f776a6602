import { beforeEach, describe, expect, it, vi } from 'vitest';
import { Orders } from '../src/director/order.svelte';
import type { ClockView, Command } from '../src/protocol';
import { room } from '../src/wire/room.svelte';

/** A clock in this level, or in a break of it. */
function clockAt(number: number, on_break = false): ClockView {
  return { state: 'running', level: { number }, next: null, on_break } as unknown as ClockView;
}

describe('what a page had shown when an order was thought about', () => {
  const sent: Command[] = [];
  let newest: number;
  let clock: ClockView;
  let orders: Orders;
  beforeEach(() => {
    sent.length = 0;
    newest = 7;
    clock = clockAt(3);
    orders = new Orders(
      () => newest,
      () => clock,
    );
    vi.spyOn(room, 'ask').mockImplementation(((command: Command) => {
      sent.push(command);
      return Promise.resolve({ type: 'accepted' });
    }) as never);
  });

  it('goes with what is meant for it, however long the reason takes to type', async () => {
    const begun = orders.now();
    newest = 8;
    clock = clockAt(4);
    await orders.give({ type: 'next-level', event: 'e1', reason: 'late' }, begun);
    await orders.give({ type: 'next-level', event: 'e1', reason: 'late' });
    expect(sent).toEqual([
      { type: 'next-level', event: 'e1', reason: 'late', seen: 7, shown: { level: 3, on_break: false } },
      { type: 'next-level', event: 'e1', reason: 'late', seen: 8, shown: { level: 4, on_break: false } },
    ]);
  });

  it('says of a break that it is one, and of seats nothing about the level', async () => {
    clock = clockAt(4, true);
    await orders.give({ type: 'end-break', event: 'e1', reason: 'all are back' });
    await orders.give({ type: 'swap-seats', event: 'e1', player: 'a', other: 'b', reason: 'wrong seats' });
    await orders.give({ type: 'pause', event: 'e1', reason: 'a spill' });
    expect(sent).toEqual([
      {
        type: 'end-break',
        event: 'e1',
        reason: 'all are back',
        seen: 7,
        shown: { level: 4, on_break: true },
      },
      { type: 'swap-seats', event: 'e1', player: 'a', other: 'b', reason: 'wrong seats', seen: 7 },
      { type: 'pause', event: 'e1', reason: 'a spill' },
    ]);
  });

  it('stays with a form of the page, whatever is opened and closed over it', async () => {
    const begun = orders.now();
    newest = 8;
    await orders.give({ type: 'appoint-start', event: 'e1', reason: 'as announced', at_ms: 5 }, begun);
    await orders.give({ type: 'appoint-start', event: 'e1', reason: 'as announced', at_ms: 5 }, null);
    expect(sent.map((each) => 'seen' in each && each.seen)).toEqual([7, 8]);
  });
});
