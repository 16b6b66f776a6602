import type { FileView } from '../protocol';
import type { Trouble } from '../wire/fetched';
import { readFile } from './fetching';

/** The file that the visitor has open; it stays in the browser and is sent for each look into it. */
class Opened {
  file = $state.raw<File | null>(null);
  answer = $state.raw<FileView | Trouble | null>(null);
  /** The hand that is stepped through, by its place in the file; null for their list. */
  at = $state<number | null>(null);

  async open(file: File): Promise<void> {
    this.forget();
    this.file = file;
    const answer = await readFile(file);
    if (this.file !== file) return;
    this.answer = answer;
    const only = answer.type === 'file' && answer.hands.length === 1 ? answer.hands[0] : undefined;
    if (only?.dealt) this.at = 0;
  }

  forget(): void {
    this.file = this.answer = this.at = null;
  }
}

export const opened = new Opened();
