import { isWord, type Range, wordsFrom } from '../segment/word-table.ts';
import type { WordTable } from '../segment/segment.ts';

function findWord(table: WordTable, word: string, within: Range): number {
  const { low, high } = wordsFrom(table, word, within);
  return low < high && isWord(table, low, word) ? low : -1;
}

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
    const { high } = wordsFrom(table, `${beginning}${letter}`, { low, high: within.high });
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
  const add = (candidate: string, range: Range) => {
    const place = findWord(table, candidate, range);
    if (place >= 0) found.add(place);
  };
  const letters = [...word];
  let range: Range = { low: 0, high: table.starts.length - 1 };
  let beginning = '';
  for (let at = 0; at <= letters.length && range.low < range.high; at += 1) {
    const rest = letters.slice(at).join('');
    const restAfter = letters.slice(at + 1).join('');
    if (at < letters.length) add(`${beginning}${restAfter}`, range);
    if (at + 1 < letters.length) {
      add(`${beginning}${letters[at + 1]}${letters[at]}${letters.slice(at + 2).join('')}`, range);
    }
    for (const { letter, range: those } of branches(table, beginning, range)) {
      add(`${beginning}${letter}${rest}`, those);
      if (at < letters.length) add(`${beginning}${letter}${restAfter}`, those);
    }
    beginning += letters[at] ?? '';
    range = wordsFrom(table, beginning, range);
  }
  return [...found];
}
