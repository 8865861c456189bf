import type { WordTable } from './segment.ts';

export const wordCount = (table: WordTable): number => table.starts.length - 1;

export function wordAt({ starts, letters }: WordTable, place: number): string {
  let word = '';
  const end = starts[place + 1] as number;
  for (let at = starts[place] as number; at < end; at += 1) word += String.fromCharCode(letters[at] as number);
  return word;
}

/**
 * Compares the word at a place with a text, as far as the text goes: 0 where the word begins with it.
 */
function compareBeginning({ starts, letters }: WordTable, place: number, text: string): number {
  const start = starts[place] as number;
  const length = (starts[place + 1] as number) - start;
  for (let at = 0; at < text.length; at += 1) {
    if (at === length) return -1;
    const difference = (letters[start + at] as number) - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The first place from `low` on whose word comes after the text, or begins with it (or, with `past`, no longer does). */
function search(table: WordTable, text: string, low: number, high: number, past: 0 | 1): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compareBeginning(table, middle, text) < past) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Places in a table, the end not included. */
export interface Range {
  low: number;
  high: number;
}

/** The words that begin with a text; the text itself is the first of them, if it is a word. */
export function wordsFrom(table: WordTable, text: string, within?: Range): Range {
  const low = search(table, text, within?.low ?? 0, within?.high ?? wordCount(table), 0);
  return { low, high: search(table, text, low, within?.high ?? wordCount(table), 1) };
}

export const isWord = (table: WordTable, place: number, text: string): boolean =>
  (table.starts[place + 1] as number) - (table.starts[place] as number) === text.length;
