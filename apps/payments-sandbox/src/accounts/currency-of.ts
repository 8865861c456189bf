import { currencyOfRegion } from '@abroad/reference-data/region-currencies';

/**
 * What a bank account of a country can be held in, lower case, its own currency first. Banks in Europe keep euros
 * beside it; others take theirs only.
 */
export function currenciesOf(country: string): readonly [string, ...string[]] {
  const own = (currencyOfRegion(country) ?? 'USD').toLowerCase();
  return WITH_EUROS.has(own) ? [own, 'eur'] : [own];
}

const WITH_EUROS = new Set(['chf', 'czk', 'dkk', 'gbp', 'huf', 'nok', 'pln', 'ron', 'sek']);
