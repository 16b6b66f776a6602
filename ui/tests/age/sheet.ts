import { parse, walk, type Atrule, type CssNode, type Declaration, type WalkContext } from 'css-tree';
import { css, lacking, valueNamed } from './table';

const UNITS: [RegExp, string][] = [
  [/^cq(w|h|i|b|min|max)$/, 'container_query_length_units'],
  [/^dv(w|h|i|b|min|max)$/, 'viewport_percentage_units_dynamic'],
  [/^lv(w|h|i|b|min|max)$/, 'viewport_percentage_units_large'],
  [/^sv(w|h|i|b|min|max)$/, 'viewport_percentage_units_small'],
];
const unit = (name: string) => UNITS.find(([is]) => is.test(name))?.[1] ?? name;

/** What a style sheet needs that the oldest browsers do not know, each with who lacks it, and nothing stands in for it:
 * `harmless` are what may be ignored. */
export function tooNewInSheet(source: string, harmless: ReadonlySet<string>): string[] {
  const found = new Map<string, string>();
  const tree = parse(source, { parseCustomProperty: true, parseRulePrelude: true });
  const asked: string[] = [];
  walk(tree, {
    enter(this: WalkContext, node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') asked.push(words(node));
      const inSupports = asked.at(-1) ?? '';
      const ask = (what: string, feature: Parameters<typeof lacking>[0], key: string) => {
        const without = lacking(feature);
        if (without && !harmless.has(what) && !inSupports.includes(key)) found.set(what, without);
      };
      if (node.type === 'Atrule') ask(`@${node.name}`, css('at-rules', node.name), `@${node.name}`);
      else if (node.type === 'PseudoClassSelector' || node.type === 'PseudoElementSelector') {
        const alone = this.rule?.prelude.type === 'SelectorList' && this.rule.prelude.children.size === 1;
        if (!node.name.startsWith('-') || !alone)
          ask(`:${node.name}`, css('selectors', node.name), `:${node.name}`);
      } else if (node.type === 'NestingSelector') ask('&', css('selectors', 'nesting'), '&');
      else if (node.type === 'FeatureRange') ask('media range', css('at-rules', 'media', 'range_syntax'), '');
      else if (node.type === 'Declaration' && !this.atrulePrelude) {
        const { property } = node;
        const block = this.block?.children.toArray() ?? [];
        if (!property.startsWith('-') && !prefixed(node, block))
          ask(property, css('properties', property), property);
        const stands = standsIn(node, block) || prefixed(node, block);
        if (stands || harmless.has(property)) return;
        for (const [what, feature] of valuesOf(node)) ask(what, feature, what.replace(/^1/, ''));
      }
    },
    leave(node: CssNode) {
      if (node.type === 'Atrule' && node.name === 'supports') asked.pop();
    },
  });
  return [...found].map(([what, without]) => `${what} (${without})`);
}

function words(node: Atrule): string {
  let said = '';
  if (node.prelude)
    walk(node.prelude, (part) => {
      if (part.type === 'Dimension') said += ` ${part.unit}`;
      else if ('name' in part) said += ` ${String(part.name)}`;
      else if (part.type === 'Declaration') said += ` ${part.property}`;
    });
  return said;
}

/** The functions, units and words of a declaration, as the tables have them. */
function valuesOf(node: Declaration): [string, ReturnType<typeof css>][] {
  const values: [string, ReturnType<typeof css>][] = [];
  walk(node.value, (part) => {
    if (part.type === 'Function') values.push([`${part.name}()`, valueNamed(part.name)]);
    else if (part.type === 'Dimension') values.push([part.unit, css('types', 'length', unit(part.unit))]);
    else if (part.type === 'Identifier')
      values.push([`${node.property}: ${part.name}`, css('properties', node.property, part.name)]);
  });
  return values;
}

/** Whether a browser that does not know the value takes the one before it: only what has no variable is told by its
 * syntax. */
function standsIn(node: Declaration, block: CssNode[]): boolean {
  let varies = false;
  walk(node.value, (part) => {
    varies ||= part.type === 'Function' && part.name === 'var';
  });
  const before = block.slice(0, block.indexOf(node));
  return !varies && before.some((each) => each.type === 'Declaration' && each.property === node.property);
}

/** Whether the same stands beside it under the name that a browser gave it before it was a standard. */
function prefixed({ property }: Declaration, block: CssNode[]): boolean {
  const names = [`-webkit-${property}`, `-moz-${property}`];
  return block.some((each) => each.type === 'Declaration' && names.includes(each.property));
}
