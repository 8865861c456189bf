import { fullName } from '@abroad/contract/full-name';
import type { ProfileSummary } from '@abroad/contract/search';
import { languageName } from '../../lib/language-names.ts';
import { studiesOf, topicBySlugIn } from '../../lib/names-by-id.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { nameRoute } from '../../lib/named-route.ts';
import { noFilters, type Filters } from './filters.ts';
import type { MentorCard } from './mentor-card.ts';
import { proofOfCard } from './proof-of-card.ts';

const topicsShown = 3;
const languagesShown = 3;

/** A found profile with its codes and ids in words of the language `locale`. */
export function toCard(profile: ProfileSummary, locale: string, filters: Filters = noFilters): MentorCard {
  const { origin_country_code: origin, country } = profile;
  return {
    slug: profile.slug,
    name: fullName(profile, locale),
    image: profile.avatar_medium_url ?? profile.profile_image_url,
    image_set: pictureSet(profile),
    route: origin !== null && country !== null ? nameRoute(origin, country, locale) : null,
    studies: studiesOf(profile, locale),
    school: profile.school,
    started: yearOf(profile.education_start_date),
    ended: yearOf(profile.education_end_date),
    job_title: profile.job_title,
    organisation: profile.organisation,
    headline: profile.headline,
    languages: profile.languages.slice(0, languagesShown).map((tag) => languageName(tag, locale)),
    rating: profile.rating,
    review_count: profile.review_count,
    answers_within_h: profile.answers_within_h,
    proof: proofOfCard(profile, filters),
    topics: profile.topics.slice(0, topicsShown).map((slug) => topicBySlugIn(slug, locale)),
    ...nextTime(profile, filters),
    price_from: profile.price_from,
    currency: profile.currency,
    price_duration_min: profile.price_duration_min,
    has_free_session: profile.has_free_session,
  };
}

/** The next time at which the reader is awake; any next time where they asked for that, or for the soonest first. */
function nextTime(
  { next_available_at, next_waking_at }: ProfileSummary,
  { hours, sort_by }: Filters,
): Pick<MentorCard, 'next_available_at' | 'only_at_night'> {
  const isAny = next_waking_at === undefined || hours === 'all' || sort_by === 'next_available';
  return {
    next_available_at: isAny ? next_available_at : (next_waking_at ?? next_available_at),
    only_at_night: !isAny && next_waking_at === null && next_available_at !== null,
  };
}

function yearOf(date: string | null): number | null {
  const year = Number(date?.slice(0, 4) ?? Number.NaN);
  return Number.isFinite(year) ? year : null;
}
