import { namedThings, stemOf } from './named-things.ts';
import { plainWords, type PlainWord } from './plain-words.ts';
import { askedTerms, isUnspaced } from './terms.ts';

/** Words that link names of the same language and say nothing alone, in the form that is compared: "máster en medicina". */
const BETWEEN = new Set(
  'a al au aux con cua cho d de del des du e el en et la las le les los nganh o para pour ve y की के का में और في من و'.split(
    ' ',
  ),
);
/** The same in scripts without spaces. */
const LINKS = new Set(['的', '和', '与', '及', '在', '去', '留学']);
const LONGEST_LINK = 2;
/** A word that no name has costs more than any number of names. */
const COST_OF_WORD = 1000;

/** A part of what was typed: what is searched for instead of it, or a word as it is. */
export interface Part {
  /** How many words it has. */
  length: number;
  /** Null for a word as it is. */
  english: readonly string[] | null;
}

/** The names in a run of letters without spaces, where nothing else is in it; null where there is. */
function partsOfRun(run: string): readonly string[] | null {
  const things = namedThings();
  const letters = [...run];
  // From each letter to the end: the words of the fewest names; undefined where there are no such.
  const best: ({ parts: number; words: string[]; names: number } | undefined)[] = [];
  best[letters.length] = { parts: 0, words: [], names: 0 };
  for (let at = letters.length - 1; at >= 0; at -= 1) {
    const most = Math.max(LONGEST_LINK, things.longestRunFrom(letters[at] ?? ''));
    for (let end = at + 1; end <= Math.min(letters.length, at + most); end += 1) {
      const rest = best[end];
      const piece = letters.slice(at, end).join('');
      const found = things.findRun(piece);
      if (rest === undefined || (found === undefined && !LINKS.has(piece))) continue;
      const parts = rest.parts + 1;
      if (parts >= (best[at]?.parts ?? Infinity)) continue;
      const own = found === undefined ? [] : (found ?? askedTerms(piece));
      best[at] = { parts, words: [...own, ...rest.words], names: rest.names + (found ? 1 : 0) };
    }
  }
  const whole = best[0];
  return whole !== undefined && whole.names > 0 ? whole.words : null;
}

/** Returns the names in a single word that are searched for instead, or null to search for the word as it is. */
const ofWord = ({ word }: PlainWord): readonly string[] | null => (isUnspaced(word) ? partsOfRun(word) : null);

/**
 * Divides typed words into names and other words: so that the fewest belong to no name, and of equals with the fewest names.
 * "thạc sĩ khoa học máy tính" is a master's and computer science, not a Master of Science of something.
 */
export function partsOf(words: readonly PlainWord[]): Part[] {
  const things = namedThings();
  const stems = words.map(({ word }) => stemOf(word));
  const costs: number[] = [];
  const firsts: Part[] = [];
  costs[words.length] = 0;
  for (let at = words.length - 1; at >= 0; at -= 1) {
    const word = words[at] as PlainWord;
    const alone = ofWord(word);
    let first: Part = { length: 1, english: alone };
    let cost = (alone === null ? COST_OF_WORD : 1) + (costs[at + 1] as number);
    for (const name of things.namesFrom(words, stems, at)) {
      const other = 1 + (costs[at + name.length] as number);
      if (other < cost) [first, cost] = [name, other];
    }
    firsts[at] = first;
    costs[at] = cost;
  }
  const parts: Part[] = [];
  for (let at = 0; at < words.length; at += (parts.at(-1) as Part).length) parts.push(firsts[at] as Part);
  return parts;
}

/** The words that are searched for by some that were typed. @param asWord what is searched for by a word of no name */
export function wordsInstead(words: readonly PlainWord[], asWord: (word: string) => readonly string[]): string[] {
  const parts = partsOf(words);
  const hasNames = parts.some(({ english }) => english !== null);
  let at = 0;
  return parts.flatMap(({ length, english }) => {
    const { word } = words[at] as PlainWord;
    at += length;
    return english ?? (hasNames && BETWEEN.has(word) ? [] : asWord(word));
  });
}

/** The English words of all names in other languages that a run of letters without spaces has in it. */
function namesInRun(run: string): string[] {
  const things = namedThings();
  const found: string[] = [];
  for (let at = 0; at < run.length; at += 1) {
    const most = things.longestRunFrom(run[at] as string);
    for (let end = at + 1; end <= Math.min(run.length, at + most); end += 1) {
      found.push(...(things.findRun(run.slice(at, end)) ?? []));
    }
  }
  return found;
}

/** Longer than any name with spaces between its words: no part of one. */
const NO_NAME = /[^\s\p{scx=Han}]{100,}/gu;

/**
 * Returns the English words of all names in other languages that a text contains. A text about "học bổng" is then found
 * by "scholarship", because searches for "scholarship" and for "học bổng" both look for "scholarship".
 */
export function translatedWords(text: string): string[] {
  const things = namedThings();
  const words = plainWords(text.replaceAll(NO_NAME, ' '));
  const stems = words.map(({ word }) => stemOf(word));
  const found = new Set<string>();
  words.forEach(({ word }, at) => {
    for (const { english } of things.namesFrom(words, stems, at)) english.forEach((own) => found.add(own));
    if (isUnspaced(word)) namesInRun(word).forEach((own) => found.add(own));
  });
  return [...found];
}
