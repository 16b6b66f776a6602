import { describe, expect, it } from 'vitest';
import { isComplete, telling, type Asked } from '../src/live/facts/asked';
import { pileOf } from '../src/live/dealer/piles';
import { Steps } from '../src/live/dealer/steps.svelte';

const fact = (name: string, needed: boolean): Asked => ({
  name,
  words: { en: name, zh: name },
  form: 'flag',
  needed,
  unknown: false,
  nobody: false,
  initial: null,
  offered: [],
});

describe('what a player says and pushes', () => {
  it('puts chips into the motion that is under way, until another begins', () => {
    const steps = new Steps();
    steps.push({ 1000: 1 });
    steps.push({ 1000: 1 });
    expect(steps.all).toEqual([{ type: 'push', chips: { 1000: 2 } }]);
    steps.move(true);
    steps.push({ 500: 1 });
    expect(steps.pushes.map(({ chips }) => chips)).toEqual([{ 1000: 2 }, { 500: 1 }]);
    expect(steps.pile).toEqual({ 1000: 2, 500: 1 });
    steps.move(false);
    expect(steps.all).toEqual([{ type: 'push', chips: { 1000: 2, 500: 1 } }]);
  });

  it('puts words before the chips, with them, or leaves them out', () => {
    const steps = new Steps();
    steps.push({ 500: 1 });
    steps.say('call');
    steps.speak('first');
    expect(steps.all.map(({ type }) => type)).toEqual(['said', 'push']);
    steps.speak('at-once');
    expect(steps.all).toEqual([{ type: 'push', chips: { 500: 1 }, said: 'call' }]);
    expect(steps.voice).toBe('at-once');
    steps.speak('silent');
    expect(steps.all).toEqual([{ type: 'push', chips: { 500: 1 } }]);
  });

  it('takes an amount for the word before it', () => {
    const steps = new Steps();
    steps.say('raise');
    steps.say('raise to 600', 'raise');
    expect(steps.all).toEqual([{ type: 'said', words: 'raise to 600' }]);
  });
});

describe('piles', () => {
  it('are of the fewest chips, or none where these cannot make them up', () => {
    expect(pileOf(2_600, [25, 100, 500, 1_000])).toEqual({ 1000: 2, 500: 1, 100: 1 });
    expect(pileOf(130, [25, 100])).toBeNull();
    expect(pileOf(0, [25])).toBeNull();
  });
});

describe('facts', () => {
  it('are complete once all are told that are needed', () => {
    const facts = [fact('seat', true), fact('reach', false)];
    expect(isComplete(facts, {})).toBe(false);
    const told = telling({}, 'seat', 3);
    expect(isComplete(facts, told)).toBe(true);
    expect(isComplete(facts, telling(told, 'seat', undefined))).toBe(false);
  });
});
