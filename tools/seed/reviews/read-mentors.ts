import { sql } from 'kysely';
import type { Database } from '@abroad/api/db/connection';
import { DEMO_PEOPLE } from '../demo/people.ts';
import { accountOf } from '../load/mentor-rows.ts';

export interface ReviewedService {
  id: string;
  title: string;
  duration_min: number;
  currency: string;
  platform: 'google_meet' | 'zoom' | 'teams';
  meeting_location: string;
}

/** A mentor of the demo data as they are stored. */
export interface StoredMentor {
  id: string;
  clerk_id: string;
  slug: string;
  first_name: string;
  /** RFC 3339. */
  created_at: string;
  time_zone: string;
  topics: string[];
  languages: string[];
  buffer_before_min: number;
  buffer_after_min: number;
  services: ReviewedService[];
  /** Local times of a week; 1 is Monday. */
  rules: { weekday: number; start_time: string; end_time: string }[];
}

/** The made-up mentors of a seed and the demo accounts that are mentors. */
export async function readMentors(trx: Database, seed: number): Promise<StoredMentor[]> {
  const demo = DEMO_PEOPLE.map(({ clerk_id }) => clerk_id);
  const { rows } = await sql<StoredMentor>`
    select person.id, person.clerk_id, person.slug::text, person.first_name, person.created_at, profile.time_zone, profile.topics,
      profile.languages, policy.buffer_before_min, policy.buffer_after_min,
      (select json_agg(json_build_object('id', id, 'title', title, 'duration_min', duration_min, 'currency', currency,
          'platform', default_platform, 'meeting_location', meeting_location) order by position)
        from event_type where auth_user_id = person.id) as services,
      (select json_agg(json_build_object('weekday', weekday, 'start_time', start_time, 'end_time', end_time)
          order by weekday, start_time)
        from availability_rule rule join availability_schedule schedule on schedule.id = rule.schedule_id
        where schedule.auth_user_id = person.id and weekday is not null) as rules
    from authenticated_user person join mentor_profile profile on profile.auth_user_id = person.id
    join booking_policy policy on policy.auth_user_id = person.id and policy.event_type_id is null
    where person.clerk_id ^@ ${accountOf(seed, 0).slice(0, -1)} or person.clerk_id = any(${demo})
    order by person.clerk_id`.execute(trx);
  return rows;
}
