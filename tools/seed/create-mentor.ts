import { portraitUrl } from '@abroad/api/features/media/portrait/draw-portrait';
import { drawFace } from './draw-face.ts';
import { drawLastActive } from './draw-last-active.ts';
import { drawLife } from './draw-life.ts';
import { drawTopics } from './draw-topics.ts';
import { drawWork } from './draw-work.ts';
import type { Education, Mentor } from './mentor.ts';
import { createRandom, mix } from './random.ts';
import { drawPolicy, drawServices } from './services/draw-services.ts';
import { WEEKS } from './services/weeks.ts';
import type { Slugs } from './slugs.ts';
import { drawEducations } from './studies/draw-educations.ts';
import { drawProofs } from './studies/draw-proofs.ts';
import type { Schools } from './studies/schools.ts';
import { writeTexts } from './texts/index.ts';
import { writtenBy } from './written/index.ts';

/** The demo data's present; mentors joined in the three years before. */
const PRESENT = Date.UTC(2026, 10, 1);
const THREE_YEARS_MS = 3 * 365 * 86_400_000;
/** Tell the draws of proofs and of faces from all others. */
const PROOFS = 0x70_72_6f_6f;
const FACES = 0x66_61_63_65;

const homeEndYear = ([, home]: readonly Pick<Education, 'end_date'>[]) =>
  home === undefined ? null : Number(home.end_date.slice(0, 4));

/**
 * Creates the mentor of a number. The same seed, number and universities always give the same one; only the slug also
 * depends on the taken ones.
 */
export function createMentor(seed: number, index: number, schools: Schools, slugs: Slugs): Mentor {
  // The order of the draws matters: another order creates other people.
  const random = createRandom(mix(seed, index));
  const { life, school, degree } = drawLife(random, schools);
  const topics = drawTopics(random, life);
  const studies = drawEducations(random, schools, life, { school, degree });
  const { title, experiences } = drawWork(random, life, homeEndYear(studies));
  const policy = drawPolicy(random);
  const texts = writeTexts(random, index, life, { title, topics });
  const slug = slugs.take(life.name);
  // A draw that is no longer used: without it, all later ones would change.
  random.next();
  const joined = PRESENT - Math.floor(THREE_YEARS_MS * random.next());
  const drawn = drawServices(random, life, topics);
  const week = WEEKS.draw(random);
  // A separate random stream, so that proofs don't change the mentors.
  const ofProofs = createRandom(mix(seed ^ PROOFS, index));
  const educations = studies.map((study) => ({
    ...study,
    proofs: drawProofs(ofProofs, study, { since: joined, present: PRESENT }),
  }));
  const active = drawLastActive(random, { joined, present: PRESENT });
  const face = drawFace(createRandom(mix(seed ^ FACES, index)), life);
  const { portrait = face, reviews: _, services: descriptions = [], ...own } = writtenBy(seed, slug) ?? {};
  const services = drawn.map((one, at) => ({ ...one, description: descriptions[at] ?? one.description }));
  return {
    ...life,
    ...policy,
    ...texts,
    ...own,
    seed,
    index,
    slug,
    portrait: portrait && portraitUrl(portrait),
    created_at: new Date(joined).toISOString(),
    active_at: new Date(active).toISOString(),
    topics,
    educations,
    experiences,
    services,
    week,
  };
}
