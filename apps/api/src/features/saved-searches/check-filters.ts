import { VALIDATION_MESSAGES, type FieldError, type SavedSearchFilters } from '@abroad/contract';
import { LIST_FILTERS, listFilters, recordOf, type ListFilter } from '@abroad/contract/search-filters';
import { isCountryCode } from '@abroad/reference-data/countries';
import { degreeById } from '@abroad/reference-data/degrees';
import { topicBySlug } from '@abroad/reference-data/topics';
import { searchWords } from '@abroad/search-index/search-words';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { findUniversitiesById, isListed } from '../reference/reference.ts';

const distinct = <T>(values: readonly T[]) => [...new Set(values)];

const valuesOf = (filters: SavedSearchFilters, name: ListFilter): readonly string[] =>
  LIST_FILTERS[name] === 'id' ? filters[name].map((id) => id.toLowerCase()) : filters[name];

/** Each value once. */
const withoutDuplicates = (filters: SavedSearchFilters): SavedSearchFilters => ({
  ...filters,
  ...(recordOf(listFilters, (name) => distinct(valuesOf(filters, name))) as Pick<SavedSearchFilters, ListFilter>),
});

/** Values that don't exist, each under its dotted path. */
async function unknownValues(db: Database, filters: SavedSearchFilters): Promise<FieldError[]> {
  const universities = await findUniversitiesById(db, filters.university_ids);
  const rules = [
    ['keyword', (keyword: string) => searchWords(keyword).length > 0, 'Use a letter or a digit'],
    ['origin_country_codes', isCountryCode, VALIDATION_MESSAGES.country],
    ['destination_country_codes', isCountryCode, VALIDATION_MESSAGES.country],
    ['university_ids', (id: string) => isListed(universities, id), VALIDATION_MESSAGES.university_required],
    ['degree_ids', (id: string) => degreeById(id) !== undefined, 'Choose a degree from the list'],
    ['topics', (slug: string) => topicBySlug(slug) !== undefined, 'Choose a topic from the list'],
  ] as const;
  return rules.flatMap(([name, isKnown, message]) =>
    filters[name].flatMap((value, at) => (isKnown(value) ? [] : [{ path: `filters.${name}.${at}`, message }])),
  );
}

function impossibleYears({ education_start_year_from: from, education_start_year_to: to }: SavedSearchFilters) {
  return from !== undefined && to !== undefined && from > to
    ? [{ path: 'filters.education_start_year_to', message: `Enter ${from} or more` }]
    : [];
}

const isEmpty = ({ sort_by: _by, sort_order: _order, studies: _studies, ...filters }: SavedSearchFilters): boolean =>
  Object.values(filters).every((value) => value === undefined || (Array.isArray(value) && value.length === 0));

/**
 * Checks filters, and removes duplicate values.
 * @throws AppError VALIDATION_FAILED that names each unknown value, or `filters` if there are none.
 */
export async function checkFilters(db: Database, filters: SavedSearchFilters): Promise<SavedSearchFilters> {
  const errors = [...(await unknownValues(db, filters)), ...impossibleYears(filters)];
  if (isEmpty(filters)) {
    errors.push({ path: 'filters', message: 'Choose one filter at least' });
  }
  if (errors.length > 0) {
    throw new AppError('VALIDATION_FAILED', { errors });
  }
  return withoutDuplicates(filters);
}
