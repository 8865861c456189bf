import { endOfWords, findWord, type Range, wordsFrom } from '../segment/word-table.ts';
import type { WordTable } from '../segment/segment.ts';

/** The letter (of two code units, where it has two) at an offset of a word. */
function letterAt({ starts, letters }: WordTable, place: number, offset: number): string {
  const at = (starts[place] as number) + offset;
  const end = starts[place + 1] as number;
  if (at >= end) return '';
  const first = letters[at] as number;
  const isPair = first >= 0xd800 && first < 0xdc00 && at + 1 < end;
  return isPair ? String.fromCharCode(first, letters[at + 1] as number) : String.fromCharCode(first);
}

/** The letters that follow upon a beginning in any word, each with the words in which it does. */
function* branches(table: WordTable, beginning: string, within: Range): Generator<{ letter: string; range: Range }> {
  let { low } = within;
  while (low < within.high) {
    const letter = letterAt(table, low, beginning.length);
    if (letter === '') {
      low += 1;
      continue;
    }
    const high = endOfWords(table, `${beginning}${letter}`, { low, high: within.high }, beginning.length);
    yield { letter, range: { low, high } };
    low = high;
  }
}

/**
 * The places of the words that are one edit away from a word. Walks along the word through the sorted table, and tries
 * at each letter what else could stand there; so it needs no table of its own.
 */
export function nearWords(table: WordTable, word: string): number[] {
  const found = new Set<number>();
  const add = (candidate: string, range: Range, known: number) => {
    const place = findWord(table, candidate, range, known);
    if (place >= 0) found.add(place);
  };
  const letters = [...word];
  let range: Range = { low: 0, high: table.starts.length - 1 };
  let beginning = '';
  for (let at = 0; at <= letters.length && range.low < range.high; at += 1) {
    const known = beginning.length;
    const letter = letters[at] ?? '';
    const rest = word.slice(known);
    const after = rest.slice(letter.length);
    const [next = ''] = after;
    add(`${beginning}${after}`, range, known);
    add(`${beginning}${next}${letter}${after.slice(next.length)}`, range, known);
    for (const { letter: other, range: those } of branches(table, beginning, range)) {
      add(`${beginning}${other}${rest}`, those, known + other.length);
      add(`${beginning}${other}${after}`, those, known + other.length);
    }
    beginning += letter;
    range = wordsFrom(table, beginning, range, known);
  }
  return [...found];
}
