import { readPriceValue } from '@abroad/reference-data/price-bands';
import { countryInSentence, countryName } from '../../lib/country-names.ts';
import { languageName } from '../../lib/language-names.ts';
import { formatMoney } from '../../lib/money.ts';
import { degreeByIdIn, topicBySlugIn } from '../../lib/names-by-id.ts';
import type { Filters } from './filters.ts';
import type { Labels } from './labels.ts';

/**
 * Returns words for all values of the filters in the language `locale`, universities as the API named them. A value
 * that no list knows keeps its code.
 */
export function nameLabels(filters: Filters, universities: Readonly<Record<string, string>>, locale: string): Labels {
  const codes = [...filters.origin_country_codes, ...filters.destination_country_codes];
  const names = [
    ...codes.map((code) => [code, countryName(code, locale)] as const),
    ...filters.degree_ids.map((id) => [id, degreeByIdIn(id, locale)] as const),
    ...filters.topics.map((slug) => [slug, topicBySlugIn(slug, locale)] as const),
    ...filters.languages.map((code) => [code, languageName(code, locale)] as const),
    ...filters.prices.map((value) => [value, priceName(value, locale)] as const),
    ...filters.university_ids.map((id) => [id, universities[id]] as const),
  ];
  return {
    names: Object.fromEntries(names.map(([value, name]) => [value, name ?? value])),
    in_sentence: Object.fromEntries(codes.map((code) => [code, countryInSentence(code, locale)])),
  };
}

/** `€30` of `EUR-30`; the value itself where it is no price. */
function priceName(value: string, locale: string): string {
  const price = readPriceValue(value);
  return price === null ? value : formatMoney(price.most, price.currency, locale);
}
