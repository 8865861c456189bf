import type { Client } from '@abroad/contract/client';
import { degreeById } from '@abroad/reference-data/degrees';
import { topicBySlug } from '@abroad/reference-data/topics';
import { countryInSentence, countryName } from '../../lib/country-names.ts';
import type { Filters } from './filters.ts';
import type { Labels } from './labels.ts';

type Named = readonly (readonly [value: string, name: string | undefined])[];

/** Words for all that the filters name, countries in the language `locale`. What nobody knows keeps its code. */
export async function nameLabels(
  api: Pick<Client, 'lookupReference'>,
  filters: Filters,
  locale: string,
  signal: AbortSignal,
): Promise<Labels> {
  const codes = [...filters.origin_country_codes, ...filters.destination_country_codes];
  const names: Named = [
    ...codes.map((code) => [code, countryName(code, locale)] as const),
    ...filters.degree_ids.map((id) => [id, degreeById(id)?.name] as const),
    ...filters.topics.map((slug) => [slug, topicBySlug(slug)?.name] as const),
    ...(await universityNames(api, filters.university_ids, signal)),
  ];
  return {
    names: Object.fromEntries(names.map(([value, name]) => [value, name ?? value])),
    in_sentence: Object.fromEntries(codes.map((code) => [code, countryInSentence(code, locale)])),
  };
}

async function universityNames(api: Pick<Client, 'lookupReference'>, ids: readonly string[], signal: AbortSignal) {
  if (ids.length === 0) {
    return [];
  }
  const { universities } = await api.lookupReference({ query: { university_ids: [...ids] }, signal });
  return universities.map(({ id, name }) => [id, name] as const);
}
