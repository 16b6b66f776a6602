import type { FactView, InWords, KindView, LiveTableView } from '../../protocol';
import { kindOf } from '../../table/games';
import { say, speech } from '../../words/words.svelte';
import { inGame, telling, type Told } from '../facts/asked';
import { exposedCard } from './accidents';
import type { Entry } from './dealing.svelte';

/** A kind of what may be told of the hand beside its play, with the facts that are asked for here. */
export type Kind = Pick<KindView, 'kind' | 'words' | 'about' | 'facts'>;

/** Words of the page's own, in the form in which the room sends them: in the language in force, which is the one that is read. */
const inForce = (code: string) => ({ [speech.language]: say(code) }) as unknown as InWords;

/** A fact of an entry that is no incident of the book's own: the room describes what they share. */
function fact(name: string, form: FactView['form'], more: Partial<FactView> = {}): FactView {
  return {
    name,
    form,
    words: more.words ?? inForce(`told-${name.replaceAll('_', '-')}`),
    needed: true,
    unknown: false,
    presumed: true,
    nobody: false,
    anywhere: false,
    initial: null,
    offered: [],
    parts: [],
    of_hand: false,
    needed_in_hand: false,
    of_offences: [],
    needed_where: null,
    other_than: null,
    played: 'any',
    ...more,
  };
}

/** What a dealer tells with an entry of its own, where the room asks an assistant for other facts. */
const OWN: Record<string, () => readonly FactView[]> = {
  conduct: () => [fact('seat', 'seat')],
  'chips-found': () => [
    fact('seat', 'seat', { needed: false, unknown: true }),
    fact('counted', 'flag', { words: inForce('tell-counted'), needed: false, presumed: false }),
  ],
  'count-asked': () => [
    fact('by', 'seat'),
    fact('of', 'seat', { needed: false, unknown: true, other_than: { fact: 'by', unless: '' } }),
  ],
};
/** Facts that are asked for once they decide. */
const ONCE_IT_DECIDES: readonly string[] = ['counted'];
/** Of the facts that the room describes for these, those which the entry takes. */
const TAKEN: Record<string, readonly string[]> = {
  conduct: ['offence', 'language', 'local', 'blind'],
  'chips-found': ['how', 'chips', 'all_in_won'],
  'count-asked': [],
};

/** Cards exposed are the commonest mistake of a deal: they stand above all else that is asked. */
const commonestFirst = (facts: readonly FactView[]): FactView[] =>
  [...facts].sort((a, b) => Number(b.name === 'exposed') - Number(a.name === 'exposed'));

/** A fact as a hand that is followed asks for it. */
const inHand = (fact: FactView): FactView => ({ ...fact, needed: fact.needed || fact.needed_in_hand });

/** All that can be told of the hand as it stands, the commonest first; what the hand knows itself is left out. */
export function kindsNow(kinds: readonly KindView[], view: LiveTableView): Kind[] {
  const stack: Kind = {
    kind: 'stack-told',
    words: inForce('told-stack-kind'),
    about: inForce('told-stack-about'),
    facts: [fact('seat', 'seat'), fact('stack', 'amount')],
  };
  const game = kindOf(view.game);
  const told = new Map<string, Kind>([[stack.kind, stack]]);
  for (const kind of kinds) {
    if (kind.played !== 'any' && kind.played !== game) continue;
    const own = OWN[kind.kind];
    if (own) {
      const shared = kind.facts.filter(({ name }) => TAKEN[kind.kind]!.includes(name));
      told.set(kind.kind, { ...kind, facts: [...own(), ...shared] });
    } else if (kind.in_hand)
      told.set(kind.kind, {
        ...kind,
        facts: commonestFirst(kind.facts.filter(({ of_hand }) => !of_hand).map(inHand)),
      });
  }
  return view.may_happen.flatMap((name) => told.get(name) ?? []);
}

/** What the order of the deal may decide: who is dealt in, and from which seat on, has to be told with it. */
const IN_ORDER: readonly string[] = ['got', 'first_to', 'twice', 'exposed', 'button'];

