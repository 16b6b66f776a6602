import type { Days, FlawView, SheetDocument, SheetRow, SheetUnread, SheetView } from '../../protocol';
import { refusalWords } from '../../pieces/refusal';
import { fetched, type Trouble } from '../../wire/fetched';
import { say } from '../../words/words.svelte';

export const FORMS = ['toml', 'csv', 'json'] as const;
export type Form = (typeof FORMS)[number];
export type Antes = NonNullable<SheetDocument['ante']>;
export const ANTES: readonly Antes[] = ['none', 'big-blind', 'button', 'per-player'];

/** What a structure is to be like, as `/api/structures/make` takes it. */
export interface Wish {
  name: string;
  minutes: number;
  entrants: number;
  stack: number;
  table_size: number;
  /** Null for what suits. */
  level_minutes: number | null;
  antes: Antes;
  games: string[];
  chips: number[];
}

const AS_JSON = { 'content-type': 'application/json' };

/** The games of a sheet; those of single levels too. */
export function gamesOf(sheet: SheetDocument): string[] {
  return [...new Set([...(sheet.games ?? ['nlhe']), ...sheet.rows.flatMap(({ game }) => game || [])])];
}

export const isBreak = (row: SheetRow): boolean => typeof row.level !== 'number';

/** The number of the level in each row, or of the last one before a break. */
export function levelsAt(rows: readonly SheetRow[]): number[] {
  let number = 0;
  return rows.map((row) => (isBreak(row) ? number : (number += 1)));
}

/** The sheet as the room reads it: levels numbered in their order, nothing where a field was emptied. */
export function written(sheet: SheetDocument): SheetDocument {
  const numbers = levelsAt(sheet.rows);
  const rows = sheet.rows.map((row, at): SheetRow => {
    const { break: length, level, blinds, big_bet_blinds: others, ...rest } = row;
    void level;
    const told = Object.fromEntries(Object.entries(rest).filter(([, value]) => value));
    if (isBreak(row)) return { ...told, break: length ?? 0 };
    return { ...told, level: numbers[at]!, ...pair('blinds', blinds), ...pair('big_bet_blinds', others) };
  });
  const facts = Object.entries(sheet).filter(([, value]) => value !== null && value !== '');
  const chips = (sheet.chips ?? []).filter(([chip]) => chip > 0);
  return { ...(Object.fromEntries(facts) as unknown as SheetDocument), chips, rows };
}

/** As a file, each row on a line of its own: the line on which it cannot be read says the row. */
function asText(sheet: SheetDocument): string {
  const { rows, ...facts } = written(sheet);
  return `${JSON.stringify(facts).slice(0, -1)},"rows":[\n${rows.map((row) => JSON.stringify(row)).join(',\n')}\n]}`;
}
const FIRST_ROW = 2;

function pair(key: 'blinds' | 'big_bet_blinds', blinds: SheetRow['blinds']): Partial<SheetRow> {
  const both: [number, number] = [blinds?.[0] || 0, blinds?.[1] || 0];
  return both.some(Boolean) ? { [key]: both } : {};
}

/** What the room reads in a file of this form. */
function read(form: Form, body: Blob | string): Promise<SheetView | SheetUnread | Trouble> {
  const headers = { 'content-type': 'application/octet-stream' };
  return fetched<SheetView | SheetUnread>(`/api/structures/read?form=${form}`, {
    method: 'POST',
    headers,
    body,
  });
}

/** A structure sheet that a director plans: where it came from, as it stands now, and what there is to say about it. */
export class PlannedSheet {
  sheet = $state<SheetDocument | null>(null);
  flaws = $state.raw<readonly FlawView[]>([]);
  /** The days that its day ends make; null where it has none. */
  days = $state.raw<Required<Days> | null>(null);
  /** Why the last thing asked for could not be done. */
  trouble = $state.raw<Trouble | null>(null);
  /** Why it could not be read as it was changed, and the row, by its place among them; -1 where it is none of them. */
  unread = $state.raw<{ row: number; why: () => string } | null>(null);

  /** Whether no event can be announced by it. */
  get stops(): boolean {
    return this.unread !== null || this.flaws.some(({ stops }) => stops);
  }

  async take(name: string): Promise<void> {
    this.#show(await fetched<SheetView>(`/api/structures/${name}`));
  }

  /** Take a sheet as it was announced. */
  async put(sheet: SheetDocument): Promise<void> {
    this.sheet = structuredClone(sheet);
    await this.check();
  }

  async make(wish: Wish): Promise<void> {
    const asked = { method: 'POST', headers: AS_JSON, body: JSON.stringify(wish) };
    this.#show(await fetched<SheetView>('/api/structures/make', asked));
  }

  async read(file: File): Promise<void> {
    const ending = file.name.toLowerCase().split('.').pop();
    const said = await read(FORMS.find((each) => each === ending) ?? 'toml', file);
    if (said.type !== 'sheet-unread') return this.#show(said);
    const { line, fault } = said;
    const words = () => say('sheet-unread', { line, why: refusalWords(fault).title });
    this.trouble = { type: 'trouble', words };
  }

  /** Look at it again after it was changed: as a file, so that what cannot be read is told in words for people. */
  async check(): Promise<void> {
    if (!this.sheet) return;
    const said = await read('json', asText(this.sheet));
    this.unread = null;
    if (said.type === 'sheet-unread') {
      const { line, fault } = said;
      const row = line - FIRST_ROW;
      this.unread = {
        row: row < this.sheet.rows.length ? row : -1,
        why: () => refusalWords(fault).title,
      };
      this.trouble = null;
      return;
    }
    this.trouble = said.type === 'trouble' ? said : null;
    if (said.type === 'sheet') this.#tell(said);
  }

  /** Save it as a file of this form. */
  async save(form: Form): Promise<void> {
    if (!this.sheet) return;
    const body = JSON.stringify({ sheet: written(this.sheet) });
    const asked = { method: 'POST', headers: AS_JSON, body };
    const answer = await fetch(`/api/structures/write?form=${form}`, asked).catch(() => null);
    if (!answer?.ok) return this.check();
    const link = document.createElement('a');
    link.href = URL.createObjectURL(await answer.blob());
    link.download = `${this.sheet.name || 'structure'}.${form}`;
    link.click();
    URL.revokeObjectURL(link.href);
  }

  #show(said: SheetView | Trouble): void {
    this.trouble = said.type === 'trouble' ? said : null;
    if (said.type === 'trouble') return;
    this.sheet = said.sheet;
    this.#tell(said);
    this.unread = null;
  }

  #tell({ flaws, days }: SheetView): void {
    this.flaws = flaws;
    this.days = days as Required<Days> | null;
  }
}
