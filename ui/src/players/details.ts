/** A line that is no field: which, and what it has. */
export interface Wrong {
  line: number;
  came: string;
}

/** The fields of a player as a person edits them, one a line. */
export function detailsText(details: Record<string, string>): string {
  return Object.entries(details)
    .map(([field, value]) => `${field}: ${value}`)
    .join('\n');
}

/** And back; the first line that is none where there is one. */
export function readDetails(text: string): Record<string, string> | Wrong {
  const details: Record<string, string> = {};
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const colon = line.indexOf(':');
    if (colon < 1) return { line: at + 1, came: line.slice(0, 40) };
    details[line.slice(0, colon).trim()] = line.slice(colon + 1).trim();
  }
  return details;
}

/** Whether it could not be read. */
export const isWrong = (read: Record<string, string> | Wrong): read is Wrong => typeof read.line === 'number';
