import type { Studies, ValueFilter, YearFilter } from '@abroad/contract/search-filters';
import { readLimit, valuesUpTo } from '@abroad/reference-data/price-steps';
import { HOME_FILTERS, STUDY_FILTERS, type FacetFilter, type HomeFilter, type StudyFilter } from '@abroad/search-index';
import { EVERYBODY, HOME_KINDS, KINDS, priceLexeme, SEVERAL, STUDY, studyLetter } from './filter-lexemes.ts';
import { quoted } from './lexemes.ts';

/** The filters of a search, prices as `pricesToSteps` has them; `year_min` and `year_max` bound the years that occur. */
export type ChosenFilters = Record<ValueFilter, readonly string[]> &
  Partial<Record<YearFilter, number | null | undefined>> & { studies?: Studies | null | undefined };

/** The years and studies that can occur. */
export interface FilterBounds {
  year_min: number;
  year_max: number;
  educations_max: number;
}

/** Filters for the database, as queries over `filters`: a filter's values are alternatives, and all filters must match. */
interface FilterQuery {
  /** A tsquery. For mentors with several studies abroad, different studies may match different parts of it. */
  query: string;
  /**
   * A tsquery that removes wrong matches of `query`: of mentors with several studies abroad it keeps those with one study
   * that matches all conditions. Null where `query` is exact.
   */
  one_study: string | null;
  /** There are no filters. */
  isEmpty: boolean;
}

const FACET_NAMES = Object.keys(KINDS) as FacetFilter[];
const isOf = <Name extends string>(names: readonly Name[], name: string): name is Name =>
  (names as readonly string[]).includes(name);

function yearsOf(filters: ChosenFilters, { year_min, year_max }: FilterBounds): string[] {
  const { education_start_year_from: from, education_start_year_to: to } = filters;
  if ((from ?? null) === null && (to ?? null) === null) {
    return [];
  }
  const first = Math.max(from ?? year_min, year_min);
  const last = Math.min(to ?? year_max, year_max);
  // Reversed limits match no year. A group needs a value, and no mentor has this one.
  return last < first ? [''] : Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth));
}

const anyOf = (operands: readonly string[]) => `(${operands.join(' | ')})`;

const DECADE = 10;

/** A value of a filter, or the start of several values. */
interface Term {
  text: string;
  isBeginning: boolean;
}

/** A filter with as few terms as possible for its values. */
interface Group {
  name: FacetFilter;
  terms: Term[];
}

/** A whole decade becomes a prefix: a saved search of all years from 1900 has thirty terms instead of three hundred. */
function yearTerms(years: readonly string[]): Term[] {
  const byDecade = Map.groupBy(years, (year) => year.slice(0, -1));
  return Array.from(byDecade, ([decade, own]) =>
    own.length === DECADE
      ? [{ text: decade, isBeginning: true }]
      : own.map((year) => ({ text: year, isBeginning: false })),
  ).flat();
}

/** A limit of prices as the values up to it. */
const valuesOfLimit = (value: string): string[] => {
  const limit = readLimit(value);
  return limit === null ? [value] : valuesUpTo(limit);
};

function groupOf(name: FacetFilter, asked: string[]): Group {
  const isYears = name === 'education_start_years';
  const values = name === 'prices' ? asked.flatMap(valuesOfLimit) : asked;
  return { name, terms: isYears ? yearTerms(values) : values.map((text) => ({ text, isBeginning: false })) };
}

const lexemeOf = (name: FacetFilter, letter: string, value: string): string =>
  name === 'prices' ? priceLexeme(value) : `${letter}${value}`;

/** The terms of a filter behind a letter, as operands of a tsquery. */
const operandsOf = ({ name, terms }: Group, letter: string): string[] =>
  terms.map(({ text, isBeginning }) => `${quoted(lexemeOf(name, letter, text))}${isBeginning ? ':*' : ''}`);

/** A mentor has one study abroad, or one of several that meets all filters of studies; null where these are fewer than two. */
function oneStudyOf(groups: readonly Group[], { educations_max }: FilterBounds): string | null {
  const ofStudies = groups.filter(({ name }) => isOf<StudyFilter>(STUDY_FILTERS, name));
  if (ofStudies.length < 2) {
    return null;
  }
  const queries = Array.from({ length: educations_max }, (_, nth) =>
    ofStudies.map((group) => anyOf(operandsOf(group, `${STUDY}${studyLetter(nth)}${KINDS[group.name]}`))).join(' & '),
  );
  return [`!${quoted(SEVERAL)}`, ...queries.map((query) => `(${query})`)].join(' | ');
}

/** Translates filters into queries. */
export function toFilterQuery(filters: ChosenFilters, bounds: FilterBounds): FilterQuery {
  const isAll = filters.studies === 'all';
  const groups = FACET_NAMES.map((name) =>
    groupOf(name, name === 'education_start_years' ? yearsOf(filters, bounds) : [...filters[name]]),
  ).filter(({ terms }) => terms.length > 0);
  const lettersOf = (name: FacetFilter): string[] =>
    isAll && isOf<HomeFilter>(HOME_FILTERS, name) ? [KINDS[name], HOME_KINDS[name]] : [KINDS[name]];
  const operands = groups.map((group) => lettersOf(group.name).flatMap((letter) => operandsOf(group, letter)));
  const isEmpty = groups.length === 0;
  return {
    query: (isEmpty ? [[quoted(EVERYBODY)]] : operands).map(anyOf).join(' & '),
    one_study: isAll ? null : oneStudyOf(groups, bounds),
    isEmpty,
  };
}

/** All filters as one tsquery. */
export const wholeQuery = ({ query, one_study }: FilterQuery): string =>
  one_study === null ? query : `${query} & (${one_study})`;
