import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { PAGES, type PageName, pathTo, readPath } from '../src/pages';
import { isPaper } from '../src/print/papers';
import { PARTS } from '../src/screen/parts';

// The route listens to the page it stands on, so it is read with one in place.
let directorPath: (typeof import('../src/pieces/directs'))['directorPath'];
beforeAll(async () => {
  vi.stubGlobal('location', { pathname: '/' });
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('document', { addEventListener: () => undefined });
  ({ directorPath } = await import('../src/pieces/directs'));
});

describe('a path', () => {
  it.each([
    ['/', { page: 'lobby' }],
    ['/table/e1/3', { page: 'table', event: 'e1', table: 3 }],
    ['/director', { page: 'director', event: null }],
    ['/table/e1/x', { page: 'nowhere' }],
    ['/event/%', { page: 'nowhere' }],
    ['/link/0a1b', { page: 'shut' }],
    ['/print/e1/results', { page: 'print', event: 'e1', what: 'results', player: null, table: null }],
    [
      '/print/e1/break-slips/table/7',
      { page: 'print', event: 'e1', what: 'break-slips', player: null, table: 7 },
    ],
    ['/print/e1/break-slips/table/x', { page: 'nowhere' }],
    ['/print/e1/receipts/table/7', { page: 'nowhere' }],
    ['/rules', { page: 'rules', edition: null, rule: null, against: null }],
    ['/rules/modern', { page: 'rules', edition: 'modern', rule: null, against: null }],
    [
      '/rules/modern%2Braise.half%3D1%2F3~club/house-43.1',
      { page: 'rules', edition: 'modern+raise.half=1/3~club', rule: 'house-43.1', against: null },
    ],
    ['/rules/house/against/tda2011', { page: 'rules', edition: 'house', rule: null, against: 'tda2011' }],
    ['/rules/house/house-1/more', { page: 'nowhere' }],
    ['/link', { page: 'nowhere' }],
  ])('%s leads to %o', (path, place) => {
    expect(readPath(path)).toEqual(place);
  });
});

describe('a way to a page', () => {
  const rows = Object.entries(PAGES).flatMap(([page, { paths }]) =>
    paths.map((path) => [page, path] as const),
  );

  it.each(rows)('%s by %s leads there, and back to what was said', (page, path) => {
    const said = Object.fromEntries(
      [...path.matchAll(/{(\w+)(?::([\w-]+))?}/g)].map(([, name, must]) => [
        name!,
        must === 'int' ? 7 : !must || must === 'path' ? `a/ä+${name}` : must,
      ]),
    );
    const place = readPath(pathTo(page as PageName, said));
    expect(Object.fromEntries(Object.entries(place).filter(([, part]) => part !== null))).toEqual({
      page,
      ...said,
    });
  });
  it('is as long as what is said', () => {
    expect(pathTo('replay', { event: 'e1', hand: undefined })).toBe('/replay/e1');
    expect(pathTo('rules', { edition: null, rule: 'house-1' })).toBe('/rules');
    expect(pathTo('replay', { event: '' })).toBe('/replay');
  });
  it('is none where a part is wanting', () => {
    expect(() => pathTo('table', { event: 'e1' })).toThrow('no path to the page table by event');
  });
});

describe('a page that docs/en/build/features.md names', () => {
  const told = readFileSync(new URL('../../docs/en/build/features.md', import.meta.url), 'utf8');
  const named = [...new Set([...told.matchAll(/`(\/[^`]*)`/g)].map((found) => found[1]!))];
  const pages = named.filter((address) => !address.startsWith('/api/'));

  it.each(pages)('%s is there', (address) => {
    const place = readPath(address.replaceAll('<n>', '1').replaceAll('<hand>', '1'));
    expect(['nowhere', 'shut']).not.toContain(place.page);
    if (place.page === 'print') expect(place.what === '<what>' || isPaper(place.what)).toBe(true);
    if (place.page === 'screen' && place.parts !== '<parts>') expect(PARTS).toContain(place.parts);
  });
});

describe('the way to the director', () => {
  it.each([
    [[], 'e1', null],
    [['player', 'screen/e1'], 'e1', null],
    [['director'], 'e1', '/director/e1'],
    [['director'], undefined, '/director'],
    [['floor/e1'], 'e1', '/director/e1'],
    [['floor/e1'], undefined, '/director/e1'],
    [['floor/e1', 'floor/e2'], 'e2', '/director/e2'],
    [['floor/e1'], 'e2', '/director/e1'],
    [['floor/e1', 'director'], 'e2', '/director/e2'],
  ])('for %j on a page of %s is %s', (roles, event, way) => {
    expect(directorPath(roles, event)).toBe(way);
  });
});
