import { parse } from 'acorn';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { expect, it } from 'vitest';
import { OLDEST } from '../browsers';
import { namesGiven, tooNewInScript } from './age/script';
import { tooNewInSheet } from './age/sheet';

const UI = resolve(import.meta.dirname, '..');
const DIST = join(UI, 'dist');
const read = (...path: string[]) => readFileSync(join(UI, ...path), 'utf8');
const built = (ending: string) =>
  readdirSync(join(DIST, 'assets'))
    .filter((name) => name.endsWith(ending))
    .map((name) => read('dist', 'assets', name));

/** What older browsers leave out of a style sheet, and why nothing is missed there. */
const LEFT_OUT = {
  'text-wrap': 'lines break elsewhere',
  'text-autospace': 'the words have their spaces already',
  'field-sizing': 'a field keeps its usual width',
  'scrollbar-width': 'a scroll bar is as wide as the browser has it',
  'overscroll-behavior': 'the page behind a list may scroll too',
  '@page': 'paper has the margins of the browser',
  'cursor: pointer': 'iOS has no pointer',
  'cursor: default': 'iOS has no pointer',
  'cursor: grab': 'iOS has no pointer',
  'cursor: grabbing': 'iOS has no pointer',
  'align-content: start': 'the table means flex boxes: ours are grids, where Safari has it since 10.1',
  'align-content: end': 'as for start',
  'container-type': 'contained.ts measures what the units would',
  '@container': 'the layout without it serves at any width, if not as well',
};

/** What a script asks for before it uses it, and what is done without. */
const ASKED_FOR = {
  '.createPolicy': 'Svelte, where a page has trusted types at all',
  '.Instant': 'Fluent looks whether a value is one: none is, where there are none',
  '.PlainDateTime': 'as Instant',
  '.PlainDate': 'as Instant',
  '.PlainMonthDay': 'as Instant',
  '.PlainTime': 'as Instant',
  '.PlainYearMonth': 'as Instant',
  '.speechSynthesis': 'voices.svelte.ts: nothing is said aloud, and the switch says that there is no voice',
  '.getVoices': 'as speechSynthesis',
  '.wakeLock': 'awake.svelte.ts: says that the screen may go to sleep',
  '.fullscreenEnabled': 'Switches.svelte: no button for it',
  '.requestFullscreen': 'as fullscreenEnabled',
  SpeechSynthesisUtterance: 'as speechSynthesis',
};

it('asks no more of a browser than the oldest of ours knows', () => {
  const fields = new Set<string>(
    `${read('src', 'protocol.ts')}${read('src', 'orders.ts')}`.match(/\b[a-z_]+(?=\??: )/g),
  );
  const sheets = built('.css').flatMap((sheet) => tooNewInSheet(sheet, new Set(Object.keys(LEFT_OUT))));
  for (const name of built('.js').flatMap((script) => [...namesGiven(script)])) fields.add(name);
  const scripts = built('.js').flatMap((script) => tooNewInScript(script, fields));
  const [asked, rest] = [
    scripts.filter((each) => each.split(' ')[0]! in ASKED_FOR),
    scripts.filter((each) => !(each.split(' ')[0]! in ASKED_FOR)),
  ];
  expect([...sheets, ...rest], 'too new for the oldest browsers').toEqual([]);
  expect(new Set(asked.map((each) => each.split(' ')[0])), 'asked for').toEqual(
    new Set(Object.keys(ASKED_FOR)),
  );
}, 120_000);

it('is looked at as it was last written', () => {
  const since = statSync(join(DIST, 'index.html')).mtimeMs;
  const sources = readdirSync(join(UI, 'src'), { recursive: true, encoding: 'utf8' });
  const newer = sources.filter((path) => {
    const seen = statSync(join(UI, 'src', path));
    return seen.isFile() && seen.mtimeMs > since;
  });
  expect(newer, 'written after the pages were built: npm run build').toEqual([]);
});

it('finds what is too new', () => {
  const none = new Set<string>();
  const sheet = (text: string) => tooNewInSheet(text, none).map((each) => each.replace(/ \(.*/, ''));
  const script = (text: string) => tooNewInScript(text, none).map((each) => each.replace(/ \(.*/, ''));
  expect(sheet('a { color: light-dark(red, blue) }')).toEqual(['light-dark()']);
  expect(sheet('a:has(b) { color: red }')).toEqual([':has']);
  expect(sheet('a { --x: color-mix(in srgb, red, blue) }')).toEqual(['color-mix()']);
  expect(sheet('a { height: 100dvh }')).toEqual(['dvh']);
  expect(sheet('a { height: 100vh; height: 100dvh }')).toEqual([]);
  expect(sheet('a { height: var(--x); height: calc(100dvh - var(--x)) }')).toEqual(['dvh']);
  expect(sheet('@supports (height: 1dvh) { a { height: 1dvh } }')).toEqual([]);
  expect(sheet('a { grid-template-rows: subgrid }')).toEqual(['grid-template-rows: subgrid']);
  expect(sheet('a { &:hover { color: red } }')).toEqual(['&']);
  expect(script('/(?<=a)b/.test(a)')).toEqual(['lookbehind']);
  expect(script('new RegExp("(?<!a)b")')).toEqual(['lookbehind']);
  expect(script('x.toSorted(); y.toReversed(); z.findLast(f)')).toEqual(['.toSorted', '.toReversed']);
  expect(script('class A { static { f() } }')).toEqual(['static block']);
  expect(script('navigator.wakeLock.request()')).toEqual(['.wakeLock']);
  expect(script('Object.groupBy(a, b); Promise.withResolvers()')).toHaveLength(2);
  expect(script('const Iterator = 1; Iterator.from')).toEqual([]);
});

it('says that a browser is too old in a script that it can read', () => {
  for (const name of ['look.js', 'undrawn.js'])
    expect(() => parse(read('dist', name), { ecmaVersion: 5 }), name).not.toThrow();
});

it('is told in the README', () => {
  const told = read('..', 'README.md');
  for (const version of Object.values(OLDEST)) expect(told).toContain(version);
});
