import type { SearchPage } from '@abroad/contract/search';
import { AVAILABLE_TIMES, PROOFS } from '@abroad/contract/search-filters';
import { DEGREES } from '@abroad/reference-data/degrees';
import { TOPICS } from '@abroad/reference-data/topics';
import { countryName } from '../../lib/country-names.ts';
import { languageName } from '../../lib/language-names.ts';
import { topicBySlugIn } from '../../lib/names-by-id.ts';
import { degreeName } from '../../lib/reference-names.ts';
import type { Filters } from './filters.ts';
import type { Option, Options } from './options.ts';

type Counts = readonly { value: string; count: number }[];

/** The part of a search's answer that tells what else could be chosen, if that was counted. */
export interface Counted {
  facets?: Partial<SearchPage['facets']>;
  university_names?: Readonly<Record<string, string>> | undefined;
}

/** So many origins and universities can be ticked; the pickers beside them know the others. */
const ticked = 30;

/**
 * Names the values that the API counted in the language `locale`. Chosen values stay in the lists even where nothing
 * has them. Degrees keep their order by level, all others come with the most frequent first.
 * @param counted null of a search that failed. If nothing was counted, all degrees and topics can be chosen.
 */
export function nameOptions(counted: Counted | null, chosen: Filters, locale: string): Options {
  const { facets, university_names } = counted ?? {};
  const lacksCounts = counted !== null && facets === undefined;
  const orAll = (values: readonly string[], all: readonly string[]) =>
    lacksCounts ? [...new Set([...values, ...all])] : values;
  const nameUniversity = (id: string) => university_names?.[id] ?? null;
  const nameCountry = (code: string) => countryName(code, locale);
  const nameTopic = (slug: string) => topicBySlugIn(slug, locale);
  const { origin_country_codes: origins, destination_country_codes: destinations, university_ids, topics } = chosen;
  return {
    origins: optionsOf(facets?.origin_country_codes?.slice(0, ticked), origins, nameCountry),
    destinations: optionsOf(facets?.destination_country_codes, destinations, nameCountry),
    universities: optionsOf(facets?.university_ids?.slice(0, ticked), university_ids, nameUniversity),
    degrees: degreeGroups(
      optionsOf(
        facets?.degree_ids,
        orAll(
          chosen.degree_ids,
          DEGREES.map(({ id }) => id),
        ),
        (id) => id,
      ),
      locale,
    ),
    topics: optionsOf(
      facets?.topics,
      orAll(
        topics,
        TOPICS.map(({ slug }) => slug),
      ),
      nameTopic,
    ),
    languages: optionsOf(facets?.languages?.slice(0, ticked), chosen.languages, (tag) => languageName(tag, locale)),
    // Its words are those of the page.
    offers: optionsOf(facets?.offers, chosen.offers, (offer) => offer),
    prices: optionsOf(facets?.prices, [], (price) => price),
    proofs: PROOFS.map((proof) => ({
      value: proof,
      label: proof,
      count: facets === undefined ? null : (facets.proof?.find(({ value }) => value === proof)?.count ?? 0),
    })),
    week: countOf('week', facets?.available_times),
    times: AVAILABLE_TIMES.map((time) => ({ value: time, label: time, count: countOf(time, facets?.available_times) })),
    years: (facets?.education_start_years ?? [])
      .map(({ value, count }) => ({ year: Number(value), count }))
      .toSorted((one, other) => one.year - other.year),
    lacksCounts,
  };
}

/** Null where it was not counted, as where the reader's clock isn't known. */
const countOf = (value: string, counts: Counts = []): number | null =>
  counts.length === 0 ? null : (counts.find((one) => one.value === value)?.count ?? 0);

/** The counted values, and after them the chosen ones that were not counted; what has no name is left out. */
function optionsOf(
  counts: Counts | undefined,
  chosen: readonly string[],
  nameOf: (value: string) => string | null,
): Option[] {
  const counted = new Set(counts?.map(({ value }) => value));
  const others = chosen.filter((value) => !counted.has(value));
  // A list that was cut says nothing of what is not in it.
  const rest = counts === undefined || counts.length === ticked ? null : 0;
  return [...(counts ?? []), ...others.map((value) => ({ value, count: rest }))].flatMap(({ value, count }) => {
    const label = nameOf(value);
    return label === null ? [] : [{ value, label, count }];
  });
}

function degreeGroups(options: readonly Option[], locale: string) {
  const byId = new Map(options.map((option) => [option.value, option]));
  const found = DEGREES.filter((degree) => byId.has(degree.id));
  return [...Map.groupBy(found, (degree) => degree.level)].map(([level, degrees]) => ({
    level,
    degrees: degrees.map((degree) => ({
      value: degree.id,
      label: degreeName(degree, locale),
      count: byId.get(degree.id)?.count ?? null,
    })),
  }));
}
