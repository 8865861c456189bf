import type { SearchFilters } from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { Facets } from './port.ts';
import { askedWords, matchQuery } from './keywords.ts';

/** A filter whose values are counted. */
export type FacetName = keyof Facets;
type Condition = RawBuilder<boolean>;

const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2200;

function yearsCondition({ education_start_year_from: from, education_start_year_to: to }: SearchFilters): Condition[] {
  if (from === undefined && to === undefined) {
    return [];
  }
  return [
    sql<boolean>`exists (select 1 from unnest(education_start_years) as year
      where year between ${from ?? EARLIEST_YEAR}::int and ${to ?? LATEST_YEAR}::int)`,
  ];
}

function keywordCondition({ keyword }: SearchFilters): Condition[] {
  const { words, impossible } = askedWords(keyword);
  if (impossible) {
    return [sql<boolean>`false`];
  }
  return words.length === 0 ? [] : [sql<boolean>`words @@ ${matchQuery(words)}::tsquery`];
}

const ifAny = (values: readonly string[], condition: Condition): Condition[] => (values.length > 0 ? [condition] : []);

/**
 * What a row of `mentor_search` has to meet: values within one filter are alternatives, filters must all hold.
 * @param except a filter to leave out, so that its values can be counted.
 */
export function whereAll(filters: SearchFilters, except?: FacetName): Condition {
  const { origin_country_codes, destination_country_codes, university_ids, degree_ids, topics } = filters;
  const by: Record<FacetName, Condition[]> = {
    origin_country_codes: ifAny(
      origin_country_codes,
      sql<boolean>`origin_country_code = any(${origin_country_codes}::bpchar[])`,
    ),
    destination_country_codes: ifAny(
      destination_country_codes,
      sql<boolean>`destination_country_codes && ${destination_country_codes}::text[]`,
    ),
    degree_ids: ifAny(degree_ids, sql<boolean>`degree_ids && ${degree_ids}::uuid[]`),
    topics: ifAny(topics, sql<boolean>`topics && ${topics}::text[]`),
    university_ids: ifAny(university_ids, sql<boolean>`university_ids && ${university_ids}::uuid[]`),
    education_start_years: yearsCondition(filters),
  };
  const conditions = [
    ...Object.entries(by).flatMap(([name, condition]) => (name === except ? [] : condition)),
    ...keywordCondition(filters),
  ];
  return conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;
}
