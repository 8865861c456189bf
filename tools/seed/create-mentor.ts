import { drawLastActive } from './draw-last-active.ts';
import { drawLife } from './draw-life.ts';
import { drawTopics } from './draw-topics.ts';
import { drawWork } from './draw-work.ts';
import type { Mentor } from './mentor.ts';
import { createRandom, mix } from './random.ts';
import { drawPolicy, drawServices } from './services/draw-services.ts';
import { WEEKS } from './services/weeks.ts';
import type { Slugs } from './slugs.ts';
import { drawEducations } from './studies/draw-educations.ts';
import type { Schools } from './studies/schools.ts';
import { writeTexts } from './texts/index.ts';

/** The demo data's present; mentors joined in the three years before. */
const PRESENT = Date.UTC(2026, 10, 1);
const THREE_YEARS_MS = 3 * 365 * 86_400_000;
/** As many portraits of each kind as look clearly different. */
const PORTRAITS = 20_000;

const homeEndYear = ([, home]: Mentor['educations']) => (home === undefined ? null : Number(home.end_date.slice(0, 4)));

/**
 * Creates the mentor of a number. The same seed, number and universities always give the same one; only the slug also
 * depends on the taken ones.
 */
export function createMentor(seed: number, index: number, schools: Schools, slugs: Slugs): Mentor {
  // The order of the draws matters: another order creates other people.
  const random = createRandom(mix(seed, index));
  const { life, school, degree } = drawLife(random, schools);
  const topics = drawTopics(random, life);
  const educations = drawEducations(random, schools, life, { school, degree });
  const { title, experiences } = drawWork(random, life, homeEndYear(educations));
  const policy = drawPolicy(random);
  const texts = writeTexts(random, index, life, { title, topics });
  const slug = slugs.take(life.name);
  const portrait = `/api/v1/media/portraits/${life.gender}${random.between(1, PORTRAITS)}.svg`;
  const joined = PRESENT - Math.floor(THREE_YEARS_MS * random.next());
  const services = drawServices(random, life, topics);
  const week = WEEKS.draw(random);
  const active = drawLastActive(random, { joined, present: PRESENT });
  return {
    ...life,
    ...policy,
    ...texts,
    seed,
    index,
    slug,
    portrait,
    created_at: new Date(joined).toISOString(),
    active_at: new Date(active).toISOString(),
    topics,
    educations,
    experiences,
    services,
    week,
  };
}
