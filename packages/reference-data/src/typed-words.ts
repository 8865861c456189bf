import { wordsOf } from './normalise.ts';
import type { Run, SortedTerms } from './sorted-terms.ts';
import { LINKING_WORDS } from './word-synonyms.ts';

/** In a shorter word one wrong letter leaves too little to go by, also beside others: "TU Dublin" isn't "Ling Tung". */
const MIN_LENGTH_FOR_TYPING_ERRORS = 4;
/** Shorter words with a typing error must be whole, longer ones may be unfinished. */
const MIN_LENGTH_FOR_UNFINISHED_ERRORS = 5;

/**
 * The words of a normalised text without those that only link.
 * @param finished whether the last word is: otherwise it counts in any case, as it may be the beginning of another
 */
export function decidingWords(text: string, finished: boolean): string[] {
  const words = wordsOf(text);
  const deciding = words.filter((word, index) => !LINKING_WORDS.has(word) || (!finished && index === words.length - 1));
  return deciding.length > 0 ? deciding : words;
}

/** The terms that a word with one typing error may mean; none where it is too short to tell. */
export function nearRuns(terms: SortedTerms, word: string): Run[] {
  if (word.length < MIN_LENGTH_FOR_TYPING_ERRORS) {
    return [];
  }
  return word.length < MIN_LENGTH_FOR_UNFINISHED_ERRORS ? terms.withinOneEdit(word) : terms.startingWithinOneEdit(word);
}
