import type { Education, Experience } from '@abroad/contract/history';
import { countryByCode } from '@abroad/reference-data/countries';
import { degreeById } from '@abroad/reference-data/degrees';
import type { StationView } from './profile-view.ts';

/** `MSc Informatics`, or as much as is known. */
export function studiesOf({ degree_id, field_of_study }: Education): string {
  const degree = degree_id === null ? null : degreeById(degree_id)?.abbreviation;
  return [degree, field_of_study].filter(Boolean).join(' ');
}

export function educationStation(education: Education): StationView {
  return {
    id: education.id,
    title: education.school,
    detail: studiesOf(education) || null,
    place: placeOf(education),
    start_date: education.start_date,
    end_date: education.end_date,
    is_current: false,
    is_abroad: education.is_study_abroad,
  };
}

export function experienceStation(experience: Experience): StationView {
  const { title, organisation } = experience;
  return {
    id: experience.id,
    title: title ?? organisation,
    detail: title === null ? null : organisation,
    place: placeOf(experience),
    start_date: experience.start_date,
    end_date: experience.end_date,
    is_current: experience.is_current,
    is_abroad: false,
  };
}

/** `Delft, Netherlands`, where the place does not name its country already. */
function placeOf({ location, country_code }: { location: string | null; country_code: string | null }): string | null {
  const country = country_code === null ? null : (countryByCode(country_code)?.name ?? null);
  const named = location !== null && country !== null && location.includes(country);
  return [location, named ? null : country].filter(Boolean).join(', ') || null;
}
