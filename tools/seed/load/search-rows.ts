import { noAppointments } from '@abroad/api/features/calendars/busy-times';
import { nextAvailableTime, type NextAvailableTime } from '@abroad/api/features/availability/next-available';
import { searchDocument } from '@abroad/api/features/mentors/search-document';
import type { SearchableMentor } from '@abroad/api/features/mentors/searchable-mentor';
import { nextPointsChange } from '@abroad/api/features/mentors/timely-points';
import { DEFAULT_POLICY } from '@abroad/booking-rules';
import { loadDefaultRates } from '@abroad/reference-data/load-rates';
import { hexOfHalfHours } from '@abroad/search-index';
import { compileSchedule, type CompiledSchedule } from '@abroad/slots';
import { createIds } from '../identifiers.ts';
import type { Mentor } from '../mentor.ts';
import { WEEKS } from '../services/weeks.ts';
import type { Row } from './copy.ts';

type Universities = SearchableMentor['universities'];

/** Returns the data from which the product derives a search row. */
function toSearchable(mentor: Mentor, universities: Universities, next: number | null): SearchableMentor {
  const id = createIds(mentor.seed, mentor.index);
  return {
    profile: {
      ...mentor,
      id: id('profile'),
      auth_user_id: id('user'),
      profile_image_url: mentor.portrait,
      rating: null,
      review_count: 0,
      session_count: 0,
      next_available_at: next === null ? null : new Date(next).toISOString(),
    },
    user: { first_name: mentor.name.first, last_name: mentor.name.last },
    educations: mentor.educations.map(({ school, degree, field, start_date, is_study_abroad, proofs }) => ({
      school: school.name,
      university_id: school.id,
      country_code: school.country_code,
      degree_id: degree.id,
      field_of_study: field.name,
      start_date,
      is_study_abroad,
      proofs: proofs.map(({ kind }) => kind),
    })),
    experiences: mentor.experiences,
    event_types: mentor.services,
    universities,
  };
}

function scheduleOf({ week, city }: Mentor): CompiledSchedule {
  const rules = week.rules.map((rule) => ({ ...rule, date: null }));
  const compiled = compileSchedule({ time_zone: city.time_zone, rules });
  if (!compiled.ok) throw new Error(`${city.time_zone}: ${compiled.error.code}`);
  return compiled.schedule;
}

/**
 * Computes next available times with the shortest service as the product does, for mentors without bookings. Zones, weeks and policies
 * are often the same, so each combination is computed once.
 */
function createNextFreeTimes(now: number): (mentor: Mentor) => NextAvailableTime {
  const nothingElse = { held: [], appointments: noAppointments(), off: [], now };
  const known = new Map<string, NextAvailableTime>();
  return (mentor) => {
    const { city, week, min_notice_min, window_days, services } = mentor;
    const duration_min = Math.min(...services.map((service) => service.duration_min));
    const key = [city.time_zone, WEEKS.values.indexOf(week), duration_min, min_notice_min, window_days].join();
    const found = known.get(key);
    if (found !== undefined) return found;
    const policy = { ...DEFAULT_POLICY, min_notice_min, window_days };
    const time = nextAvailableTime(
      { auth_user_id: '', duration_min, policy },
      { ...nothingElse, schedule: scheduleOf(mentor) },
    );
    known.set(key, time);
    return time;
  };
}

const instantOf = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

/**
 * Makes the search rows of mentors, by table, with the product's own functions.
 * @param now epoch milliseconds, for next available times and scores
 */
export function createSearchRows(universities: Universities, now: number): (mentor: Mentor) => Record<string, Row[]> {
  const nextFreeTimeOf = createNextFreeTimes(now);
  // With these an empty database begins.
  const rates = loadDefaultRates();
  return (mentor) => {
    const { next, half_hours, daytime_starts, check_at } = nextFreeTimeOf(mentor);
    const { profile_id, auth_user_id, rank_score, price_from, currency, price_worth, ...document } = searchDocument(
      toSearchable(mentor, universities, next),
      now,
      rates,
    );
    const timing = {
      created_at: Date.parse(mentor.created_at),
      active_at: Date.parse(mentor.active_at),
      next_available_at: next,
      review_count: 0,
    };
    return {
      mentor_search: [
        {
          profile_id,
          auth_user_id,
          rank_score,
          price_from,
          currency,
          next_available_at: instantOf(next),
          available_half_hours: `x${hexOfHalfHours(half_hours)}`,
          daytime_starts,
          next_available_check_at: instantOf(Math.min(check_at, nextPointsChange(timing, now))),
        },
      ],
      search_document: [{ profile_id, rank_score, price_from: price_worth, ...document }],
    };
  };
}
