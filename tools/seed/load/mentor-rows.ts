import { DEFAULT_POLICY } from '@abroad/booking-rules';
import { createIds } from '../identifiers.ts';
import type { Mentor } from '../mentor.ts';
import type { Row } from './copy.ts';
import { proofRows } from './proof-rows.ts';

/** Marks the accounts of a seed, so that they can be found again; it can't be used to sign in. */
export const accountOf = (seed: number, index: number) => `made-up:${seed}:${index}`;

function personRows(mentor: Mentor, auth_user_id: string, terms_version: string): Record<string, Row[]> {
  const { slug, name, city, created_at } = mentor;
  return {
    authenticated_user: [
      {
        id: auth_user_id,
        clerk_id: accountOf(mentor.seed, mentor.index),
        // .example is reserved (RFC 2606), so no email ever reaches a person.
        email: `${slug}@mentors.example`,
        email_verified: true,
        slug,
        first_name: name.first,
        last_name: name.last,
        terms_accepted_at: created_at,
        time_zone: city.time_zone,
        created_at,
        updated_at: created_at,
      },
    ],
    terms_acceptance: [{ auth_user_id, terms: 'mentor', version: terms_version, accepted_at: created_at }],
  };
}

/** One mentor in this number is a business. */
const TRADERS_EVERY = 9;

function tradingOf({ index, name, city }: Mentor): Row {
  const is_trader = index % TRADERS_EVERY === TRADERS_EVERY - 1;
  return {
    is_trader,
    trader_name: is_trader ? `${name.first} ${name.last}, study advice` : null,
    trader_address: is_trader ? `1 Station Road, ${city.name}` : null,
  };
}

/** A profile begins without rating, reviews or sessions: such numbers are only derived from rows. */
const profileRow = (mentor: Mentor, id: string, auth_user_id: string): Row => ({
  id,
  auth_user_id,
  status: 'active',
  headline: mentor.headline,
  about: mentor.about,
  why_study_abroad: mentor.why_study_abroad,
  career_aspirations: mentor.career_aspirations,
  topics_can_discuss: mentor.topics_can_discuss,
  current_country_code: mentor.current_country_code,
  origin_country_code: mentor.origin_country_code,
  profile_image_url: mentor.portrait,
  languages: mentor.languages,
  time_zone: mentor.city.time_zone,
  topics: mentor.topics,
  ...tradingOf(mentor),
  created_at: mentor.created_at,
  updated_at: mentor.active_at,
});

function historyRows(mentor: Mentor, profile_id: string): Record<string, Row[]> {
  const id = createIds(mentor.seed, mentor.index);
  const updated_at = mentor.created_at;
  return {
    mentor_education: mentor.educations.map(({ school, degree, field, ...study }, at) => ({
      id: id('education', at),
      profile_id,
      school: school.name,
      university_id: school.id,
      country_code: school.country_code,
      degree_id: degree.id,
      field_of_study: field.name,
      start_date: study.start_date,
      end_date: study.end_date,
      location: school.place,
      is_study_abroad: study.is_study_abroad,
      updated_at,
    })),
    mentor_experience: mentor.experiences.map((work, at) => ({
      id: id('experience', at),
      profile_id,
      ...work,
      updated_at,
    })),
  };
}

function timeRows(mentor: Mentor, auth_user_id: string): Record<string, Row[]> {
  const id = createIds(mentor.seed, mentor.index);
  const { week, city, created_at } = mentor;
  const schedule_id = id('schedule');
  return {
    availability_schedule: [
      {
        id: schedule_id,
        auth_user_id,
        name: week.name,
        time_zone: city.time_zone,
        is_default: true,
        created_at,
        updated_at: created_at,
      },
    ],
    availability_rule: week.rules.map(({ weekday, start_time, end_time }, at) => ({
      id: id('rule', at),
      schedule_id,
      weekday,
      start_time,
      end_time,
    })),
  };
}

function serviceRows(mentor: Mentor, auth_user_id: string): Record<string, Row[]> {
  const id = createIds(mentor.seed, mentor.index);
  const { created_at } = mentor;
  return {
    booking_policy: [
      {
        ...DEFAULT_POLICY,
        id: id('policy'),
        auth_user_id,
        min_notice_min: mentor.min_notice_min,
        window_days: mentor.window_days,
        buffer_before_min: mentor.buffer_before_min,
        buffer_after_min: mentor.buffer_after_min,
        requires_approval: mentor.requires_approval,
        updated_at: created_at,
      },
    ],
    event_type: mentor.services.map((service, position) => ({
      id: id('service', position),
      auth_user_id,
      ...service,
      meeting_location: `https://meet.example/${mentor.slug}`,
      position,
      created_at,
      updated_at: created_at,
    })),
  };
}

/** The stored data of a mentor, by table, in the order of foreign keys; without the data that the product derives from it. */
export function mentorRows(mentor: Mentor, terms_version: string): Record<string, Row[]> {
  const id = createIds(mentor.seed, mentor.index);
  const auth_user_id = id('user');
  const profile_id = id('profile');
  return {
    ...personRows(mentor, auth_user_id, terms_version),
    mentor_profile: [profileRow(mentor, profile_id, auth_user_id)],
    ...historyRows(mentor, profile_id),
    ...proofRows(mentor),
    ...timeRows(mentor, auth_user_id),
    ...serviceRows(mentor, auth_user_id),
  };
}
