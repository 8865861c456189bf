import type { SearchRow } from '@abroad/api/features/mentors/search-document';
import { yearOf } from '../dates.ts';
import type { Education } from '../mentor.ts';

type Filters = Pick<SearchRow, 'destination_country_codes' | 'university_ids' | 'degree_ids' | 'education_start_years'>;

/** By what somebody is found of what they have studied, as the API has it. */
export function filtersOfStudies(educations: readonly Education[]): Filters {
  const each = <T>(of: (education: Education) => T, among = educations) => [...new Set(among.map(of))];
  const abroad = educations.filter((education) => education.is_study_abroad);
  return {
    destination_country_codes: each(({ school }) => school.country_code, abroad),
    university_ids: each(({ school }) => school.id),
    degree_ids: each(({ degree }) => degree.id),
    education_start_years: each(({ start_date }) => yearOf(start_date)),
  };
}
