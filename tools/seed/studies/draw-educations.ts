import { dateOf } from '../dates.ts';
import type { Education, Life } from '../mentor.ts';
import type { Random } from '../random.ts';
import { type Field, type FieldGroup, fieldsIn } from './fields.ts';
import { degreeOf, type Level } from './levels.ts';
import type { Schools } from './schools.ts';

/** South of the equator the academic year starts in February, in Japan and Korea in spring. */
const SPRING_STARTERS = new Set(['AU', 'NZ', 'JP', 'KR', 'BR', 'AR', 'CL', 'PE', 'ZA', 'CR', 'BO']);

/** First day and last day of studies. */
interface Term {
  start_date: string;
  end_date: string;
}

/** In whole academic years. */
function termOf(countryCode: string, startYear: number, endYear: number): Term {
  const inSpring = SPRING_STARTERS.has(countryCode);
  return inSpring
    ? { start_date: dateOf(startYear, 3, 1), end_date: dateOf(Math.max(startYear, endYear - 1), 12, 10) }
    : { start_date: dateOf(startYear, 9, 1), end_date: dateOf(Math.max(startYear + 1, endYear), 6, 30) };
}

/** The studies abroad, and those at home before unless the former are a first degree. The latest come first. */
export function drawEducations(
  random: Random,
  schools: Schools,
  life: Life,
  abroad: Pick<Education, 'school' | 'degree'>,
): Omit<Education, 'proofs'>[] {
  const { field, level, start_year, end_year, origin_country_code } = life;
  const term =
    level === 'exchange'
      ? { start_date: dateOf(start_year, 9, 1), end_date: dateOf(start_year + 1, random.chance(0.6) ? 2 : 7, 15) }
      : termOf(life.destination_country_code, start_year, end_year);
  const study = { ...abroad, ...term, field, is_study_abroad: true };
  const before = level === 'bachelor' ? undefined : firstField(random, level, field);
  const school = before && schools.atHome(origin_country_code, before.group)?.draw(random);
  if (before === undefined || school === undefined) return [study];
  const length = before.bachelor === 'bachelor-medicine-surgery' ? 6 : 4;
  const end = level === 'exchange' ? start_year + 2 : start_year - (level === 'doctorate' ? 2 : random.between(0, 3));
  const degree = degreeOf(random, 'bachelor', before);
  const earlier = termOf(origin_country_code, end - length, end);
  return [study, { school, degree, field: before, ...earlier, is_study_abroad: false }];
}

const nearFields = (group: FieldGroup) => fieldsIn(group).filter((one) => one.bachelor !== 'bachelor-medicine-surgery');

/** Most stay in their field; some come from a related one. */
function firstField(random: Random, level: Level, field: Field): Field {
  if (level === 'exchange' || field.bachelor === 'bachelor-medicine-surgery' || random.chance(0.68)) return field;
  return random.pick(nearFields(field.group));
}
