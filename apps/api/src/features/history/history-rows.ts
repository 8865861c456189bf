import type { EducationInput, ExperienceInput } from '@abroad/contract';
import type { z } from 'zod';
import { newId } from '../../core/ids.ts';
import type { Reference } from '../reference/index.ts';

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
