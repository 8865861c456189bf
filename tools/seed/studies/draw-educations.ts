import { nameInSentence } from '@abroad/reference-data/countries';
import type { Education, Life } from '../mentor.ts';
import type { Random } from '../random.ts';
import type { Field } from './fields.ts';
import { fieldsIn } from './fields.ts';
import { degreeOf, type Level } from './levels.ts';
import type { School, Schools } from './schools.ts';

const at = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;
const place = (school: School, countryCode: string) => {
  const country = nameInSentence(countryCode).replace(/^the /, '');
  return school.city === null || school.city.name === country ? country : `${school.city.name}, ${country}`;
};
/** South of the equator the academic year begins in February, in Japan and Korea in spring. */
const SPRING_STARTERS = new Set(['AU', 'NZ', 'JP', 'KR', 'BR', 'AR', 'CL', 'PE', 'ZA', 'CR', 'BO']);

/** First day and last day of studies, in whole academic years. */
export function termDates(countryCode: string, startYear: number, endYear: number) {
  const inSpring = SPRING_STARTERS.has(countryCode);
  return inSpring
    ? { start_date: at(startYear, 3, 1), end_date: at(Math.max(startYear, endYear - 1), 12, 10) }
    : { start_date: at(startYear, 9, 1), end_date: at(Math.max(startYear + 1, endYear), 6, 30) };
}

/** The studies abroad, and where they are no first degree those at home before. The latest come first. */
export function drawEducations(
  random: Random,
  schools: Schools,
  life: Life,
  abroad: { school: School; degree_id: string },
): Education[] {
  const { field, level, start_year, end_year, destination_country_code, origin_country_code } = life;
  const dates =
    level === 'exchange'
      ? { start_date: at(start_year, 9, 1), end_date: at(start_year + 1, random.chance(0.6) ? 2 : 7, 15) }
      : termDates(destination_country_code, start_year, end_year);
  const study: Education = {
    ...dates,
    school: abroad.school.name,
    university_id: abroad.school.id,
    country_code: destination_country_code,
    degree_id: abroad.degree_id,
    field_of_study: field.name,
    location: place(abroad.school, destination_country_code),
    is_study_abroad: true,
  };
  const before = level === 'bachelor' ? undefined : firstField(random, level, field);
  const school = before && schools.atHome(origin_country_code, before.group)?.draw(random);
  if (before === undefined || school === undefined) return [study];
  const length = before.bachelor === 'bachelor-medicine-surgery' ? 6 : 4;
  const end = level === 'exchange' ? start_year + 2 : start_year - (level === 'doctorate' ? 2 : random.between(0, 3));
  const home: Education = {
    ...termDates(origin_country_code, end - length, end),
    school: school.name,
    university_id: school.id,
    country_code: origin_country_code,
    degree_id: degreeOf(random, 'bachelor', before).id,
    field_of_study: before.name,
    location: place(school, origin_country_code),
    is_study_abroad: false,
  };
  return [study, home];
}

/** Most stay in their field; some come from a neighbouring one. */
function firstField(random: Random, level: Level, field: Field): Field {
  if (level === 'exchange' || field.bachelor === 'bachelor-medicine-surgery' || random.chance(0.68)) return field;
  const near = fieldsIn(field.group).filter((one) => one.bachelor !== 'bachelor-medicine-surgery');
  return random.pick(near);
}
