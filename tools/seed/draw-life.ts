import { drawName } from './draw-name.ts';
import type { Education, Gender, Life } from './mentor.ts';
import type { Random } from './random.ts';
import { fieldsIn, type FieldGroup } from './studies/fields.ts';
import { degreeOf, LEVELS, yearsOf } from './studies/levels.ts';
import type { School, Schools } from './studies/schools.ts';
import { weighted } from './weighted.ts';
import { CITIES, type City } from './world/cities.ts';
import { DESTINATIONS, LANGUAGE_OF } from './world/destinations.ts';
import { ORIGINS, type Origin } from './world/origins.ts';

/** The demo data's present: mentors are in or after their studies in this year. */
export const PRESENT_YEAR = 2026;

const GROUPS = weighted<FieldGroup>([
  ['tech', 20],
  ['engineering', 16],
  ['business', 18],
  ['science', 10],
  ['health', 8],
  ['social', 9],
  ['arts', 6],
  ['law', 4],
  ['education', 4],
  ['environment', 8],
  ['design', 6],
]);
const GENDERS = weighted<Gender>([
  ['f', 49],
  ['m', 47],
  ['n', 4],
]);
/** The share of mentors who go to a usual destination of people from their country; the others choose any usual destination. */
const ON_USUAL_ROUTES = 0.65;
const STAY = 0.72;

function citiesOf(countryCode: string): readonly City[] {
  const cities = CITIES.get(countryCode);
  if (cities === undefined) throw new Error(`there are no cities of ${countryCode}`);
  return cities;
}

function drawDestination(random: Random, origin: Origin): string {
  for (;;) {
    const code = (random.chance(ON_USUAL_ROUTES) ? origin.routes : DESTINATIONS).draw(random);
    if (code !== origin.country_code) return code;
  }
}

function drawSchool(random: Random, schools: Schools, countryCode: string): { group: FieldGroup; school: School } {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const group = GROUPS.draw(random);
    const school = schools.abroad(countryCode, group)?.draw(random);
    if (school !== undefined) return { group, school };
  }
  throw new Error(`there are no universities in ${countryCode}`);
}

function drawLanguages(random: Random, origin: Origin, destination: string, staysThere: boolean): readonly string[] {
  const there = LANGUAGE_OF.get(destination);
  if (there === undefined || !random.chance(staysThere ? 0.75 : 0.4) || origin.languages.includes(there)) {
    return origin.languages;
  }
  return [...origin.languages, there];
}

/** Draws a mentor's origin, name, studies abroad, and where they live now. */
export function drawLife(random: Random, schools: Schools): { life: Life } & Pick<Education, 'school' | 'degree'> {
  const origin = ORIGINS.draw(random);
  const gender = GENDERS.draw(random);
  const destination = drawDestination(random, origin);
  const { group, school } = drawSchool(random, schools, destination);
  const field = random.pick(fieldsIn(group));
  const drawn = LEVELS.draw(random);
  const level = drawn === 'master' && field.name === 'Medicine' ? 'bachelor' : drawn;
  const degree = degreeOf(random, level, field);
  const end_year = PRESENT_YEAR - Math.min(random.between(0, 9), random.between(0, 12));
  const start_year = end_year - (level === 'exchange' ? 1 : yearsOf(random, level, field));
  const home_city = random.pick(citiesOf(origin.country_code));
  const study_city = school.city ?? random.pick(citiesOf(destination));
  const stays = random.chance(STAY);
  const moved = random.chance(0.35) ? random.pick(citiesOf(destination)) : study_city;
  const name = drawName(random, origin.cultures.draw(random), gender);
  const life: Life = {
    gender,
    name,
    origin_country_code: origin.country_code,
    destination_country_code: destination,
    home_city,
    study_city,
    current_country_code: stays ? destination : origin.country_code,
    city: stays ? moved : home_city,
    languages: drawLanguages(random, origin, destination, stays),
    field,
    level,
    degree_name: degree.abbreviation,
    start_year,
    end_year,
    school: school.name,
  };
  return { life, school, degree };
}
