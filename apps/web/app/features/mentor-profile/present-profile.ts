import type { MentorProfile } from '@abroad/contract/profiles';
import { countryByCode, nameInSentence } from '@abroad/reference-data/countries';
import { degreeById } from '@abroad/reference-data/degrees';
import { topicBySlug } from '@abroad/reference-data/topics';
import type { ProfileView, StationView } from './profile-view.ts';

type Education = MentorProfile['educations'][number];
type Experience = MentorProfile['experiences'][number];

/** A profile as its page shows it: codes and ids in words, the studies that the route stands for found out. */
export function presentProfile(profile: MentorProfile): ProfileView {
  const main = mainStudies(profile.educations);
  return {
    id: profile.id,
    slug: profile.slug,
    first_name: profile.first_name,
    name: `${profile.first_name} ${profile.last_name}`,
    image: profile.profile_image_url,
    profile_status: profile.profile_status,
    headline: profile.headline,
    about: profile.about,
    why_study_abroad: profile.why_study_abroad,
    career_aspirations: profile.career_aspirations,
    topics_can_discuss: profile.topics_can_discuss,
    topics: profile.topics.map((slug) => topicBySlug(slug)?.name ?? slug),
    languages: profile.languages,
    rating: profile.rating,
    review_count: profile.review_count,
    session_count: profile.session_count,
    route: routeOf(profile.origin_country_code, main?.country_code ?? null),
    studies: main === undefined ? null : { degree: studiesOf(main), school: main.school },
    educations: profile.educations.map(educationStation),
    experiences: profile.experiences.map(experienceStation),
  };
}

/** Studies abroad before others; the newest come first in the list already. */
function mainStudies(educations: readonly Education[]): Education | undefined {
  return educations.find((education) => education.is_study_abroad) ?? educations[0];
}

function routeOf(origin: string | null, destination: string | null): ProfileView['route'] {
  if (origin === null || destination === null || origin === destination) {
    return null;
  }
  return {
    origin_country_code: origin,
    destination_country_code: destination,
    origin: countryByCode(origin)?.alpha_3 ?? origin,
    destination: countryByCode(destination)?.alpha_3 ?? destination,
    from: nameInSentence(origin),
    to: nameInSentence(destination),
  };
}

function studiesOf({ degree_id, field_of_study }: Education): string {
  const degree = degree_id === null ? null : degreeById(degree_id)?.abbreviation;
  return [degree, field_of_study].filter(Boolean).join(' ');
}

function educationStation(education: Education): StationView {
  return {
    id: education.id,
    title: education.school,
    detail: studiesOf(education) || null,
    place: placeOf(education),
    start_date: education.start_date,
    end_date: education.end_date,
    is_current: false,
    is_abroad: education.is_study_abroad,
  };
}

function experienceStation(experience: Experience): StationView {
  const { title, organisation } = experience;
  return {
    id: experience.id,
    title: title ?? organisation,
    detail: title === null ? null : organisation,
    place: placeOf(experience),
    start_date: experience.start_date,
    end_date: experience.end_date,
    is_current: experience.is_current,
    is_abroad: false,
  };
}

/** `Delft, Netherlands`, where the place does not name its country already. */
function placeOf({ location, country_code }: { location: string | null; country_code: string | null }): string | null {
  const country = country_code === null ? null : (countryByCode(country_code)?.name ?? null);
  const named = location !== null && country !== null && location.includes(country);
  return [location, named ? null : country].filter(Boolean).join(', ') || null;
}
