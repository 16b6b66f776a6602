import bcd from '@mdn/browser-compat-data' with { type: 'json' };
import { OLDEST } from '../../browsers';

/** What browsers know since when, as MDN's tables tell it; asked for the oldest browsers of ours alone. */
interface Said {
  version_added?: string | false | null;
  version_removed?: string;
  flags?: unknown;
  prefix?: string;
  alternative_name?: string;
}
export interface Feature {
  __compat?: { support: Record<string, Said | Said[]> };
  [part: string]: unknown;
}
type Node = Feature | undefined;

const ASKED = Object.entries({
  chrome: OLDEST.chrome,
  webview_android: OLDEST.chrome,
  safari: OLDEST.safari,
  safari_ios: OLDEST.safari,
  firefox: OLDEST.firefox,
});

const parts = (version: string) => version.replace('≤', '').split('.').map(Number);
export function isNewer(version: string, than: string): boolean {
  const [[major = 0, minor = 0], [floor = 0, point = 0]] = [parts(version), parts(than)];
  return Number.isNaN(major) || major > floor || (major === floor && minor > point);
}

/** The browsers of ours that do not know a feature, with the version that does first; '' where all know it. */
export function lacking(feature: Node): string {
  const support = feature?.__compat?.support;
  if (!support) return '';
  const without = ASKED.flatMap(([browser, floor]) => {
    const said = [support[browser] ?? []].flat();
    const plain = said.filter(
      ({ flags, prefix, alternative_name }) => !flags && !prefix && !alternative_name,
    );
    if (plain.length === 0) return [];
    const known = plain.some(
      ({ version_added: since, version_removed: until }) =>
        since && !isNewer(since, floor) && (!until || isNewer(until, floor)),
    );
    return known ? [] : [`${browser} ${String(plain[0]!.version_added)}`];
  });
  return without.join(', ');
}

const at = (...path: string[]): Node =>
  path.reduce<Node>((node, part) => node?.[part] as Node, bcd as unknown as Feature);
const below = (...path: string[]) => Object.entries(at(...path) ?? {}) as [string, Feature][];

export const css = (...path: string[]) => at('css', ...path);
export const js = (...path: string[]) => at('javascript', ...path);

/** Functions and units of style sheets by their names, wherever the tables have them. */
const named = new Map<string, Feature>();
for (const [type, feature] of below('css', 'types')) {
  named.set(type, feature);
  for (const [part, inner] of below('css', 'types', type)) if (!named.has(part)) named.set(part, inner);
}
export const valueNamed = (name: string): Node => named.get(name);

/** What globals there are, and who has a member of a name: of the language, and of browsers. */
export const globals = new Map<string, Feature>();
export const owners = new Map<string, Feature[]>();
for (const group of [below('javascript', 'builtins'), below('api')]) {
  for (const [owner, feature] of group) {
    if (owner === '__compat') continue;
    globals.set(owner, feature);
    for (const [key, member] of Object.entries(feature) as [string, Feature][]) {
      if (key === '__compat' || key === owner) continue;
      const name = key.replace(/_(static|event|permission)$/, '');
      owners.set(name, [...(owners.get(name) ?? []), member]);
    }
  }
}
