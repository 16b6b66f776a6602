import { describe, expect, it } from 'vitest';
import { askedNow, isAskable, isComplete, telling, toldNow, type Asked } from '../src/live/facts/asked';
import { accidentsOf } from '../src/live/dealer/accidents';
import { usualAmounts } from '../src/live/dealer/amounts';
import { beforeTheFloor, takenBack } from '../src/live/dealer/facts';
import { clockFacts, kindsNow, seatTouched } from '../src/live/dealer/incidents';
import { lyingBefore, pileOf } from '../src/live/dealer/piles';
import { seatsFor } from '../src/live/facts/place';
import { Steps } from '../src/live/steps/steps.svelte';
import { LIMITS, type FactView, type KindView, type LiveLineView } from '../src/protocol';
import type { LiveTableView, Options, SeatView } from '../src/protocol';

const fact = (name: string, needed: boolean): Asked => ({
  name,
  words: { en: name, zh: name },
  form: 'flag',
  needed,
  unknown: false,
  presumed: true,
  nobody: false,
  anywhere: false,
  initial: null,
  offered: [],
  needed_where: null,
  other_than: null,
  played: 'any',
});

describe('the seats that are offered', () => {
  const place = { seats: [{ seat: 2, name: 'Ines' }], size: 3, chips: [100], gone: [], shortDeck: false };
  const belongs: Asked = {
    ...fact('belongs', true),
    anywhere: true,
    other_than: { fact: 'seat', unless: 'elsewhere' },
  };
  const of = (told: Record<string, unknown>, asked = belongs) =>
    seatsFor(asked, place, told).map(({ seat }) => seat);

  it('are those of the table without the one that is left, or any of another table', () => {
    expect(of({})).toEqual([1, 2, 3]);
    expect(of({ seat: 2 })).toEqual([1, 3]);
    expect(of({ seat: 2, elsewhere: false })).toEqual([1, 3]);
    expect(of({ seat: 2, elsewhere: true })).toHaveLength(LIMITS.SEATS_MAX);
    expect(of({ seat: 2 }, fact('seat', true))).toEqual([2]);
  });
});

