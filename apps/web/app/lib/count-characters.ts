import { tidyText } from '@abroad/contract/readable-text';

/** How long a text is by the rules of the contract: as it is kept, in UTF-16 code units. */
export const countCharacters = (text: string): number => tidyText(text).length;
