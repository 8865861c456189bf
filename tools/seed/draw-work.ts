import { dateOf } from './dates.ts';
import { PRESENT_YEAR } from './draw-life.ts';
import type { Experience, Life } from './mentor.ts';
import type { Random } from './random.ts';
import { drawOrganisation } from './studies/organisations.ts';

const ACADEMIC_TITLES = ['Postdoctoral researcher', 'Assistant professor', 'Research fellow', 'Lecturer'];
function presentTitle(random: Random, life: Life): string {
  if (life.level === 'doctorate') {
    if (life.end_year >= PRESENT_YEAR) return 'Doctoral researcher';
    if (random.chance(0.4)) return random.pick(ACADEMIC_TITLES);
  }
  const title = random.pick(life.field.titles);
  return PRESENT_YEAR - life.end_year >= 6 && random.chance(0.35) ? seniorOf(title) : title;
}

const isAcademic = (title: string) => ACADEMIC_TITLES.includes(title) || title === 'Doctoral researcher';
/** "Software engineer" is in lower case after another word, "UX researcher" isn't. */
const seniorOf = (title: string) =>
  /^[A-Z][A-Z&]/.test(title) ? `Senior ${title}` : `Senior ${title.charAt(0).toLowerCase()}${title.slice(1)}`;

/**
 * Draws a mentor's current work, and often earlier work between studies. The latest come first.
 * @param homeEndYear the year in which studies at home ended, before those abroad; null if there were none
 */
export function drawWork(
  random: Random,
  life: Life,
  homeEndYear: number | null,
): { title: string; experiences: Experience[] } {
  const title = presentTitle(random, life);
  const academic = isAcademic(title);
  const country_code = academic ? life.destination_country_code : life.current_country_code;
  const experiences: Experience[] = [];
  if (life.end_year < PRESENT_YEAR || random.chance(0.5)) {
    const started = Math.min(PRESENT_YEAR, life.end_year + random.between(0, 2));
    const organisation = academic ? life.school : drawOrganisation(random, life.field.group);
    experiences.push({
      organisation,
      title,
      start_date: dateOf(
        started,
        random.between(started === life.end_year ? 7 : 1, started === PRESENT_YEAR ? 9 : 12),
        1,
      ),
      end_date: null,
      location: (academic ? life.study_city : life.city).place,
      country_code,
      is_current: true,
    });
  }
  const ended = life.start_year;
  if (homeEndYear !== null && homeEndYear < ended && random.chance(0.55)) {
    const organisation = drawOrganisation(random, life.field.group);
    experiences.push({
      organisation,
      title: random.pick(life.field.titles),
      start_date: dateOf(homeEndYear, random.between(7, 12), 1),
      end_date: dateOf(ended, random.between(2, 6), 28),
      location: life.home_city.place,
      country_code: life.origin_country_code,
      is_current: false,
    });
  }
  return { title, experiences };
}
