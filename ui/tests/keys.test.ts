import { describe, expect, it } from 'vitest';
import { keyMeaning as directorsKey } from '../src/director/keys';
import { keyMeaning } from '../src/table/keys';

const press = (key: string, more: object = {}) =>
  keyMeaning({ key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: null, ...more });
const inside = {
  closest: (selector: string) => (selector.includes('input') ? {} : null),
} as unknown as EventTarget;

describe('the keys of the table', () => {
  it.each([
    ['f', { does: 'fold' }],
    ['F', { does: 'fold' }],
    ['c', { does: 'check-or-call' }],
    ['3', { does: 'place', at: 2 }],
    ['d', { does: 'draw' }],
    ['P', { does: 'stand-pat' }],
    ['i', { does: 'bring-in' }],
    ['ArrowUp', { does: 'step', by: 1 }],
    ['PageDown', { does: 'step', by: -5 }],
  ])('%s means %o', (key, meaning) => {
    expect(press(key)).toEqual(meaning);
  });

  it('mean nothing with a modifier, while typing, or unknown', () => {
    expect(press('c', { ctrlKey: true })).toBeNull();
    expect(press('r', { metaKey: true })).toBeNull();
    expect(press('f', { target: inside })).toBeNull();
    expect(press('x')).toBeNull();
    expect(press('6')).toBeNull();
  });

  it('act once however long they are held; only steps repeat', () => {
    expect(press('f', { repeat: true })).toBeNull();
    expect(press('ArrowUp', { repeat: true })).toEqual({ does: 'step', by: 1 });
  });
});

describe('the keys of the director', () => {
  const direct = (key: string, more: object = {}, open = false) =>
    directorsKey(
      { key, ctrlKey: false, metaKey: false, altKey: false, repeat: false, target: null, ...more },
      open,
    );

  it.each([
    ['p', 'P'],
    ['P', 'P'],
    ['n', 'N'],
    ['+', 'Plus'],
    ['=', 'Plus'],
    ['-', '-'],
    ['/', '/'],
    ['u', 'U'],
    ['?', null],
  ])('%s presses %s', (key, button) => {
    expect(direct(key)).toBe(button);
  });

  it('mean nothing with a modifier, held, while typing, over an open sheet, or unknown', () => {
    for (const more of [{ ctrlKey: true }, { metaKey: true }, { altKey: true }, { repeat: true }])
      expect(direct('p', more)).toBeUndefined();
    expect(direct('p', { target: inside })).toBeUndefined();
    expect(direct('p', {}, true)).toBeUndefined();
    expect(direct('?', {}, true)).toBeUndefined();
    expect(direct('x')).toBeUndefined();
  });
});
