import { describe, expect, it } from 'vitest';
import { costOf, paidAt, priceInWords, sharesInWords, sharesOf, sumOf, tellsAgain } from '../src/event/entry';
import type { EntryView, EventLine } from '../src/protocol';
import { say } from '../src/words/words.svelte';
import { receipts } from '../src/print/papers';
import { eventView } from './gallery/views';

describe('what an entry costs', () => {
  const line = (kind: EventLine['kind'], change: Partial<EntryView>): EventLine => ({
    ...eventView.line,
    kind,
    entry: { ...eventView.line.entry, bounty: null, charged: false, buy_in: 50, fee: 5, ...change },
  });

  it('is nothing where one sits down to chips of the event alone', () => {
    expect(priceInWords(line('sit-down', {}))).toBe('Free');
    expect(priceInWords(line('scheduled', { buy_in: 0, fee: 0 }))).toBe('Free');
  });
  it('is paid at the desk where no wallet pays an announced event', () => {
    expect(priceInWords(line('scheduled', {}))).toBe('55 at the desk');
    expect(priceInWords(line('scheduled', { buy_in: 0 }))).toBe('5 at the desk');
  });
  it('is all that leaves a wallet', () => {
    expect(priceInWords(line('scheduled', { charged: true }))).toBe('55');
  });
  it('is the same on every page and every paper, with the fee and the bounty in it', () => {
    const bounty = { ...eventView.line.entry.bounty!, amount: 51 };
    for (const charged of [true, false]) {
      const told = line('scheduled', { charged, buy_in: 100, fee: 10, bounty });
      const shares = '100 to the prize pool, 10 to the house, 51 to the bounties';
      expect(priceInWords(told)).toBe(charged ? '161' : '161 at the desk');
      expect(sharesInWords(told)).toBe(shares);
      const [paper] = receipts(eventView.entrants.slice(0, 1), told.entry, 10_000);
      expect(paper!.paid).toBe(161);
      const over = { buy_in: 100, fee: 10, bounty: 51 };
      expect([sumOf(over), sharesOf(over)]).toEqual([161, shares]);
    }
  });
  it('has no share for the house where nobody takes one', () => {
    expect(sharesInWords(line('sit-down', {}))).toBe('50 to the prizes');
    expect(sharesInWords(line('scheduled', { buy_in: 0 }))).toBe('5 to the house');
    expect(sharesInWords(line('scheduled', { buy_in: 0, fee: 0 }))).toBe('');
  });
  it('says who takes it: a wallet pays, or it is paid at the desk', () => {
    const told = (one: EventLine) => [paidAt(one), costOf(one)];
    expect(told(line('scheduled', { charged: true }))).toEqual(['wallet', 55]);
    expect(told(line('scheduled', {}))).toEqual(['desk', 55]);
    expect(told(line('scheduled', { buy_in: 0, fee: 0 }))).toEqual(['nowhere', 0]);
    expect(paidAt(line('sit-down', {}))).toBe('nowhere');
    const free = line('scheduled', { buy_in: 0, fee: 0 });
    expect([paidAt(free, 300), paidAt(free, 0)]).toEqual(['desk', 'nowhere']);
    expect(say('buy-for-text', { paid: 'desk', amount: 300 })).toContain('300 is paid at the desk');
  });
});

describe('how often one who is out enters again', () => {
  const line = (state: EventLine['state'], change: Partial<EntryView>): EventLine => ({
    ...eventView.line,
    state,
    entry: { ...eventView.line.entry, late_levels: 4, re_entries: 2, taken: true, ...change },
  });

  it('is told until late entries are closed', () => {
    expect(tellsAgain(line('open', {}))).toBe(true);
    expect(tellsAgain(line('running', {}))).toBe(true);
    expect(tellsAgain(line('running', { taken: false }))).toBe(false);
    expect(tellsAgain(line('over', { taken: false }))).toBe(false);
    expect(tellsAgain(line('open', { late_levels: 0 }))).toBe(false);
  });
});
