import { nameInSentence } from '@abroad/reference-data/countries';
import { remember } from '../remember.ts';

/** "the Netherlands", as a country is named inside a sentence. */
export const countryInSentence = remember(nameInSentence);
/** "Netherlands", as it is named behind a city. */
export const countryAlone = remember((code: string) => nameInSentence(code).replace(/^the /, ''));
