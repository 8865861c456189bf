import type { Studies, ValueFilter, YearFilter } from '@abroad/contract/search-filters';
import { HOME_FILTERS, STUDY_FILTERS, type FacetFilter, type HomeFilter, type StudyFilter } from '@abroad/search-index';
import { EVERYBODY, HOME_KINDS, KINDS, SEVERAL, STUDY, studyLetter } from './filter-lexemes.ts';
import { quoted } from './lexemes.ts';

/** What a search asks of filters; `year_min` and `year_max` bound the years that anybody can have. */
export type ChosenFilters = Record<ValueFilter, readonly string[]> &
  Partial<Record<YearFilter, number | null | undefined>> & { studies?: Studies | null | undefined };

/** The years and studies that there may be. */
export interface FilterBounds {
  year_min: number;
  year_max: number;
  educations_max: number;
}

/** Filters as the database takes them: a group's values are alternatives, and groups must all hold. */
export interface FilterQuery {
  values: string[];
  /** By value, the number of its group. */
  groups: number[];
  /** The same as a tsquery over `filters`; whoever studied abroad more than once may meet it by several studies together. */
  query: string;
  /** For these, a tsquery that one study has to meet; null where nothing is asked of studies, or studies at home count. */
  each_study: EachStudy | null;
  /** A tsquery that is met by others, and of these by those whom `query` finds by one study; null where `query` tells it all. */
  one_study: string | null;
  /** Nothing is asked. */
  isEmpty: boolean;
}

/** For each letter of a study what the study with this letter has to meet. */
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
  // No year at all meets bounds that are the wrong way round: a group needs a value, and nobody has this one.
  return last < first ? [''] : Array.from({ length: last - first + 1 }, (_, nth) => String(first + nth));
}

const anyOf = (operands: readonly string[]) => `(${operands.join(' | ')})`;

const DECADE = 10;

/** A value of a filter, or how several of them begin. */
interface Term {
  text: string;
  isBeginning: boolean;
}

/** A filter that is asked for: its values, and as few terms as say the same. */
interface Group {
  name: FacetFilter;
  values: string[];
  terms: Term[];
}

/** A whole decade is a beginning: a saved search of all years from 1900 on keeps thirty terms, not three hundred. */
function yearTerms(years: readonly string[]): Term[] {
  const byDecade = Map.groupBy(years, (year) => year.slice(0, -1));
  return Array.from(byDecade, ([decade, own]) =>
    own.length === DECADE
      ? [{ text: decade, isBeginning: true }]
      : own.map((year) => ({ text: year, isBeginning: false })),
  ).flat();
}

function groupOf(name: FacetFilter, values: string[]): Group {
  const isYears = name === 'education_start_years';
  return { name, values, terms: isYears ? yearTerms(values) : values.map((text) => ({ text, isBeginning: false })) };
}

/** The terms of a filter behind a letter, as operands of a tsquery. */
const operandsOf = ({ terms }: Group, letter: string): string[] =>
  terms.map(({ text, isBeginning }) => `${quoted(`${letter}${text}`)}${isBeginning ? ':*' : ''}`);

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
 * What filters mean, for both ways of asking the database: by bits of `values` and by `query`.
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
    lettersOf(name).flatMap((letter) => values.map((value) => `${letter}${value}`)),
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

/** All that filters ask for as one tsquery. */
export const wholeQuery = ({ query, one_study }: FilterQuery): string =>
  one_study === null ? query : `${query} & (${one_study})`;
