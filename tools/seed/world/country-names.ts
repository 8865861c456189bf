import { nameInSentence } from '@abroad/reference-data/countries';

/** "Netherlands", as it is named after a city. */
export const countryAlone = (code: string): string => nameInSentence(code).replace(/^the /, '');
