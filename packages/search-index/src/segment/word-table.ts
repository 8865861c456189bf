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
 * @param known how many letters are known to be the same
 */
function compareBeginning({ starts, letters }: WordTable, place: number, text: string, known: number): number {
  const start = starts[place] as number;
  const length = (starts[place + 1] as number) - start;
  for (let at = known; at < text.length; at += 1) {
    if (at === length) return -1;
    const difference = (letters[start + at] as number) - text.charCodeAt(at);
    if (difference !== 0) return difference;
  }
  return 0;
}

/** The first place from `low` on whose word comes after the text, or begins with it (or, with `past`, no longer does). */
function search(table: WordTable, text: string, { low, high }: Range, past: 0 | 1, known: number): number {
  let from = low;
  let to = high;
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (compareBeginning(table, middle, text, known) < past) from = middle + 1;
    else to = middle;
  }
  return from;
}

/** Places in a table, the end not included. */
export interface Range {
  low: number;
  high: number;
}

/**
 * The words that begin with a text; the text itself is the first of them, if it is a word.
 * @param within where to look; all words where it is left out
 * @param known how many letters the text and the words of `within` have in common
 */
export function wordsFrom(table: WordTable, text: string, within?: Range, known = 0): Range {
  const range = within ?? { low: 0, high: wordCount(table) };
  const low = search(table, text, range, 0, known);
  return { low, high: search(table, text, { low, high: range.high }, 1, known) };
}

/** The end of the words that begin with a text, of which the first is known; near it, as mostly they are few. */
export function endOfWords(table: WordTable, text: string, { low, high }: Range, known: number): number {
  let from = low;
  let step = 1;
  while (from + step < high && compareBeginning(table, from + step, text, known) < 1) {
    from += step;
    step *= 2;
  }
  return search(table, text, { low: from, high: Math.min(from + step, high) }, 1, known);
}

export const isWord = (table: WordTable, place: number, text: string): boolean =>
  (table.starts[place + 1] as number) - (table.starts[place] as number) === text.length;

/** The place of a word, -1 where it isn't there; the parameters are those of `wordsFrom`. */
export function findWord(table: WordTable, word: string, within: Range, known: number): number {
  const place = search(table, word, within, 0, known);
  const isThere =
    place < within.high && isWord(table, place, word) && compareBeginning(table, place, word, known) === 0;
  return isThere ? place : -1;
}
