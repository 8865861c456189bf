import { currencyOfRegion } from '@abroad/reference-data/region-currencies';

/** What a bank account of a country is held in, lower case. */
export const currencyOf = (country: string): string => (currencyOfRegion(country) ?? 'USD').toLowerCase();
