import { beforeEach, describe, expect, it } from 'vitest';
import { mayGive, takesReason, Orders, termsOf } from '../src/director/order.svelte';
import { ORDERS } from '../src/orders';
import type { Command, Welcome } from '../src/protocol';
import { mayWatch } from '../src/roles';
import { TOPICS } from '../src/topics';
import { room } from '../src/wire/room.svelte';

const withRoles = (...roles: string[]) => (room.welcome = { roles } as unknown as Welcome);
const types = Object.keys(ORDERS) as Command['type'][];

describe('who may give an order', () => {
  beforeEach(() => withRoles());

  it('is what the order says of itself, for every order and every role', () => {
    for (const role of ['director', 'floor', 'cashier', 'screen', 'player']) {
      withRoles(role);
      for (const type of types) {
        const roles = termsOf(type).may ?? null;
        expect([role, type, mayGive({ type, event: 'e1' })]).toEqual([
          role,
          type,
          roles === null || roles.some((each) => each === role),
        ]);
      }
    }
  });

  it('is bound to the event of the role', () => {
    withRoles('director/e1');
    expect(mayGive({ type: 'next-level', event: 'e1' })).toBe(true);
    expect(mayGive({ type: 'next-level', event: 'e2' })).toBe(false);
    expect(mayGive({ type: 'create-event' })).toBe(false);
  });

  it('is the whole room where the order says so, whatever event it names', () => {
    withRoles('director/e1');
    expect(mayGive({ type: 're-enter-player', event: 'e1' })).toBe(true);
    expect(mayGive({ type: 'enter-players', event: 'e1' })).toBe(false);
    withRoles('director');
    expect(mayGive({ type: 'enter-players', event: 'e1' })).toBe(true);
  });

  it('is also who made a home game, for some orders', () => {
    const [maker, guest] = [true, false].map((made) => new Orders(undefined, undefined, () => ({ made })));
    expect(maker!.may({ type: 'pause', event: 'e1' })).toBe(true);
    expect(maker!.may({ type: 'next-level', event: 'e1' })).toBe(false);
    expect(guest!.may({ type: 'pause', event: 'e1' })).toBe(false);
  });

  it('is a dealer at one table alone, by its own name or that of the event beside which it stands', () => {
    const beside = { event: 'e1', table: 2 };
    const order = { type: 'enter-live', event: 'l1' } as const;
    withRoles('dealer/l1/1');
    expect(mayGive(order)).toBe(true);
    expect(mayGive({ ...order, event: 'l2' })).toBe(false);
    withRoles('dealer/e1/2');
    expect(mayGive(order, { beside })).toBe(true);
    expect(mayGive(order, { beside: { event: 'e1', table: 3 } })).toBe(false);
    expect(mayGive({ type: 'announce-live', event: 'l1' }, { beside })).toBe(false);
  });
});

describe('a reason', () => {
  it('is taken by an order that may have one and has none yet', () => {
    expect(takesReason({ type: 'pause', event: 'e1' })).toBe(true);
    expect(takesReason({ type: 'pause', event: 'e1', reason: 'a spill' })).toBe(false);
    expect(takesReason({ type: 'redo', event: 'e1', act: 3 })).toBe(false);
  });

  it('comes first where the event wants it so, or nothing could be said afterwards', () => {
    const [after, first] = [false, true].map(
      (reasonsFirst) => new Orders(undefined, undefined, () => ({ reasonsFirst })),
    );
    expect(after!.wantsReason('pause')).toBe(false);
    expect(first!.wantsReason('pause')).toBe(true);
    expect(after!.wantsReason('end-game')).toBe(true);
    expect(first!.wantsReason('redo')).toBe(false);
  });
});

describe('a page', () => {
  it('says of no order by itself which role may give it', () => {
    const pages = import.meta.glob<string>('../src/**/*.{svelte,ts}', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const says = /includes\('(director|floor|cashier)'\)|role === '(director|floor|cashier)'/;
    const restate = Object.entries(pages).filter(([, source]) => says.test(source));
    expect(restate.map(([path]) => path)).toEqual([]);
  });
});

describe('who may watch a topic', () => {
  it('is what the topic says of itself', () => {
    for (const [kind, { may }] of Object.entries(TOPICS)) {
      const roles: readonly string[] | null = may;
      for (const role of ['director', 'floor', 'dealer', 'player'])
        expect([kind, role, mayWatch([role], kind as keyof typeof TOPICS, 'e1')]).toEqual([
          kind,
          role,
          roles === null || roles.includes(role),
        ]);
    }
    expect(mayWatch(['floor/e1'], 'floor')).toBe(false);
    expect(mayWatch(['dealer/e1/2'], 'live', 'l1', { event: 'e1', table: 2 })).toBe(true);
    expect(mayWatch(['dealer/e1/2'], 'live', 'l1')).toBe(false);
  });
});
