import {
  Education,
  Experience,
  LIMITS,
  VALIDATION_MESSAGES,
  type EducationInput,
  type ExperienceInput,
  type PatchEducation,
  type PatchExperience,
} from '@abroad/contract';
import { sql, type RawBuilder } from 'kysely';
import type { z } from 'zod';
import type { Universities } from '../reference/reference.ts';

/** The fields that entries of both kinds have. */
export type KnownEntry = Pick<Education & Experience, 'id' | 'start_date' | 'end_date' | 'updated_at'>;
/** The fields that a change of either kind may name. */
export type ChangesOfEntry = Partial<
  Pick<z.output<typeof PatchEducation>, 'university_id' | 'degree_id' | 'start_date' | 'end_date' | 'updated_at'> &
    Pick<z.output<typeof PatchExperience>, 'country_code'>
>;

/** The differences between educations and experiences; everything else is shared. */
export interface EntryKind<Entry, Input, Changes> {
  name: 'education' | 'experience';
  /** Its list in a profile, and how many that may have. */
  list: 'educations' | 'experiences';
  most: number;
  /** The columns that are shown: the fields of the contract. */
  columns: readonly (keyof Entry & string)[];
  /** A new row's columns, without its ids. @param universities those that the entry names */
  rowOf(entry: Input, universities: Universities): Omit<Entry, 'id' | 'updated_at'>;
  /** Derives further fields from a change. */
  derivedFrom?(changes: Omit<Changes, 'updated_at'>, universities: Universities): Partial<Entry>;
  /** The error message for deleting the last entry, where a profile with entries must keep one. */
  last_stays?: string;
  /** The order of the rows `entry` in a profile. */
  order: RawBuilder<unknown>;
}

const columnsOf = <Shape extends object>({ shape }: { shape: Shape }) => Object.keys(shape) as (keyof Shape & string)[];
/** Returns the study's university; for a merged one, the university that replaced it. */
const studyAt = (university_id: string, universities: Universities) => {
  const university = universities.get(university_id);
  return { university_id: university?.id ?? university_id, country_code: university?.country_code ?? null };
};

export type EducationKind = EntryKind<
  Education,
  z.output<typeof EducationInput>,
  Partial<z.output<typeof PatchEducation>>
>;
export type ExperienceKind = EntryKind<
  Experience,
  z.output<typeof ExperienceInput>,
  Partial<z.output<typeof PatchExperience>>
>;

/** The country of an education is its university's; the newest comes first. */
export const EDUCATION: EducationKind = {
  name: 'education',
  list: 'educations',
  most: LIMITS.educations_max,
  columns: columnsOf(Education),
  rowOf: (entry, universities) => ({
    school: entry.school,
    ...studyAt(entry.university_id, universities),
    degree_id: entry.degree_id ?? null,
    field_of_study: entry.field_of_study ?? null,
    start_date: entry.start_date ?? null,
    end_date: entry.end_date ?? null,
    location: entry.location ?? null,
    is_study_abroad: entry.is_study_abroad ?? false,
  }),
  derivedFrom: ({ university_id }, universities) =>
    university_id === undefined ? {} : studyAt(university_id, universities),
  last_stays: VALIDATION_MESSAGES.education_required,
  order: sql`entry.start_date desc nulls last, entry.id`,
};

/** Present jobs come first, then the newest. */
export const EXPERIENCE: ExperienceKind = {
  name: 'experience',
  list: 'experiences',
  most: LIMITS.experiences_max,
  columns: columnsOf(Experience),
  rowOf: (entry) => ({
    organisation: entry.organisation,
    title: entry.title ?? null,
    start_date: entry.start_date ?? null,
    end_date: entry.end_date ?? null,
    location: entry.location ?? null,
    country_code: entry.country_code ?? null,
    is_current: entry.is_current ?? false,
  }),
  order: sql`entry.is_current desc, entry.start_date desc nulls last, entry.id`,
};
