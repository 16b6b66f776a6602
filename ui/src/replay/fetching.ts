import { refusalWords } from '../pieces/refusal';
import type { ClosedTablesView, Eyes, FileFault, FileView, ReplayView, RoomHandsView } from '../protocol';
import { fetched, type Trouble } from '../wire/fetched';
import { say } from '../words/words.svelte';

/** Whose eyes to look with, null for those that the server thinks of first. */
export interface Sight {
  eyes: Eyes;
  seat: number;
}

type Answer = ReplayView | RoomHandsView | ClosedTablesView | FileView | FileFault;

/** The cash tables that are closed. */
export function fetchClosed(): Promise<ClosedTablesView | Trouble> {
  return asking<ClosedTablesView>('room', {});
}

/** The hands of an event that are over. */
export function fetchHands(event: string): Promise<RoomHandsView | Trouble> {
  return asking<RoomHandsView>('room', { event });
}

/** One of them, step by step. */
export function fetchHand(event: string, hand: number, sight: Sight | null): Promise<ReplayView | Trouble> {
  return asking<ReplayView>('room', { event, hand: String(hand), ...asked(sight) });
}

/** The hands of a file. */
export function readFile(file: File): Promise<FileView | Trouble> {
  return asking<FileView>('file', { name: file.name }, file);
}

/** One of them, step by step. */
export function readHand(file: File, hand: number, sight: Sight | null): Promise<ReplayView | Trouble> {
  return asking<ReplayView>('file', { name: file.name, hand: String(hand), ...asked(sight) }, file);
}

/** What is wrong with a whole file stands in none of its lines. */
const OF_A_FILE = new Set([
  'hand-file-form',
  'hand-file-not-text',
  'hand-file-too-large',
  'hand-file-unread',
]);

/** A fault of a file in words: the line, and what is wrong there. */
export function faultWords({ line, refusal }: FileFault): string {
  const reason = refusalWords(refusal).title;
  return OF_A_FILE.has(refusal.code) ? reason : say('replay-file-line', { line, reason });
}

const asked = (sight: Sight | null): Record<string, string> =>
  sight ? { eyes: sight.eyes, seat: String(sight.seat) } : {};

async function asking<T extends Answer>(
  what: 'room' | 'file',
  query: Record<string, string>,
  body?: File,
): Promise<T | Trouble> {
  const answer = await fetched<Answer>(`/api/replay/${what}?${new URLSearchParams(query)}`, {
    method: body ? 'POST' : 'GET',
    body: body ?? null,
    headers: body ? { 'content-type': 'application/octet-stream' } : {},
  });
  if (answer.type === 'file-fault') {
    const fault = answer;
    return { type: 'trouble', words: () => faultWords(fault) };
  }
  return answer as T | Trouble;
}
