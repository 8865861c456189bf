import { normalise, wordsOf } from '@abroad/reference-data/normalise';

/** A name, in any parts, as it is compared: without case, accents, punctuation and the order of its words. */
export const comparedName = (parts: readonly string[]): string =>
  wordsOf(normalise(parts.join(' ')))
    .toSorted()
    .join(' ');
