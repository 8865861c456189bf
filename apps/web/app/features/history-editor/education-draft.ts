import type { Education } from '@abroad/contract/history';
import { z } from 'zod';
import { dateToMonth, monthToDate } from '../../lib/months.ts';

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

/** Whether an education counts as abroad: the person's answer, otherwise whether its country differs from theirs. */
export function isAbroad(
  education: Pick<EducationDraft, 'is_study_abroad' | 'country_code'>,
  origin: string | null,
): boolean {
  if (education.is_study_abroad !== null) {
    return education.is_study_abroad;
  }
  return education.country_code !== null && origin !== null && education.country_code !== origin;
}

interface University {
  id: string;
  label: string;
  country_code: string;
}

/** An education after a university was chosen or cleared. The school's name follows unless the user changed it. */
export function withUniversity(education: EducationDraft, university: University | null): EducationDraft {
  if (university === null) {
    return { ...education, university_id: null };
  }
  const untouched = education.school.trim() === '' || education.school === education.university_name;
  return {
    ...education,
    university_id: university.id,
    university_name: university.label,
    country_code: university.country_code,
    school: untouched ? university.label : education.school,
  };
}

/**
 * The draft as the contract wants it: months become dates, and values that only the form needs are left out.
 * @param origin the person's country of origin, or null.
 * @param before the entry that is changed: dates whose month is unchanged keep their day.
 */
export const toEducation = (draft: EducationDraft, origin: string | null, before?: Education): unknown => ({
  school: draft.school,
  university_id: draft.university_id ?? '',
  degree_id: draft.degree_id,
  field_of_study: draft.field_of_study,
  start_date: monthToDate(draft.start_date, before?.start_date),
  end_date: monthToDate(draft.end_date, before?.end_date),
  location: draft.location,
  is_study_abroad: isAbroad(draft, origin),
});
