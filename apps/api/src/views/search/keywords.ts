import { searchWords } from '@abroad/search-index/search-words';
import { hasAddress } from '@abroad/search-index/without-addresses';

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
