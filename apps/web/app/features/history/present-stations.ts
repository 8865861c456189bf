import type { Education, Experience } from '@abroad/contract/history';
import { countryName } from '../../lib/country-names.ts';
import { joinTexts } from '../../lib/join-texts.ts';
import { studiesOf } from '../../lib/names-by-id.ts';

/** A stop on a person's route: studies, or work. */
export interface StationView {
  id: string;
  title: string;
  detail: string | null;
  place: string | null;
  /** `YYYY-MM-DD` */
  start_date: string | null;
  end_date: string | null;
  is_current: boolean;
  is_abroad: boolean;
}

export function educationStation(education: Education, locale: string): StationView {
  return {
    id: education.id,
    title: education.school,
    detail: studiesOf(education, locale) || null,
    place: placeOf(education, locale),
    start_date: education.start_date,
    end_date: education.end_date,
    is_current: false,
    is_abroad: education.is_study_abroad,
  };
}

export function experienceStation(experience: Experience, locale: string): StationView {
  const { title, organisation } = experience;
  return {
    id: experience.id,
    title: title ?? organisation,
    detail: title === null ? null : organisation,
    place: placeOf(experience, locale),
    start_date: experience.start_date,
    end_date: experience.end_date,
    is_current: experience.is_current,
    is_abroad: false,
  };
}

/** Returns `Delft, Netherlands`, or the place alone if it names its country already, also in English. */
function placeOf({ location, country_code: code }: Pick<Education, 'location' | 'country_code'>, locale: string) {
  if (code === null) {
    return location || null;
  }
  const isNamed = [locale, 'en'].some((language) => location?.includes(countryName(code, language)));
  return joinTexts([location, isNamed ? null : countryName(code, locale)], locale) || null;
}
