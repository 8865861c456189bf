import { isWithinOneEdit } from '@abroad/reference-data/one-edit';
import { isOwnWord } from './own-words.ts';

/** In a shorter word one wrong letter leaves too little to go by. */
const MIN_LENGTH = 4;

/** The words of all mentors who can be found. */
export interface Dictionary {
  /** Whether any mentor has a word that begins so. */
  hasBeginning(word: string): boolean;
  /** Words that may be one edit away (and maybe some that are not), with how many mentors have each. */
  near(word: string): readonly { word: string; documents: number }[];
}

function bestOf(word: string, dictionary: Dictionary): string | null {
  if ([...word].length < MIN_LENGTH || isOwnWord(word)) {
    return null;
  }
  const [best] = dictionary
    .near(word)
    .filter((candidate) => candidate.documents > 0 && isWithinOneEdit(word, candidate.word))
    .toSorted((one, other) => other.documents - one.documents || (one.word < other.word ? -1 : 1));
  return best?.word ?? null;
}

/**
 * Tries a near spelling (one letter wrong, missing, too many, or two neighbours swapped) for each word that no mentor has;
 * of several the one that most mentors have. Words of the reader's own language stay (`isOwnWord`). Called where nothing was found.
 * @returns the pairs of what was asked and what to look for instead; null where no word can be mended or all are known.
 */
export function correctWords(
  words: readonly string[],
  dictionary: Dictionary,
): readonly (readonly [asked: string, used: string])[] | null {
  const unknown = words.filter((word) => !dictionary.hasBeginning(word));
  const pairs = unknown.map((word) => [word, bestOf(word, dictionary)] as const);
  const mended = pairs.filter((pair): pair is readonly [string, string] => pair[1] !== null);
  return mended.length > 0 && mended.length === unknown.length ? mended : null;
}
