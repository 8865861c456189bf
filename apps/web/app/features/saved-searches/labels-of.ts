import type { SavedSearch } from '@abroad/contract/saved-searches';
import { countryInSentence, countryName } from '../../lib/country-names.ts';
import { languageName } from '../../lib/language-names.ts';
import { degreeByIdIn, topicBySlugIn } from '../../lib/names-by-id.ts';
import { priceName } from '../search/price-name.ts';
import type { Labels } from '../search/labels.ts';

/** Words for all that a saved search asks for, in the language of the page. */
export function labelsOf({ filters, universities }: SavedSearch, locale: string): Labels {
  const codes = [...filters.origin_country_codes, ...filters.destination_country_codes];
  const names = [
    ...codes.map((code) => [code, countryName(code, locale)] as const),
    ...filters.degree_ids.map((id) => [id, degreeByIdIn(id, locale)] as const),
    ...filters.topics.map((slug) => [slug, topicBySlugIn(slug, locale)] as const),
    ...filters.languages.map((code) => [code, languageName(code, locale)] as const),
    ...filters.prices.map((value) => [value, priceName(value, locale)] as const),
    ...universities.map(({ id, name }) => [id, name] as const),
  ];
  return {
    names: Object.fromEntries(names),
    in_sentence: Object.fromEntries(codes.map((code) => [code, countryInSentence(code, locale)])),
  };
}
