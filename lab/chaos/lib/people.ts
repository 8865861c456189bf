import { newId } from '@abroad/api/core/ids';
import { person, type TestIssuer } from '@abroad/api/testing/issuer';
import { DEFAULT_POLICY } from '@abroad/booking-rules';
import type pg from 'pg';
import { seedMentors } from '../../../tools/seed/seed.ts';

/** An API user with a long-lived token. */
export interface Citizen {
  user_id: string;
  slug: string;
  token: string;
}

/** The slugs of each mentor's services: free or paid, instant or `asked` (on request). */
export const SERVICES = ['free', 'free-asked', 'paid', 'paid-asked'] as const;
export type ServiceKind = (typeof SERVICES)[number];

export const PRICE_MINOR = 2550;
export const CURRENCY = 'EUR';
const TOKEN_S = 6 * 3600;

/** Available at all hours, without notice, with one service of each kind. */
const OPEN_ALWAYS = `
  delete from event_type;
  delete from availability_rule;
  update availability_schedule set version = version + 1, time_zone = 'UTC';
  update booking_policy set min_notice_min = 0, slot_step_min = null, max_per_day = null, max_per_week = null,
    buffer_before_min = 0, buffer_after_min = 0, requires_approval = false, window_days = 60, max_open_requests = 500, max_free_sessions = 5;
  insert into availability_rule (id, schedule_id, weekday, start_time, end_time)
    select gen_random_uuid(), id, day, '00:00', '24:00'
    from availability_schedule, generate_series(1, 7) day where is_default;`;

export const ADD_SERVICE = `
  insert into event_type (id, auth_user_id, slug, title, duration_min, price_minor, currency, default_platform, position)
  select gen_random_uuid(), auth_user_id, $1, $1, 30, $2, $3, 'google_meet', $4 from mentor_profile`;

const ASKED = { ...DEFAULT_POLICY, min_notice_min: 0, requires_approval: true, max_open_requests: 500 };
/** A service's own policy that requires approval. */
const ASK_FIRST = `
  insert into booking_policy (id, auth_user_id, event_type_id, ${Object.keys(ASKED).join(', ')})
  select gen_random_uuid(), auth_user_id, id, ${Object.values(ASKED).map(String).join(', ')} from event_type where slug like '%-asked'`;

const tokenOf = (issuer: TestIssuer, clerk_id: string) =>
  issuer.token({ ...person(), clerk_id }, { expires_in_s: TOKEN_S });

/** So many of the mentors of a database. */
export async function mentorsOf(client: pg.Client, issuer: TestIssuer, count: number): Promise<Citizen[]> {
  const { rows } = await client.query<{ user_id: string; slug: string; clerk_id: string }>(
    `select person.id as user_id, person.slug, person.clerk_id from authenticated_user person
     join mentor_profile on mentor_profile.auth_user_id = person.id order by person.id limit $1`,
    [count],
  );
  return Promise.all(
    rows.map(async ({ user_id, slug, clerk_id }) => ({ user_id, slug, token: await tokenOf(issuer, clerk_id) })),
  );
}

/** Mentors who are available at all hours. */
export async function addMentors(
  client: pg.Client,
  url: string,
  issuer: TestIssuer,
  count: number,
): Promise<Citizen[]> {
  await seedMentors(url, { mentors: count, seed: 7, log: () => {} });
  await client.query(OPEN_ALWAYS);
  for (const [place, kind] of SERVICES.entries()) {
    await client.query(ADD_SERVICE, [kind, kind.startsWith('paid') ? PRICE_MINOR : 0, CURRENCY, place]);
  }
  await client.query(ASK_FIRST);
  return mentorsOf(client, issuer, count);
}

/** Students, signed up before. */
export async function addProspects(client: pg.Client, issuer: TestIssuer, count: number): Promise<Citizen[]> {
  const people = Array.from({ length: count }, () => {
    const user_id = newId();
    return { ...person(), user_id, slug: `p-${user_id.slice(-12)}` };
  });
  await client.query(
    `insert into authenticated_user (id, clerk_id, email, email_verified, slug, first_name, last_name)
     select user_id, clerk_id, email, true, slug, first_name, last_name
     from json_to_recordset($1) as one(user_id uuid, clerk_id text, email citext, slug citext, first_name text, last_name text)`,
    [JSON.stringify(people)],
  );
  return Promise.all(
    people.map(async ({ user_id, slug, clerk_id }) => ({ user_id, slug, token: await tokenOf(issuer, clerk_id) })),
  );
}
