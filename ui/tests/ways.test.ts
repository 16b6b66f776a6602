import { describe, expect, it } from 'vitest';
import { waysOf } from '../src/staff/ways';

const paths = (...roles: string[]) => waysOf(roles).map(({ path }) => path);

describe('whoever has signed in', () => {
  it('is led to the pages of their own roles, the one to direct at first', () => {
    expect(paths('floor', 'cashier/e2', 'dealer/e2/3')).toEqual(['/floor', '/payments/e2', '/event/e2']);
    expect(paths('floor/e1', 'director/e2')).toEqual(['/director/e2', '/floor']);
    expect(paths('director')).toEqual(['/director']);
    expect(paths('cashier')).toEqual(['/director']);
    expect(paths('screen', 'player/e1/p1')).toEqual([]);
  });

  it('is led nowhere twice', () => {
    expect(paths('floor/e1', 'floor/e2', 'dealer/e1/1', 'dealer/e1/2')).toEqual(['/floor', '/event/e1']);
  });
});
