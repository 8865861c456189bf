import { normalise } from './normalise.ts';
import { Postings } from './postings.ts';
import { UniversityMatcher } from './university-matcher.ts';
import type { University } from './university.ts';
import { termsOf } from './university-terms.ts';
import { WORD_SYNONYMS } from './word-synonyms.ts';

type UniversityQuery = {
  /** The typed text; blank means every university. */
  name?: string | undefined;
  /** Alpha-2 code of the only country wanted. */
  country?: string | undefined;
  /** From 1. */
  page: number;
  page_size: number;
};

export type UniversityIndex = {
  /** One page of the universities that the query means, the likeliest first, and how many there are. */
  search(query: UniversityQuery): { universities: University[]; total: number };
  /** All that it means, the likeliest first: a list for each way in which the name fits. */
  match(query: Pick<UniversityQuery, 'name' | 'country'>): University[][];
  readonly size: number;
};

function indexOf(match: UniversityIndex['match'], size: number): UniversityIndex {
  return {
    match,
    search({ page, page_size, ...query }) {
      const found = match(query).flat();
      const start = (page - 1) * page_size;
      return { universities: found.slice(start, start + page_size), total: found.length };
    },
    size,
  };
}

/**
 * Keeps universities in memory and finds them by name, alias, short name and domain, without regard to case, accents, the
 * order of words and one typing error. First come exact names, then beginnings of names, then beginnings of all
 * words, then near spellings; within each those that teach before those that were closed, the best known, then the shortest name.
 */
export function createUniversityIndex(list: readonly University[]): UniversityIndex {
  const universities = list
    .map((university) => ({ university, key: normalise(university.name) }))
    .toSorted(
      (one, other) =>
        compare(isClosed(one.university), isClosed(other.university)) ||
        compare(rankOf(one.university), rankOf(other.university)) ||
        compareKeys(one.key, other.key),
    )
    .map(({ university }) => university);
  const terms = universities.map(termsOf);
  const texts = new Postings(terms.map(({ full_texts }) => full_texts));
  const words = new Postings(
    terms.map((each) => each.words),
    WORD_SYNONYMS,
  );
  const matcher = new UniversityMatcher(universities.length, texts, words, (document) => {
    const university = universities[document];
    return university === undefined ? [] : termsOf(university).words;
  });
  const everything = universities.map((_, document) => document);

  const match: UniversityIndex['match'] = ({ name = '', country }) => {
    const text = normalise(name);
    const isWanted = (document: number) => country === undefined || universities[document]?.country_code === country;
    const found =
      text === '' ? [everything.filter(isWanted)] : matcher.match({ text, finished: /\s$/.test(name), isWanted });
    return found.map((tier) => tier.flatMap((document) => universities[document] ?? []));
  };
  return indexOf(match, universities.length);
}

/**
 * An index over which a few universities are laid that are new or have changed, so that it isn't made again for them. They come last
 * among those whose names fit as well.
 */
export function withChanged(index: UniversityIndex, changed: readonly University[]): UniversityIndex {
  if (changed.length === 0) {
    return index;
  }
  const ids = new Set(changed.map(({ id }) => id));
  const few = createUniversityIndex(changed);
  const match: UniversityIndex['match'] = (query) => {
    const [ofAll, ofFew] = [index.match(query), few.match(query)];
    return Array.from({ length: Math.max(ofAll.length, ofFew.length) }, (_, tier) => [
      ...(ofAll[tier] ?? []).filter(({ id }) => !ids.has(id)),
      ...(ofFew[tier] ?? []),
    ]);
  };
  return indexOf(match, index.size);
}

const isClosed = ({ closed_in }: University) => (typeof closed_in === 'number' ? 1 : 0);
const rankOf = ({ rank }: University) => rank ?? Number.POSITIVE_INFINITY;
const compare = <T extends number | string>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0);

/** The name with the least beside what was typed comes first. */
const compareKeys = (one: string, other: string) => compare(one.length, other.length) || compare(one, other);
