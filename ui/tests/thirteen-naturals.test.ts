import { describe, expect, it } from 'vitest';
import { naturalLines } from '../src/thirteen/naturals';

const lines = (natural: string, cards: string) =>
  naturalLines(natural, cards.split(' ')).map((line) => line.join(' '));

describe('a natural is laid out as what it is', () => {
  it('three flushes lie suit by suit', () => {
    expect(lines('three-flushes', 'As Kh Ks Qh Qs Jh Td 9h 8d 7h 6s 5s 2d')).toEqual([
      'Td 8d 2d',
      'As Ks Qs 6s 5s',
      'Kh Qh Jh 9h 7h',
    ]);
    expect(lines('three-flushes', 'As Ks Qs Js 9s 8s 7s 2s Ah Kh 9h 8h 7h')).toEqual([
      'As Ks Qs',
      'Js 9s 8s 7s 2s',
      'Ah Kh 9h 8h 7h',
    ]);
  });

  it('three straights lie one by one, an ace at either end', () => {
    expect(lines('three-straights', 'As Kd Qc Jh Ts 9h 8d 7c 5s 4h 3d 2c Ac')).toEqual([
      'As Kd Qc',
      'Jh Ts 9h 8d 7c',
      '5s 4h 3d 2c Ac',
    ]);
  });

  it('all else lies as the cards run', () => {
    expect(lines('six-pairs', '2s 2h 9s 9h Ks Kh As Ah 5s 5h 7s 7h Jd')).toEqual([
      'As Ah Ks',
      'Kh Jd 9s 9h 7s',
      '7h 5s 5h 2s 2h',
    ]);
  });
});
