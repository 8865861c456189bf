import type { EducationInput, ExperienceInput } from '@abroad/contract';
import type { z } from 'zod';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import type { Reference } from '../reference/index.ts';
import { educationTable, experienceTable, type HistoryOwner } from './history-owner.ts';

/** Rows of `mentor_education` or `prospect_education`; the country is the university's. */
export const educationRows = (
  reference: Reference,
  profile_id: string,
  educations: readonly z.output<typeof EducationInput>[],
) =>
  educations.map((entry) => ({
    id: newId(),
    profile_id,
    school: entry.school,
    university_id: entry.university_id,
    country_code: reference.universityById(entry.university_id)?.country_code ?? null,
    degree_id: entry.degree_id ?? null,
    field_of_study: entry.field_of_study ?? null,
    start_date: entry.start_date ?? null,
    end_date: entry.end_date ?? null,
    location: entry.location ?? null,
    is_study_abroad: entry.is_study_abroad ?? false,
  }));

/** Rows of `mentor_experience` or `prospect_experience`. */
export const experienceRows = (profile_id: string, experiences: readonly z.output<typeof ExperienceInput>[]) =>
  experiences.map((entry) => ({
    id: newId(),
    profile_id,
    organisation: entry.organisation,
    title: entry.title ?? null,
    start_date: entry.start_date ?? null,
    end_date: entry.end_date ?? null,
    location: entry.location ?? null,
    country_code: entry.country_code ?? null,
    is_current: entry.is_current ?? false,
  }));

interface History {
  educations?: readonly z.output<typeof EducationInput>[] | undefined;
  experiences?: readonly z.output<typeof ExperienceInput>[] | undefined;
}

/** Writes the history of a profile that is just being made, in the transaction that makes it. */
export async function insertHistory(
  trx: Database,
  reference: Reference,
  { kind, profile_id }: Pick<HistoryOwner, 'kind'> & { profile_id: string },
  { educations = [], experiences = [] }: History,
): Promise<void> {
  if (educations.length > 0) {
    await trx
      .insertInto(educationTable({ kind }))
      .values(educationRows(reference, profile_id, educations))
      .execute();
  }
  if (experiences.length > 0) {
    await trx.insertInto(experienceTable({ kind })).values(experienceRows(profile_id, experiences)).execute();
  }
}