describe('what a player says and pushes', () => {
  it('puts chips into the motion that is under way, or into a further one', () => {
    const steps = new Steps();
    steps.push({ 1000: 1 });
    steps.push({ 1000: 1 });
    expect(steps.all).toEqual([{ type: 'push', chips: { 1000: 2 } }]);
    steps.pushAgain({ 500: 1 });
    steps.push({ 500: 1, 100: 1 });
    expect(steps.pushes.map(({ chips }) => chips)).toEqual([{ 1000: 2 }, { 500: 2, 100: 1 }]);
    expect(steps.pile).toEqual({ 1000: 2, 500: 2, 100: 1 });
    steps.drop(1);
    expect(steps.all).toEqual([{ type: 'push', chips: { 1000: 2 } }]);
  });

  it('draws in chips of an earlier bet one by one, whenever it is told', () => {
    const steps = new Steps();
    steps.push({ 1000: 1 });
    steps.drawIn('100');
    steps.drawIn('100');
    steps.drawIn('500');
    steps.push({ 1000: 1 });
    expect(steps.all).toEqual([
      { type: 'pulled-back', chips: { 100: 2, 500: 1 } },
      { type: 'push', chips: { 1000: 2 } },
    ]);
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

  it('of an earlier bet are known as they were pushed, and those of a posted blind are not', () => {
    const blind = { seat: 3, status: 'in', bet: 100, stack: 9_900 } as unknown as SeatView;
    const pushed = { entry: { type: 'plays', seat: 3, steps: [{ type: 'push', chips: { 25: 4 } }] } };
    const view = (...lines: unknown[]) => ({ lines, chips: [25, 100] }) as unknown as LiveTableView;
    expect(lyingBefore(view(), blind)).toBeNull();
    expect(lyingBefore(view(pushed), blind)).toEqual({ 25: 4 });
    expect(lyingBefore(view(), { ...blind, bet: 0 })).toEqual({});
  });
});

describe('the amounts that are mostly said or pushed', () => {
  const seat = { seat: 3, status: 'in', bet: 0, stack: 10_000 };
  const hand = {
    game: 'nlhe',
    street: 'preflop',
    blinds: [100, 200],
    total: 500,
    seats: [seat, { seat: 2, bet: 200, stack: 9_800 }],
  };
  const view = (chips: number[]) => ({ hand, chips, level: { big_blind: 200 } }) as unknown as LiveTableView;
  const options = { seat: 3, to_call: 200, call: 200, bet_to: [400, 10_000] } as unknown as Options;
  const usual = (chips: number[], most: number) =>
    usualAmounts(view(chips), options, seat as unknown as SeatView, most);

  it('are whole chips from the least raise on, and no all-in', () => {
    expect(usual([25, 100, 500], 4)).toEqual([400, 500, 600, 800]);
    expect(usual([100, 500], 9).every((to) => to % 100 === 0 && to >= 400 && to < 10_000)).toBe(true);
    expect(usualAmounts(view([25]), null, undefined, 4)).toEqual([]);
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

  it('can be asked about where none is needed: the answer says which decide', () => {
    const facts = [fact('reach', false)];
    expect(isAskable(facts, {})).toBe(true);
    expect(isAskable([...facts, fact('seat', true)], {})).toBe(false);
  });

  it('are not told by an empty list, and by a no', () => {
    const seats: Asked = { ...fact('entitled', true), form: 'seats' };
    expect(isComplete([seats], { entitled: [] })).toBe(false);
    expect(isComplete([seats], { entitled: [2] })).toBe(true);
    expect(isComplete([fact('reasonable', true)], { reasonable: false })).toBe(true);
    expect(isComplete([{ ...fact('face_up', true), form: 'number' }, seats], { face_up: 0 })).toBe(false);
  });

  it('presume nothing of a clock that is called but where the caller sits', () => {
    const where: Asked = { ...fact('where', false), form: 'choice', initial: 'seat' };
    const flags = ['reasonable', 'approved', 'own_table'].map((name) => ({
      ...fact(name, false),
      unknown: true,
    }));
    const kind = { kind: 'clock-called', facts: [where, ...flags] } as KindView;
    const of = (needs: LiveTableView['clock_needs']) => clockFacts([kind], needs);
    expect(of('approved').map(({ name }) => name)).toEqual(['where', 'approved', 'reasonable']);
    expect(of('reasonable').map(({ name }) => name)).toEqual(['where', 'reasonable']);
    for (const needs of ['approved', 'reasonable'] as const) {
      expect(isComplete(of(needs), {})).toBe(false);
      expect(isComplete(of(needs), { [needs]: false })).toBe(true);
      expect(
        of(needs)
          .filter(({ needed }) => needed)
          .map(({ name }) => name),
      ).toEqual([needs]);
    }
    expect(isComplete(of('approved'), { reasonable: true })).toBe(false);
  });
});

describe('facts of some infractions alone', () => {
  const language: Asked = { ...fact('language', true), form: 'text', of_offences: ['other-language'] };
  const blind: Asked = { ...fact('blind', false), form: 'amount', of_offences: ['dodged-blind'] };
  const facts = [{ ...fact('offence', true), form: 'choice' } as Asked, language, blind];
  const names = (told: Record<string, unknown>) => askedNow(facts, told).map(({ name }) => name);

  it('are asked for with these, and told no more with another', () => {
    expect(names({})).toEqual(['offence']);
    expect(names({ offence: 'phoned' })).toEqual(['offence']);
    expect(names({ offence: 'other-language' })).toEqual(['offence', 'language']);
    expect(names({ offence: 'dodged-blind' })).toEqual(['offence', 'blind']);
    expect(isComplete(facts, { offence: 'phoned' })).toBe(true);
    expect(isComplete(facts, { offence: 'other-language' })).toBe(false);
    expect(isComplete(facts, { offence: 'other-language', language: 'fr' })).toBe(true);
    expect(toldNow(facts, { offence: 'phoned', language: 'fr' })).toEqual({ offence: 'phoned' });
  });
});

describe('facts of rows', () => {
  const number: Asked = { ...fact('number', true), form: 'number' };
  const exposed: Asked = { ...fact('exposed', false), form: 'rows', initial: [], parts: [number] };
  const boxed: Asked = { ...fact('boxed', false), form: 'number', initial: 0 };

  it('are looked at once each row is whole, and one of them says something', () => {
    expect(isComplete([exposed, boxed], {})).toBe(false);
    expect(isComplete([exposed, boxed], { exposed: [] })).toBe(false);
    expect(isComplete([exposed, boxed], { exposed: [{}] })).toBe(false);
    expect(isComplete([exposed, boxed], { exposed: [{ number: 3 }] })).toBe(true);
    expect(isComplete([exposed, boxed], { boxed: 1 })).toBe(true);
    expect(isComplete([], {})).toBe(true);
  });
});

describe('the record', () => {
  const line = (n: number, entry: LiveLineView['entry'], undone = false) =>
    ({ n, entry, undone }) as LiveLineView;
  const back = { type: 'undone', why: '' } as const;
  const fold = (seat: number) => ({ type: 'acts', seat, action: { type: 'fold' } }) as const;

  it('says what was taken back, as long as nothing came after it', () => {
    const lines = [line(1, fold(3)), line(2, fold(4), true), line(3, back, true)];
    expect(takenBack({ lines })?.n).toBe(2);
    const twice = [line(1, fold(3), true), line(2, fold(4), true), line(3, back, true), line(4, back, true)];
    expect(takenBack({ lines: twice })?.n).toBe(1);
    expect(takenBack({ lines: [...lines, line(4, fold(4))] })).toBeUndefined();
    expect(takenBack({ lines: [] })).toBeUndefined();
  });

  it('tells the chips before a seat while the floor decides on them', () => {
    const pushed = line(2, { type: 'plays', seat: 4, steps: [{ type: 'push', chips: { 500: 1 } }] });
    expect(beforeTheFloor({ lines: [pushed], open: 2 }, 4)).toBe(500);
    expect(beforeTheFloor({ lines: [pushed], open: 2 }, 3)).toBe(0);
    expect(beforeTheFloor({ lines: [pushed], open: null }, 4)).toBe(0);
  });
});

describe('what may happen', () => {
  const seat = (n: number, status = 'in') => ({ seat: n, status, cards: [], up: [] });
  const at = (more: Record<string, unknown>) =>
    ({
      game: 'nlhe',
      hand: { button: 4, seats: [seat(1), seat(2), seat(3), seat(4)] },
      due: [],
      awaits: 'action',
      may_happen: [],
      ...more,
    }) as unknown as LiveTableView;
  const codes = (view: LiveTableView, n: number) => accidentsOf(view, n).map(({ code }) => code);

  it('is an exposed card on the deal, told with its place off the deck', () => {
    const due = [1, 2, 3, 4].map((n) => ({ seat: n, down: 2, up: 0 }));
    const deal = at({ due, awaits: 'hole-cards', may_happen: ['initial-deal', 'conduct', 'fouled-hand'] });
    expect(codes(deal, 3)).toEqual(['exposed-1', 'exposed-2', 'first-card', 'conduct']);
    expect(accidentsOf(deal, 3)[1]?.entry).toEqual({
      type: 'happened',
      kind: 'initial-deal',
      facts: { exposed: [{ number: 7, seat: 3 }] },
    });
  });

  it('is a killed hand in the betting, and one mucked at the showdown', () => {
    expect(codes(at({ may_happen: ['conduct', 'fouled-hand'] }), 2)).toEqual(['killed', 'fouled', 'conduct']);
    expect(codes(at({ may_happen: ['killed-hand', 'conduct'] }), 2)).toEqual([
      'mucked-down',
      'mucked-up',
      'mucked-best',
      'conduct',
    ]);
  });

  it('is what he did, and chips out of view, of who is not in the hand or before the first one', () => {
    const may_happen = ['conduct', 'fouled-hand', 'chips-found'];
    expect(codes(at({ may_happen }), 7)).toEqual(['conduct', 'chips-found']);
    const first = at({ hand: null, awaits: null, may_happen: ['conduct', 'chips-found'] });
    expect(codes(first, 3)).toEqual(['conduct', 'chips-found']);
    expect(accidentsOf(first, 3)[1]).toMatchObject({ entry: null, told: { seat: 3, how: 'view' } });
  });

  it('is offered as the room orders it, and nothing else', () => {
    const kind = (name: string, facts: FactView[] = []) =>
      ({ kind: name, played: 'any', in_hand: true, facts }) as unknown as KindView;
    const view = at({ may_happen: ['fouled-hand', 'early-board', 'stack-told'] });
    const kinds = [kind('early-board'), kind('disputed'), kind('fouled-hand')];
    expect(kindsNow(kinds, view).map((each) => each.kind)).toEqual([
      'fouled-hand',
      'early-board',
      'stack-told',
    ]);
  });

  it('takes a seat with a touch of it', () => {
    const told = (name: string, form: FactView['form']) => ({ ...fact(name, true), form }) as FactView;
    const kind = { kind: 'asked-to-see', facts: [told('by', 'seat'), told('of', 'seat')] } as KindView;
    const touch = seatTouched(kind, at({}));
    expect(touch?.(touch({}, 3), 1)).toEqual({ by: 3, of: 1 });
    const deal = { kind: 'initial-deal', facts: [told('exposed', 'rows')] } as KindView;
    expect(seatTouched(deal, at({}))?.({}, 2)).toEqual({ exposed: [{ number: 2, seat: 2 }] });
    expect(seatTouched({ kind: 'foul-deck', facts: [] } as unknown as KindView, at({}))).toBeNull();
  });
});
