import { parse, type Node } from 'acorn';
import { globals, js, lacking, owners, type Feature } from './table';

type Tree = Node & Record<string, unknown>;

/** What the syntax of a node asks of a browser, where it is not as old as the modules themselves. */
const SYNTAX: [string, (node: Tree) => boolean, Feature | undefined][] = [
  ['class fields', ({ type }) => type === 'PropertyDefinition', js('classes', 'public_class_fields')],
  ['private names', ({ type }) => type === 'PrivateIdentifier', js('classes', 'private_class_methods')],
  [
    '#a in b',
    ({ type, left }) => type === 'BinaryExpression' && (left as Tree).type === 'PrivateIdentifier',
    js('classes', 'private_class_fields_in'),
  ],
  ['static block', ({ type }) => type === 'StaticBlock', js('classes', 'static', 'initialization_blocks')],
  ['?.', ({ type }) => type === 'ChainExpression', js('operators', 'optional_chaining')],
  [
    '??',
    ({ type, operator }) => type === 'LogicalExpression' && operator === '??',
    js('operators', 'nullish_coalescing'),
  ],
  [
    '??=',
    ({ type, operator }) => type === 'AssignmentExpression' && operator === '??=',
    js('operators', 'nullish_coalescing_assignment'),
  ],
  [
    '||=',
    ({ type, operator }) => type === 'AssignmentExpression' && operator === '||=',
    js('operators', 'logical_or_assignment'),
  ],
  ['import()', ({ type }) => type === 'ImportExpression', js('operators', 'import')],
  [
    'import with',
    ({ type, attributes }) => type === 'ImportDeclaration' && (attributes as unknown[]).length > 0,
    js('statements', 'import', 'import_attributes'),
  ],
  [
    'await at the top',
    ({ type, top }) => type === 'AwaitExpression' && top === true,
    js('operators', 'await', 'top_level'),
  ],
  [
    'for await',
    ({ type, await: waits }) => type === 'ForOfStatement' && waits === true,
    js('statements', 'for_await_of'),
  ],
];
const FLAGS: Record<string, string> = {
  d: 'hasIndices',
  s: 'dotAll',
  u: 'unicode',
  v: 'unicodeSets',
  y: 'sticky',
};
const PATTERNS: [string, RegExp, Feature | undefined][] = [
  ['lookbehind', /\(\?<[=!]/, js('regular_expressions', 'lookbehind_assertion')],
  ['named group', /\(\?<[^=!]/, js('regular_expressions', 'named_capturing_group')],
  ['\\p{}', /\\p\{/i, js('regular_expressions', 'unicode_character_class_escape')],
  ['modifiers', /\(\?[ims-]+:/, js('regular_expressions', 'modifier')],
];

/** All nodes of a script, with what stands above each. */
function* nodesOf(node: Tree, above: Tree[] = []): Generator<[Tree, Tree[]]> {
  yield [node, above];
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child && typeof (child as Tree).type === 'string') yield* nodesOf(child as Tree, [node, ...above]);
    }
  }
}

/** Names that a script gives to things itself: a member of such a name, in it or in another of the build, may be its own. */
export const namesGiven = (source: string): Set<string> => ownNames(read(source));

const read = (source: string) =>
  parse(source, { ecmaVersion: 'latest', sourceType: 'module' }) as unknown as Tree;

function ownNames(tree: Tree): Set<string> {
  const own = new Set<string>();
  const add = (key: unknown) => {
    const { type, name, value } = (key ?? {}) as Tree;
    if (type === 'Identifier') own.add(String(name));
    else if (type === 'Literal') own.add(String(value));
  };
  for (const [node] of nodesOf(tree)) {
    if (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(node.type)) add(node.key);
    if (node.type === 'AssignmentExpression' && (node.left as Tree).type === 'MemberExpression')
      add((node.left as Tree).property);
  }
  return own;
}

/** What a script needs that the oldest browsers do not know: each with who lacks it. `known` are names of fields
 * that come from the room, or that other scripts of the build give. */
export function tooNewInScript(source: string, known: ReadonlySet<string>): string[] {
  const tree = read(source);
  const own = ownNames(tree);
  const bound = new Set<string>();
  for (const [node, above] of nodesOf(tree))
    if (node.type === 'Identifier' && binds(node, above)) bound.add(String(node.name));
  const found = new Map<string, string>();
  const ask = (what: string, feature: Feature | undefined) => {
    const without = lacking(feature);
    if (without) found.set(what, without);
  };
  for (const [node, above] of nodesOf(tree)) {
    node.top = !above.some(({ type }) => /Function/.test(type));
    for (const [what, is, feature] of SYNTAX) if (is(node)) ask(what, feature);
    const regex = (node as { regex?: { pattern: string; flags: string } }).regex;
    const made = ['NewExpression', 'CallExpression'].includes(node.type) && nameOf(node.callee) === 'RegExp';
    const text = made ? String((node.arguments as Tree[])[0]?.value ?? '') : (regex?.pattern ?? '');
    for (const [what, is, feature] of PATTERNS) if (is.test(text)) ask(what, feature);
    for (const flag of regex?.flags ?? '')
      ask(`/${flag}`, FLAGS[flag] ? js('builtins', 'RegExp', FLAGS[flag]) : undefined);
    if (node.type === 'MemberExpression' && !node.computed) askMember(node);
    else if (node.type === 'Identifier' && !bound.has(String(node.name)) && !isKey(node, above[0]!))
      ask(String(node.name), globals.get(String(node.name)));
  }
  return [...found].map(([what, without]) => `${what} (${without})`);

  function askMember(node: Tree): void {
    const name = nameOf(node.property);
    const owner = nameOf(node.object);
    const feature = globals.get(owner) as Record<string, Feature> | undefined;
    const precise = bound.has(owner) ? undefined : (feature?.[name] ?? feature?.[`${name}_static`]);
    if (precise) return ask(`${owner}.${name}`, precise);
    const all = owners.get(name) ?? [];
    if (all.length === 0 || own.has(name) || known.has(name)) return;
    if (all.every((each) => lacking(each))) ask(`.${name}`, all[0]);
  }
}

const nameOf = (node: unknown): string => {
  const { type, name } = node as Tree;
  return type === 'Identifier' ? String(name) : '';
};

const isKey = (node: Tree, parent: Tree) =>
  (parent.type === 'MemberExpression' && parent.property === node && !parent.computed) ||
  (['Property', 'MethodDefinition', 'PropertyDefinition'].includes(parent.type) &&
    parent.key === node &&
    !parent.computed &&
    !parent.shorthand);

/** Whether a name is made here: declared, a parameter, or imported. */
function binds(node: Tree, above: Tree[]): boolean {
  let below = node;
  for (const parent of above) {
    if (parent.type === 'VariableDeclarator') return parent.id === below;
    if (/Function/.test(parent.type)) return parent.id === below || (parent.params as Tree[]).includes(below);
    if (/^Class(Declaration|Expression)$/.test(parent.type)) return parent.id === below;
    if (parent.type === 'CatchClause') return parent.param === below;
    if (/^Import.*Specifier$/.test(parent.type)) return parent.local === below;
    if (parent.type === 'Property') {
      if (parent.value !== below) return false;
    } else if (parent.type === 'AssignmentPattern') {
      if (parent.left !== below) return false;
    } else if (!['ObjectPattern', 'ArrayPattern', 'RestElement'].includes(parent.type)) return false;
    below = parent;
  }
  return false;
}
