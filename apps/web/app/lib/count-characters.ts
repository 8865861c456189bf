import { tidyText } from '@abroad/contract/readable-text';

/** Returns a text's length by the rules of the contract: as stored, in UTF-16 code units. */
export const countCharacters = (text: string): number => tidyText(text).length;
