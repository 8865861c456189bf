import { recordOf, valueFilters, type ValueFilter } from '@abroad/contract/search-filters';
import type { HalfHours } from './half-hours.ts';

/** No value of any filter. */
export const NO_VALUES: Readonly<Record<ValueFilter, never[]>> = recordOf(valueFilters, () => []);

/** A filter whose values an index keeps with each mentor and counts. */
export type FacetFilter = ValueFilter | 'education_start_years';

/** The filters that one study abroad has to meet together, where several of these are asked for. */
export const STUDY_FILTERS = [
  'destination_country_codes',
  'university_ids',
  'degree_ids',
  'education_start_years',
  'proof',
] as const satisfies readonly FacetFilter[];
export type StudyFilter = (typeof STUDY_FILTERS)[number];

/** The filters that a study at home may meet too, where that is asked for. */
export const HOME_FILTERS = [
  'university_ids',
  'degree_ids',
  'education_start_years',
  'proof',
] as const satisfies readonly StudyFilter[];
export type HomeFilter = (typeof HOME_FILTERS)[number];

/** One study abroad: one value of each filter, and each proof that it has. */
export type Study = Readonly<
  Partial<Record<Exclude<StudyFilter, 'proof'>, string | undefined> & { proof: readonly string[] | undefined }>
>;

/** All values of a study for a filter. */
export const valuesOfStudy = (study: Study, name: StudyFilter): readonly string[] => [study[name] ?? []].flat();

/** Where a word stands, the weightiest first: A names, B schools, degrees and fields, C work and topics, D texts. */
export const WEIGHTS = ['A', 'B', 'C', 'D'] as const;
export type Weight = (typeof WEIGHTS)[number];

/** The data about a mentor who can be found. */
export interface IndexDocument {
  /** The id of the profile, a UUID in lower case. Ties are broken by it. */
  id: string;
  /** Whole points of quality, 0 to 65,535; more comes first. */
  rank_score: number;
  /** Microseconds since 1970, as exact as PostgreSQL keeps them. */
  created_at: number;
  /** Stars in hundredths; null without reviews. */
  rating_hundredths: number | null;
  /** The price in one currency for all; null where that isn't known, or nothing can be booked. */
  price_from: number | null;
  /** The name in the form in which names are put in order, by code points. */
  sort_name: string;
  /** Milliseconds since 1970; null where no free time is known. */
  next_available_at: number | null;
  /** In which half hours of the next days they can be booked; null where none is known. */
  available_half_hours: HalfHours | null;
  /** Distinct values of each filter, those of studies being of studies abroad. */
  values: Readonly<Record<ValueFilter, readonly string[]>>;
  /** Distinct years in which a study abroad began. */
  education_start_years: readonly number[];
  /** The further values of studies at home: none that a study abroad has too. */
  at_home: Readonly<Record<HomeFilter, readonly string[]>>;
  /** Each study abroad by itself where there are several; none where one has all that `values` tell. */
  studies: readonly Study[];
  /** The distinct words of each weight, made by `searchWords`; a word has one weight. */
  words: Readonly<Record<Weight, readonly string[]>>;
}

/** One thing that happened to a mentor who is or was found. */
export type IndexChange =
  | { kind: 'put'; document: IndexDocument }
  | { kind: 'remove'; id: string }
  | {
      kind: 'availability';
      id: string;
      next_available_at: number | null;
      available_half_hours: HalfHours | null;
    };
