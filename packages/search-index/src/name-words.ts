import { normalise, normaliseInTwoLetters, wordsOf } from '@abroad/reference-data/normalise';
import { documentWords } from './search-words.ts';
import { cut, isUnspaced } from './terms.ts';

/** The outer words of a part of a name, which join with the other part's. */
interface NameEnds {
  first: string;
  last: string;
  /** Whether they have letters that are written without spaces between words. */
  isFirstUnspaced: boolean;
  isLastUnspaced: boolean;
}

/** "jeanluc", and of three and more the whole: "vanderberg". */
function joinedIn(words: readonly string[]): string[] {
  const pairs = words.slice(1).map((word, at) => cut(`${words[at]}${word}`));
  return words.length > 2 ? [...pairs, cut(words.join(''))] : pairs;
}

/** The words of a first or last name by itself, with its neighbours joined as well: Jean-Luc as "jeanluc". */
function namePartWords(part: string): string[] {
  const spellings = new Set([normalise(part), normaliseInTwoLetters(part)]);
  const joined = [...spellings].flatMap((spelling) => joinedIn(wordsOf(spelling).filter((word) => !isUnspaced(word))));
  return [...documentWords(part), ...joined];
}

/** Returns the words that join with the other part of the name; null where it has no word. */
function nameEnds(part: string): NameEnds | null {
  const words = wordsOf(normalise(part));
  const first = words[0];
  const last = words.at(-1);
  if (first === undefined || last === undefined) return null;
  return { first, last, isFirstUnspaced: isUnspaced(first), isLastUnspaced: isUnspaced(last) };
}

/**
 * The word across both parts: "jonasmuller". Where names have no spaces the family comes first, and it is the pair of
 * letters between: 小明 of the family 王 is 王小明.
 */
function acrossName(first: NameEnds | null, last: NameEnds | null): string[] {
  if (first === null || last === null) {
    return [];
  }
  const { isFirstUnspaced, isLastUnspaced } = last;
  if (first.isFirstUnspaced && first.isLastUnspaced && isFirstUnspaced && isLastUnspaced) {
    return [`${[...last.last].at(-1)}${[...first.first].at(0)}`];
  }
  const isMixed = first.isFirstUnspaced || first.isLastUnspaced || isFirstUnspaced || isLastUnspaced;
  return isMixed ? [] : [cut(`${first.last}${last.first}`)];
}

/** The words by which a person is found by name. */
export const nameWords = (first: string, last: string): string[] => [
  ...namePartWords(first),
  ...namePartWords(last),
  ...acrossName(nameEnds(first), nameEnds(last)),
];