/**
 * What the book is asked about at a table that nobody follows: all that cannot be entered there. Who sits at the table is
 * known to it; from which seat on they are dealt in is not, and is asked for where that may decide.
 */
export function kindsAsked(kinds: readonly KindView[], view: LiveTableView, told: Told = {}): Kind[] {
  if (view.hand !== null || view.beside?.followed !== false) return [];
  const game = kindOf(view.game);
  const ordered = IN_ORDER.some((name) => name in told);
  return kinds
    .filter(({ kind, played }) => !view.may_happen.includes(kind) && (played === 'any' || played === game))
    .map((kind) => ({
      ...kind,
      facts: inGame(kind.facts, game === 'stud').map((each) =>
        each.name === 'entitled' ? { ...each, needed: ordered } : each,
      ),
    }));
}

/** What is asked of the book: with who sits at the table, where their order decides nothing. */
export function factsOf({ facts }: Kind, told: Told, view: LiveTableView): Told {
  const seats = facts.find(({ name }) => name === 'entitled');
  if (!seats || seats.needed || 'entitled' in told) return told;
  return { ...told, entitled: view.seats.map(({ seat }) => seat) };
}

/** What a touch of a seat tells where the book is asked: the seats that it needs, one after the other. */
export function seatAsked({ facts }: Kind): (told: Told, seat: number) => Told {
  const of = facts.find(({ form, needed }) => needed && (form === 'seat' || form === 'seats'));
  return (told, seat) => (of ? toldOf(of, told, seat) : told);
}

/**
 * What a dealer enters when the clock is called. Without what the edition needs it does not start: the staff's approval,
 * with a view on the time if the dealer has one, or whether reasonable time has passed, for which nobody is asked.
 */
export function clockFacts(kinds: readonly KindView[], needs: LiveTableView['clock_needs']): FactView[] {
  const facts = kinds.find(({ kind }) => kind === 'clock-called')?.facts ?? [];
  const asked = needs === 'approved' ? ['where', 'approved', 'reasonable'] : ['where', 'reasonable'];
  return asked
    .flatMap((name) => facts.filter((each) => each.name === name))
    .map((each) => (each.name === needs ? { ...each, needed: true, unknown: false } : each));
}

/** The facts of a kind that a form asks for, of which these decide and were left out. */
export const factsAsked = ({ facts }: Kind, told: Told, decide: readonly string[]): readonly FactView[] =>
  facts.filter(({ name }) => !ONCE_IT_DECIDES.includes(name) || name in told || decide.includes(name));

/** What a touch of a seat at the table tells of a kind: a card exposed there, or the first seat not told yet. */
export function seatTouched(
  { facts }: Kind,
  view: LiveTableView,
): ((told: Told, seat: number) => Told) | null {
  const rows = facts.find(({ form, name }) => form === 'rows' && name === 'exposed');
  if (rows)
    return (told, seat) =>
      telling(told, rows.name, [...((told[rows.name] as Told[]) ?? []), exposedCard(view, seat, 1)]);
  const asks = facts.filter(({ form }) => form === 'seat' || form === 'seats');
  if (asks.length === 0) return null;
  return (told, seat) => {
    return toldOf(asks.find(({ name }) => !(name in told)) ?? asks[0]!, told, seat);
  };
}

/** What was told, with the seat that was touched: the only one, or one of several, out where it was in. */
function toldOf(of: FactView, told: Told, seat: number): Told {
  if (of.form === 'seat') return telling(told, of.name, seat);
  const list = (told[of.name] as number[] | undefined) ?? [];
  return telling(told, of.name, list.includes(seat) ? list.filter((each) => each !== seat) : [...list, seat]);
}

/** The entry that tells these facts. */
export function entryOf({ kind }: Kind, told: Told): Entry {
  if (kind === 'conduct') return { type: 'offended', ...told } as Entry;
  if (kind === 'chips-found' || kind === 'count-asked' || kind === 'stack-told')
    return { type: kind, ...told } as Entry;
  return { type: 'happened', kind, facts: told };
}
