import type { Education } from '@abroad/contract/history';
import { z } from 'zod';
import { dateToMonth } from '../../lib/months.ts';

const words = z.string().catch('');
const code = z.string().nullable().catch(null);

/** An education as the fields hold it. */
export const EducationDraft = z.object({
  university_id: code,
  /** The name that goes with the id, for the picker. */
  university_name: words,
  school: words,
  country_code: code,
  degree_id: words,
  field_of_study: words,
  start_date: words,
  end_date: words,
  location: words,
  /** Null while it follows from country and origin. */
  is_study_abroad: z.boolean().nullable().catch(null),
});
export type EducationDraft = z.infer<typeof EducationDraft>;

export const emptyEducation: EducationDraft = EducationDraft.parse({});

/** An education that is to be changed; the name of its university comes from the reference lists. */
export const draftOfEducation = (education: Education, universityName: string): EducationDraft => ({
  university_id: education.university_id,
  university_name: universityName,
  school: education.school,
  country_code: education.country_code,
  degree_id: education.degree_id ?? '',
  field_of_study: education.field_of_study ?? '',
  start_date: dateToMonth(education.start_date),
  end_date: dateToMonth(education.end_date),
  location: education.location ?? '',
  is_study_abroad: education.is_study_abroad,
});
