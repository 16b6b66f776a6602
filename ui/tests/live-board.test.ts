import { beforeEach, expect, test, vi } from 'vitest';
import { Announced, FRESH_MS } from '../src/live/board/announced.svelte';

const said = (at_ms: number) => ({ at_ms, texts: { en: 'The bar is closed.', zh: '' } });

beforeEach(() => {
  const kept = new Map<string, string>();
  const getItem = (name: string) => kept.get(name) ?? null;
  vi.stubGlobal('localStorage', { getItem, setItem: (name: string, text: string) => kept.set(name, text) });
});

test('an announcement stands first until it is read or some minutes old', () => {
  const announced = new Announced('l1');
  expect(announced.isFresh(said(1_000), 2_000)).toBe(true);
  expect(announced.isFresh(said(1_000), 1_000 + FRESH_MS)).toBe(false);
  announced.read(said(1_000));
  expect(announced.isFresh(said(1_000), 2_000)).toBe(false);
  expect(announced.isFresh(said(1_500), 2_000)).toBe(true);
  expect(new Announced('l1').isFresh(said(1_000), 2_000)).toBe(false);
  expect(new Announced('l2').isFresh(said(1_000), 2_000)).toBe(true);
});
