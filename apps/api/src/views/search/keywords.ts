import { searchWords } from '@abroad/search-index/search-words';
import { hasAddress } from '@abroad/search-index/without-addresses';

/** Beyond these, further words narrow the search and no longer change the order. */
const MAX_RANKED = 12;

/** What is asked for by keywords. */
export interface AskedWords {
  /** Each has to be met by a word or the beginning of one. */
  words: string[];
  /** A keyword without a letter or digit meets nothing, nor does one with an e-mail address. */
  impossible: boolean;
}

/** The words of all keywords; every one of them has to be met. */
export function askedWords(keywords: readonly string[]): AskedWords {
  const each = keywords.map(searchWords);
  const impossible = each.some((words) => words.length === 0) || keywords.some(hasAddress);
  return { words: [...new Set(each.flat())], impossible };
}

/** A tsquery in text form that wants each word or a beginning; words are letters, marks and digits, so they need no escaping. */
export const matchQuery = (words: readonly string[]): string => words.map((word) => `'${word}':*`).join(' & ');

/** Text forms of the queries whose ranks are summed: beginnings count once, whole words twice. */
export const rankQueries = (words: readonly string[]): string[] =>
  words.slice(0, MAX_RANKED).flatMap((word) => [`'${word}':*`, `'${word}'`]);
