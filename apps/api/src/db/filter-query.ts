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

/** Filters for the database: a group's values are alternatives, and all groups must match. */
export interface FilterQuery {
  values: string[];
  /** The number of its group by value. */
  groups: number[];
  /**
   * The same as a tsquery over `filters`. For mentors with several studies abroad, different studies may match different
   * parts of it.
   */
  query: string;
  /**
   * For such mentors, a tsquery that a single study has to match; null where there are no filters of studies, or studies
   * at home count.
   */
  each_study: EachStudy | null;
  /**
   * A tsquery that removes wrong matches of `query`: of mentors with several studies abroad it keeps those with one study
   * that matches all conditions. Null where `query` is exact.
   */
  one_study: string | null;
  /** There are no filters. */
  isEmpty: boolean;
}

/** The condition for a single study, by the letter of the study. */
export interface EachStudy {
  letters: string[];
  queries: string[];
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

/** A filter with its values, and as few terms as possible for them. */
interface Group {
  name: FacetFilter;
  values: string[];
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
  return { name, values, terms: isYears ? yearTerms(values) : values.map((text) => ({ text, isBeginning: false })) };
}

const lexemeOf = (name: FacetFilter, letter: string, value: string): string =>
  name === 'prices' ? priceLexeme(value) : `${letter}${value}`;

/** The terms of a filter behind a letter, as operands of a tsquery. */
const operandsOf = ({ name, terms }: Group, letter: string): string[] =>
  terms.map(({ text, isBeginning }) => `${quoted(lexemeOf(name, letter, text))}${isBeginning ? ':*' : ''}`);

function eachStudyOf(groups: readonly Group[], { educations_max }: FilterBounds): EachStudy | null {
  const ofStudies = groups.filter(({ name }) => isOf<StudyFilter>(STUDY_FILTERS, name));
  if (ofStudies.length === 0) {
    return null;
  }
  const letters = Array.from({ length: educations_max }, (_, nth) => studyLetter(nth));
  const queries = letters.map((letter) =>
    ofStudies.map((group) => anyOf(operandsOf(group, `${STUDY}${letter}${KINDS[group.name]}`))).join(' & '),
  );
  return { letters, queries };
}

/**
 * Translates filters for both kinds of query: by bits of `values` and by `query`.
 * @param except a filter to leave out, so that its values can be counted.
 */
export function toFilterQuery(filters: ChosenFilters, bounds: FilterBounds, except?: FacetFilter): FilterQuery {
  const isAll = filters.studies === 'all';
  const groups: Group[] = FACET_NAMES.filter((name) => name !== except)
    .map((name) => groupOf(name, name === 'education_start_years' ? yearsOf(filters, bounds) : [...filters[name]]))
    .filter(({ values }) => values.length > 0);
  const lettersOf = (name: FacetFilter): string[] =>
    isAll && isOf<HomeFilter>(HOME_FILTERS, name) ? [KINDS[name], HOME_KINDS[name]] : [KINDS[name]];
  const lexemes = groups.map(({ name, values }) =>
    lettersOf(name).flatMap((letter) => values.map((value) => lexemeOf(name, letter, value))),
  );
  const operands = groups.map((group) => lettersOf(group.name).flatMap((letter) => operandsOf(group, letter)));
  const lexemeGroups = lexemes.length === 0 ? [[EVERYBODY]] : lexemes;
  const each_study = isAll ? null : eachStudyOf(groups, bounds);
  const studies = groups.filter(({ name }) => isOf<StudyFilter>(STUDY_FILTERS, name)).length;
  return {
    values: lexemeGroups.flat(),
    groups: lexemeGroups.flatMap((values, number) => values.map(() => number)),
    query: (operands.length === 0 ? [[quoted(EVERYBODY)]] : operands).map(anyOf).join(' & '),
    each_study,
    one_study:
      each_study !== null && studies > 1
        ? [`!${quoted(SEVERAL)}`, ...each_study.queries.map((query) => `(${query})`)].join(' | ')
        : null,
    isEmpty: lexemes.length === 0,
  };
}

/** All filters as one tsquery. */
export const wholeQuery = ({ query, one_study }: FilterQuery): string =>
  one_study === null ? query : `${query} & (${one_study})`;
