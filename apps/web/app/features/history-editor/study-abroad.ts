import type { EducationDraft } from './education-draft.ts';

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
