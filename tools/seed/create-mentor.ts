import { drawLastActive } from './draw-last-active.ts';
import { drawLife } from './draw-life.ts';
import { drawTopics } from './draw-topics.ts';
import { drawWork } from './draw-work.ts';
import type { Mentor } from './mentor.ts';
import { createRandom, mix } from './random.ts';
import { drawPolicy, drawServices } from './services/draw-services.ts';
import { WEEK_NUMBERS } from './services/weeks.ts';
import type { Slugs } from './slugs.ts';
import { drawEducations } from './studies/draw-educations.ts';
import type { Schools } from './studies/schools.ts';
import { writeTexts } from './texts/index.ts';

/** The demo world's present; mentors have joined in the three years before. */
const PRESENT = Date.UTC(2026, 10, 1);
const THREE_YEARS_MS = 3 * 365 * 86_400_000;
/** As many portraits of each kind as the portrait drawer tells apart with ease. */
const PORTRAITS = 20_000;

const homeEndYear = ([, home]: Mentor['educations']) => (home === undefined ? null : Number(home.end_date.slice(0, 4)));

/**
 * Makes up the mentor of a number. The same seed, number and universities always give the same one; only the slug also
 * depends on those that are taken.
 */
export function createMentor(seed: number, index: number, schools: Schools, slugs: Slugs): Mentor {
  const random = createRandom(mix(seed, index));
  const { life, school, degree } = drawLife(random, schools);
  const topics = drawTopics(random, life);
  const educations = drawEducations(random, schools, life, { school, degree });
  const { title, experiences } = drawWork(random, life, homeEndYear(educations));
  const policy = drawPolicy(random);
  const texts = writeTexts(random, index, life, { title, topics });
  const slug = slugs.take(life.name);
  const portrait = `/api/v1/media/portraits/${life.gender}${random.between(1, PORTRAITS)}.svg`;
  const created_ms = PRESENT - Math.floor(THREE_YEARS_MS * random.next());
  const services = drawServices(random, life, topics);
  const week = WEEK_NUMBERS.draw(random);
  const active_ms = drawLastActive(random, { joined: created_ms, present: PRESENT });
  // Each by itself: five objects spread into one are copied property by property, by name.
  return {
    seed,
    index,
    slug,
    portrait,
    created_ms,
    active_ms,
    topics,
    educations,
    experiences,
    services,
    week,
    gender: life.gender,
    name: life.name,
    origin_country_code: life.origin_country_code,
    destination_country_code: life.destination_country_code,
    home_city: life.home_city,
    study_city: life.study_city,
    current_country_code: life.current_country_code,
    city: life.city,
    languages: life.languages,
    field: life.field,
    level: life.level,
    degree_name: life.degree_name,
    start_year: life.start_year,
    end_year: life.end_year,
    school: life.school,
    min_notice_min: policy.min_notice_min,
    window_days: policy.window_days,
    buffer_before_min: policy.buffer_before_min,
    buffer_after_min: policy.buffer_after_min,
    requires_approval: policy.requires_approval,
    headline: texts.headline,
    about: texts.about,
    why_study_abroad: texts.why_study_abroad,
    topics_can_discuss: texts.topics_can_discuss,
    career_aspirations: texts.career_aspirations,
    said: texts.said,
  };
}
