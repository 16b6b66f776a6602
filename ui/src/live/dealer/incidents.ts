import type { FactView, KindView, LiveTableView } from '../../protocol';
import { kindOf } from '../../table/games';
import { sayIn } from '../../words/words.svelte';
import type { Told } from '../facts/asked';
import type { Entry } from './dealing.svelte';

/** A kind of what may be told of the hand beside its play, with the facts that are asked for here. */
export type Kind = Pick<KindView, 'kind' | 'group' | 'words' | 'about' | 'facts'>;

const both = (code: string) => ({ en: sayIn('en', code), zh: sayIn('zh', code) });

/** A fact of an entry that is no incident of the book's own: the room describes what they share. */
function fact(name: string, form: FactView['form'], more: Partial<FactView> = {}): FactView {
  return {
    name,
    form,
    words: both(`told-${name.replaceAll('_', '-')}`),
    needed: true,
    unknown: false,
    nobody: false,
    initial: null,
    offered: [],
    parts: [],
    of_hand: false,
    ...more,
  };
}

/** What a dealer tells with an entry of its own, where the room asks an assistant for other facts. */
const OWN: Record<string, () => readonly FactView[]> = {
  conduct: () => [fact('seat', 'seat')],
  'chips-found': () => [fact('seat', 'seat', { needed: false, unknown: true })],
  'count-asked': () => [fact('by', 'seat'), fact('of', 'seat', { needed: false, unknown: true })],
};
/** Of the facts that the room describes for these, those which the entry takes. */
const TAKEN: Record<string, readonly string[]> = {
  conduct: ['offence', 'language', 'local', 'blind'],
  'chips-found': ['how', 'chips', 'all_in_won'],
  'count-asked': [],
};

/** All that may be told of a hand of this game, by what it concerns; what the hand knows itself is left out. */
export function kindsFor(
  kinds: readonly KindView[],
  view: LiveTableView,
): { group: string; kinds: Kind[] }[] {
  const game = kindOf(view.game);
  const groups = new Map<string, Kind[]>();
  const offer = (kind: Kind) => groups.set(kind.group, [...(groups.get(kind.group) ?? []), kind]);
  for (const kind of kinds) {
    if (kind.played !== 'any' && kind.played !== game) continue;
    const own = OWN[kind.kind];
    if (own) {
      const shared = kind.facts.filter(({ name }) => TAKEN[kind.kind]!.includes(name));
      offer({ ...kind, facts: [...own(), ...shared] });
    } else if (kind.in_hand) offer({ ...kind, facts: kind.facts.filter(({ of_hand }) => !of_hand) });
  }
  offer({
    kind: 'stack-told',
    group: 'chips',
    words: both('told-stack-kind'),
    about: both('told-stack-about'),
    facts: [fact('seat', 'seat'), fact('stack', 'amount')],
  });
  return [...groups].map(([group, of]) => ({ group, kinds: of }));
}

/** The entry that tells these facts. */
export function entryOf({ kind }: Kind, told: Told): Entry {
  if (kind === 'conduct') return { type: 'offended', ...told } as Entry;
  if (kind === 'chips-found' || kind === 'count-asked' || kind === 'stack-told')
    return { type: kind, ...told } as Entry;
  return { type: 'happened', kind, facts: told };
}
