import { namedThings } from './named-things.ts';

/** In scripts that write few vowels, or write them as signs, one letter makes another word of most words. */
const OTHER_WORD_BY_A_LETTER = /[\p{sc=Arab}\p{sc=Deva}\p{sc=Hebr}]/u;
const INITIALS = 'b|ch?|d|gh?|gi|h|kh?|l|m|ngh|ng|nh|n|ph?|qu|r|s|th|tr|t|v|x';
const ENDINGS = 'ng|nh|ch|c|m|n|p|t';
/** A syllable of Vietnamese without its marks, which is a word there: "bong", "truong", "nghiep". */
const VIETNAMESE = new RegExp(`^(?:${INITIALS})?(?:[aeiouy]{1,3}(?:${ENDINGS})?)$`);

/**
 * Whether a word is written as it is meant, and so never corrected into another: one of a name in any language of the product, any
 * syllable of Vietnamese, and any word of Arabic, Hindi and Hebrew.
 * @param word as `searchWords` gives it
 */
export const isOwnWord = (word: string): boolean =>
  OTHER_WORD_BY_A_LETTER.test(word) || VIETNAMESE.test(word) || namedThings().isOwn(word);
