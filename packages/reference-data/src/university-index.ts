import { normalise } from './normalise.ts';
import { Postings } from './postings.ts';
import { UniversityMatcher } from './university-matcher.ts';
import type { University } from './university.ts';
import { termsOf } from './university-terms.ts';
import { WORD_SYNONYMS } from './word-synonyms.ts';

export type UniversityQuery = {
  /** What was typed; blank means every university. */
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
  /** The universities of the ids, in that order; unknown ids are left out. */
  byIds(ids: readonly string[]): University[];
  readonly size: number;
};

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
  const byId = new Map(universities.map((university) => [university.id, university]));
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

  return {
    search({ name = '', country, page, page_size }) {
      const text = normalise(name);
      const isWanted = (document: number) => country === undefined || universities[document]?.country_code === country;
      const found =
        text === '' ? everything.filter(isWanted) : matcher.match({ text, finished: /\s$/.test(name), isWanted });
      const start = (page - 1) * page_size;
      const shown = found.slice(start, start + page_size).flatMap((document) => universities[document] ?? []);
      return { universities: shown, total: found.length };
    },
    byIds: (ids) => ids.flatMap((id) => byId.get(id) ?? []),
    size: universities.length,
  };
}

const isClosed = ({ closed_in }: University) => (typeof closed_in === 'number' ? 1 : 0);
const rankOf = ({ rank }: University) => rank ?? Number.POSITIVE_INFINITY;
const compare = <T extends number | string>(one: T, other: T) => (one < other ? -1 : one > other ? 1 : 0);

/** The name with the least beside what was typed comes first. */
const compareKeys = (one: string, other: string) => compare(one.length, other.length) || compare(one, other);
