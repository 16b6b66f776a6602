import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { PAGES, type PageName } from '../src/pages';
import { languages } from '../words';

const DIST = resolve(import.meta.dirname, '../dist');

/** What a page may weigh over the wire until the first act is possible, in bytes, where a browser takes gzip alone. */
const MOST: Partial<Record<PageName, number>> = {
  table: 200_000,
  clock: 120_000,
  wall: 120_000,
  screen: 120_000,
  event: 120_000,
  board: 120_000,
};
/** The pages of the staff do more. */
const ANY = 250_000;

interface Chunk {
  file: string;
  src?: string;
  css?: string[];
  imports?: string[];
}
const chunks = JSON.parse(readFileSync(join(DIST, '.vite/manifest.json'), 'utf8')) as Record<string, Chunk>;
const WORDS = join(
  'assets',
  readdirSync(join(DIST, 'assets')).find((name) => name.startsWith('words-'))!,
);
/** What every page is sent before it is known which. */
const FIRST = ['index.html', 'look.js', 'undrawn.js', 'mark.svg'];

/** The files that a chunk waits for, its own with them. */
function filesOf(name: string, seen = new Set<string>()): Set<string> {
  if (seen.has(name)) return new Set();
  seen.add(name);
  const { file, css = [], imports = [] } = chunks[name]!;
  return new Set([file, ...css, ...imports.flatMap((each) => [...filesOf(each, seen)])]);
}

const fileOf = (page: PageName) =>
  `src/${/([\w/]+\.svelte)/.exec(String(PAGES[page].load))![1]!.replace(/^\/?src\//, '')}`;

const sent = (file: string): number => {
  const compressed = join(DIST, `${file}.gz`);
  return statSync(statSync(compressed, { throwIfNoEntry: false }) ? compressed : join(DIST, file)).size;
};

function weightOf(page: PageName, language: string): number {
  const files = new Set([...FIRST, ...filesOf('index.html'), ...filesOf(fileOf(page))]);
  files.add(join(WORDS, `${page}.${language}.ftl`));
  return [...files].map(sent).reduce((one, other) => one + other, 0);
}

describe('a page', () => {
  it('weighs no more than it may, in any language', () => {
    const heavy = [];
    for (const page of Object.keys(PAGES) as PageName[])
      for (const language of languages()) {
        const weight = weightOf(page, language);
        if (weight > (MOST[page] ?? ANY)) heavy.push(`${page} in ${language}: ${weight}`);
      }
    expect(heavy).toEqual([]);
  });

  it('brings the label of an order with its other words', () => {
    const words = readFileSync(join(DIST, WORDS, 'director.zh.ftl'), 'utf8');
    for (const id of ['links-revoke', 'links-revoke-title']) expect(words).toContain(`\n${id} =`);
  });

  it('brings neither the code of another page nor the words of another language', () => {
    const pages = Object.keys(PAGES) as PageName[];
    const inside: Partial<Record<PageName, PageName>> = { wall: 'screen' };
    for (const page of pages) {
      const files = filesOf(fileOf(page));
      const others = pages.map((other) => chunks[fileOf(other)]!.file).filter((file) => files.has(file));
      const own = [page, inside[page] ?? page].map((each) => chunks[fileOf(each)]!.file);
      expect(new Set(others), page).toEqual(new Set(own));
    }
    const scripts = readdirSync(join(DIST, 'assets')).filter((name) => name.endsWith('.js'));
    const speaks = scripts.filter((name) =>
      readFileSync(join(DIST, 'assets', name), 'utf8').includes('你的回合'),
    );
    expect(speaks).toEqual([]);
  });

  it('is sent compressed, all but what gains nothing', () => {
    const built = readdirSync(DIST, { recursive: true, encoding: 'utf8' });
    const plain = built.filter(
      (name) => /\.(js|css|ftl|html)$/.test(name) && statSync(join(DIST, name)).size > 1_000,
    );
    expect(plain.filter((name) => !built.includes(`${name}.br`) || !built.includes(`${name}.gz`))).toEqual(
      [],
    );
  });
});
