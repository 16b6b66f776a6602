import { describe, expect, it } from 'vitest';
import { priceInWords, tellsAgain } from '../src/event/entry';
import type { EntryView, EventLine } from '../src/protocol';
import { eventView } from './gallery/views';

describe('what an entry costs', () => {
  const line = (kind: EventLine['kind'], change: Partial<EntryView>): EventLine => ({
    ...eventView.line,
    kind,
    entry: { ...eventView.line.entry, bounty: null, charged: false, buy_in: 50, fee: 5, ...change },
  });

  it('is nothing where one sits down to chips of the event alone', () => {
    expect(priceInWords(line('sit-down', {}))).toBe('Free');
    expect(priceInWords(line('scheduled', { buy_in: 0 }))).toBe('Free');
  });
  it('is paid at the desk where no wallet pays an announced event', () => {
    expect(priceInWords(line('scheduled', {}))).toBe('50 at the desk');
  });
  it('is all that leaves a wallet', () => {
    expect(priceInWords(line('scheduled', { charged: true }))).toBe('55');
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
