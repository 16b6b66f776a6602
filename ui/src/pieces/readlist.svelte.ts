import type { ListLine, ListRead, ColumnRole, Refusal, SheetRefused } from '../protocol';
import { fetched, type Trouble } from '../wire/fetched';
import { say } from '../words/words.svelte';
import { refusalWords } from './refusal';

/** A list as it was brought, and how it is to be read where the director has corrected that. */
export interface Source {
  data: Blob | string;
  name: string;
  columns: ColumnRole[] | null;
  sheet: string;
  encoding: ListRead['encoding'];
  header: 'guess' | 'yes' | 'no';
}

/** Why a line cannot be entered; a fault of the file says its line itself. */
export const whyOfLine = (line: number, name: string, why: Refusal): string => {
  const told = refusalWords(why).title;
  return why.code.startsWith('roster-') ? told : say('entry-list-fault', { line, name, why: told });
};

/**
 * A list that was read, its columns corrected, and what is said of its doubles: who is meant by each line. Nothing is
 * kept of it.
 */
export class ReadList {
  read = $state.raw<ListRead | null>(null);
  /** Why it could not be read. */
  unread = $state.raw<SheetRefused | Trouble | 'checking' | null>(null);
  /** What the director says of a line: `skip`, `new`, or the id of a person. */
  answers = $state<Record<number, string>>({});
  source = $state.raw<Source | null>(null);

  constructor(
    /** Where it is read: below this address are `list` and `chosen`. */
    readonly address: string,
  ) {}

  answer(line: ListLine): string {
    return this.answers[line.line] ?? line.usual;
  }

  get wrong(): ListLine[] {
    return this.read?.lines.filter((one) => one.why !== null) ?? [];
  }

  /** Lines of which only the director knows who is meant. */
  get doubles(): ListLine[] {
    return (this.read?.lines ?? []).filter(
      (one) =>
        one.why === null &&
        (one.same > 0 || one.usual === '' || one.matches.some((match) => match.status !== null)),
    );
  }

  /** Lines that mean the one person of this room who has the name. */
  get known(): ListLine[] {
    const asked = new Set(this.doubles);
    return (this.read?.lines ?? []).filter(
      (one) => one.why === null && one.matches.length > 0 && !asked.has(one),
    );
  }

  get open(): number {
    return this.doubles.filter((one) => this.answer(one) === '').length;
  }

  get coming(): ListLine[] {
    return (this.read?.lines ?? []).filter(
      (one) => one.why === null && !['', 'skip'].includes(this.answer(one)),
    );
  }

  forget(): void {
    this.read = null;
    this.source = null;
  }

  /** Read a list that was pasted or chosen. */
  async bring(data: Blob | string, name: string): Promise<void> {
    await this.#read({ data, name, columns: null, sheet: '', encoding: '', header: 'guess' });
  }

  /** Read it again, otherwise. */
  async correct(changed: Partial<Source>): Promise<void> {
    if (this.source) await this.#read({ ...this.source, ...changed });
  }

  async #read(source: Source): Promise<void> {
    this.unread = 'checking';
    const { columns, sheet, encoding, header } = source;
    const query = new URLSearchParams({ columns: columns?.join() ?? '', sheet, encoding, header });
    const found = await fetched<ListRead | SheetRefused>(`${this.address}/list?${query}`, {
      method: 'POST',
      body: source.data,
      headers: { 'content-type': 'application/octet-stream' },
    });
    if (found.type !== 'list-read') {
      this.unread = found;
      return;
    }
    this.unread = null;
    this.source = source;
    this.answers = {};
    this.read = found;
  }

  /** The lines with who is meant, as the room takes them. */
  chosen(coming = this.coming, paid: (line: ListLine) => boolean = () => false): string {
    const lines = coming.map((one) => {
      const answer = this.answer(one);
      const { line, name, details } = one;
      return answer === 'new'
        ? { line, name, namesake: one.same > 0 || one.matches.length > 0, details, paid: paid(one) }
        : { line, name, person: answer, details, paid: paid(one) };
    });
    return JSON.stringify({ lines });
  }
}
