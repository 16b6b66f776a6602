import { expect, test } from 'vitest';
import { isOwnMachine } from '../src/pieces/reach';

test('an address that means another machine elsewhere is told from one that others open too', () => {
  const own = ['localhost', 'cards.localhost', '127.0.0.1', '127.1.2.3', '0.0.0.0', '[::1]', '[::]'];
  const found = [
    '192.168.1.5',
    '10.127.0.0',
    'cards.example',
    'localhost.example',
    '[fe80::1]',
    'mybox.local',
  ];
  expect(own.filter((one) => !isOwnMachine(one))).toEqual([]);
  expect(found.filter(isOwnMachine)).toEqual([]);
});
