import { fullName } from '@abroad/contract/full-name';
import type { MentorProfile } from '@abroad/contract/profiles';
import { countryInSentence, countryName } from '../../lib/country-names.ts';
import { nameRoute } from '../../lib/named-route.ts';
import { studiesOf, topicBySlugIn } from '../../lib/names-by-id.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { educationStation, experienceStation } from '../history/present-stations.ts';
import { frameOf } from './map-frame.ts';
import type { ProfileView } from './profile-view.ts';

/**
 * A profile as its page shows it: codes and ids in words of the language `locale`, with the studies that the route
 * stands for.
 */
export function presentProfile(profile: MentorProfile, locale: string): ProfileView {
  const main = profile.educations.find(({ id }) => id === profile.main_education_id);
  const route = routeOf(profile.origin_country_code, main?.is_study_abroad ? main.country_code : null, locale);
  return {
    id: profile.id,
    slug: profile.slug,
    first_name: profile.first_name,
    name: fullName(profile, locale),
    image: profile.profile_image_url,
    image_set: pictureSet(profile),
    profile_status: profile.profile_status,
    headline: profile.headline,
    video_url: profile.video_url,
    about: profile.about,
    why_study_abroad: profile.why_study_abroad,
    career_aspirations: profile.career_aspirations,
    topics_can_discuss: profile.topics_can_discuss,
    topics: profile.topics.map((slug) => topicBySlugIn(slug, locale)),
    languages: profile.languages,
    comes_from: profile.origin_country_code && countryName(profile.origin_country_code, locale),
    lives_in: profile.current_country_code && countryInSentence(profile.current_country_code, locale),
    rating: profile.rating,
    review_count: profile.review_count,
    session_count: profile.session_count,
    reliability: profile.reliability,
    answers_within_h: profile.answers_within_h,
    is_trader: profile.is_trader,
    trader: profile.trader,
    proofs: profile.proofs,
    route,
    map_frame: route && frameOf(route.origin_country_code, route.destination_country_code),
    studies: main === undefined ? null : { degree: studiesOf(main, locale), school: main.school },
    educations: profile.educations.map((education) => educationStation(education, locale)),
    experiences: profile.experiences.map((experience) => experienceStation(experience, locale)),
  };
}

function routeOf(origin: string | null, destination: string | null, locale: string): ProfileView['route'] {
  if (origin === null || destination === null || origin === destination) {
    return null;
  }
  return nameRoute(origin, destination, locale);
}
