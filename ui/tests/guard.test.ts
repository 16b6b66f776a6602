import { describe, expect, it } from 'vitest';
import { ClickGuard, SETTLE_MS } from '../src/table/guard';

function settled(offered: string): ClickGuard {
  const guard = new ClickGuard();
  guard.offer(offered, 0);
  return guard;
}

describe('the guard before a button', () => {
  it('lets a press count that meant what it does', () => {
    const guard = settled('call 600');
    guard.press('call', SETTLE_MS);
    expect(guard.release('call', SETTLE_MS + 50)).toBe('counts');
  });

  it('refuses when the price changed under the finger', () => {
    const guard = settled('call 600');
    guard.press('call', 1000);
    guard.offer('call 1800', 1040);
    expect(guard.release('call', 1080)).toBe('moved');
  });

  it('refuses a press that came right after a change', () => {
    const guard = settled('call 600');
    guard.offer('call 1800', 1000);
    guard.press('call', 1000 + SETTLE_MS - 1);
    expect(guard.release('call', 5000)).toBe('early');
    guard.press('call', 5000);
    expect(guard.release('call', 5000)).toBe('counts');
  });

  it('refuses when the amount of the button itself moved on while it was held', () => {
    const guard = settled('call 600');
    guard.press('raise 1200', 1000);
    expect(guard.release('raise 1500', 1100)).toBe('moved');
  });

  it('refuses the second click of a double click whose first one was refused and changed the amount', () => {
    const guard = settled('raise 750-10000');
    guard.press('raise 99999', 1000);
    expect(guard.release('raise 99999', 1050)).toBe('counts');
    guard.reword(1070);
    expect(guard.strike(1080)).toBe('counts');
    guard.press('raise 10000', 1100);
    expect(guard.release('raise 10000', 1150)).toBe('early');
    guard.press('raise 10000', 1070 + SETTLE_MS);
    expect(guard.release('raise 10000', 1100 + SETTLE_MS)).toBe('counts');
  });

  it('asks the same of a key', () => {
    const guard = settled('call 600');
    guard.offer('call 1800', 1000);
    expect(guard.strike(1000 + SETTLE_MS - 1)).toBe('early');
    expect(guard.strike(1000 + SETTLE_MS)).toBe('counts');
  });

  it('lets a key count after a finger has slid off a button', () => {
    const guard = settled('call 600');
    guard.press('raise 1200', 1000);
    expect(guard.strike(2000)).toBe('counts');
    expect(guard.release('call', 2100)).toBe('counts');
  });

  it('does not count time anew when the same is offered again', () => {
    const guard = settled('call 600');
    guard.offer('call 600', 900);
    expect(guard.release('call', 901)).toBe('counts');
  });
});
