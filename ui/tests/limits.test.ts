import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';

const SOURCE = new URL('../src/', import.meta.url);
const pages = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' }).filter((name) =>
  name.endsWith('.svelte'),
);

it('there are pages to read', () => expect(pages.length).toBeGreaterThan(100));

it.each(pages)('%s bounds its fields by names and not by numbers of its own', (name) => {
  expect(readFileSync(new URL(name, SOURCE), 'utf8')).not.toMatch(/maxlength=(\{\d|"\d|'\d|\d)/);
});
