import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { generate, parse, walk } from 'css-tree';
import { expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../src');

/** The declarations of each rule of a sheet that stands under no condition, in one order, by its selector. */
function rulesOf(sheet: string): [selector: string, declarations: string][] {
  const found: [string, string][] = [];
  walk(parse(sheet), {
    visit: 'Rule',
    enter(rule) {
      if (this.atrule) return;
      const declared = rule.block.children.toArray().map((each) => generate(each));
      found.push([generate(rule.prelude), declared.sort().join('; ')]);
    },
  });
  return found;
}

const VARIED = ['.stack', '.row'];
const utilities = new Map(
  rulesOf(readFileSync(join(SRC, 'design/base.css'), 'utf8'))
    .filter(([selector]) => [...VARIED, '.fitting', '.check'].includes(selector))
    .flatMap(([selector, declared]) => {
      const name = selector.slice(1);
      const plain: [string, string] = [declared, `class="${name}"`];
      if (!VARIED.includes(selector)) return [plain];
      return [
        plain,
        [declared.replace('--s-2', '--s-3'), `class="${name} apart"`],
        [declared.replace('--s-2', '--s-1'), `class="${name} near"`],
        [['align-items:center', ...declared.split('; ')].sort().join('; '), `class="${name} centred"`],
      ] as [string, string][];
    }),
);

it('what a class of base.css lays out is said by that class, not anew in a component', () => {
  expect(utilities.size).toBe(10);
  const again = [];
  for (const file of readdirSync(SRC, { recursive: true, encoding: 'utf8' })) {
    if (!file.endsWith('.svelte')) continue;
    const [, sheet = ''] = /<style>([^]*)<\/style>/.exec(readFileSync(join(SRC, file), 'utf8')) ?? [];
    for (const [selector, declared] of rulesOf(sheet))
      if (utilities.has(declared)) again.push(`${file}: ${selector} is ${utilities.get(declared)}`);
  }
  expect(again).toEqual([]);
});
