import type { ProfileSummary, SearchPage } from '@abroad/contract/search';
import { languageName } from '../../lib/language-names.ts';
import { degreeByIdIn, topicBySlugIn } from '../../lib/names-by-id.ts';

const universitiesShown = 6;
const degreesShown = 5;
const topicsShown = 8;
const languagesShown = 6;

/** A value that many have, with the query of a search for it. */
export interface Fact {
  value: string;
  name: string;
  count: number;
}

/** The facts that a route's mentors have in common, named in one language. */
export interface RouteFacts {
  /** The universities of the destination. */
  universities: Fact[];
  degrees: Fact[];
  topics: Fact[];
  languages: string[];
  /** The prices of paid sessions, in the most common currency; null if all are free. */
  prices: { least: number; most: number; currency: string } | null;
  /** Whether most begin with a free session. */
  mostly_free_first: boolean;
  /** The first and the last year in which a mentor began to study. */
  years: { first: number; last: number } | null;
}

type Counts = NonNullable<SearchPage['facets']>['topics'];

const nameFacts = (counts: Counts, nameOf: (value: string) => string | undefined, most: number): Fact[] =>
  counts
    .flatMap(({ value, count }) => {
      const name = nameOf(value);
      return name === undefined ? [] : [{ value, name, count }];
    })
    .slice(0, most);

/** Languages in the order of how many speak them. */
function languagesOf(profiles: readonly ProfileSummary[], locale: string): string[] {
  const counts = new Map<string, number>();
  for (const tag of profiles.flatMap(({ languages }) => languages)) {
    counts.set(tag, (counts.get(tag) ?? 0) + 1);
  }
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .slice(0, languagesShown)
    .map(([tag]) => languageName(tag, locale));
}

function pricesOf(profiles: readonly ProfileSummary[]): RouteFacts['prices'] {
  const fromPrices = profiles.flatMap(({ price_from, currency }) =>
    price_from !== null && price_from > 0 && currency !== null ? [{ price: price_from, currency }] : [],
  );
  const [usual] = [...Map.groupBy(fromPrices, (one) => one.currency)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  if (usual === undefined) {
    return null;
  }
  const [currency, those] = usual;
  const prices = those.map(({ price }) => price);
  return { least: Math.min(...prices), most: Math.max(...prices), currency };
}

function yearsOf(counts: Counts): RouteFacts['years'] {
  const years = counts.map(({ value }) => Number(value));
  return years.length === 0 ? null : { first: Math.min(...years), last: Math.max(...years) };
}

/**
 * Collects the facts of a route from the counts of all its mentors; languages and prices come from the first mentors.
 * @param universities names by their ids, of the universities that are worth naming.
 */
export function routeFacts(
  { facets, profiles }: Pick<SearchPage, 'facets' | 'profiles'>,
  universities: ReadonlyMap<string, string>,
  locale: string,
): RouteFacts {
  return {
    universities: nameFacts(facets?.university_ids ?? [], (id) => universities.get(id), universitiesShown),
    degrees: nameFacts(facets?.degree_ids ?? [], (id) => degreeByIdIn(id, locale), degreesShown),
    topics: nameFacts(facets?.topics ?? [], (slug) => topicBySlugIn(slug, locale), topicsShown),
    languages: languagesOf(profiles, locale),
    prices: pricesOf(profiles),
    mostly_free_first: profiles.filter((profile) => profile.has_free_session).length * 2 > profiles.length,
    years: yearsOf(facets?.education_start_years ?? []),
  };
}
