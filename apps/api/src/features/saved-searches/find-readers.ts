import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** A mail comes in the person's morning, and while the server was away then, on their same day. */
const FROM_HOUR = 8;
const TO_HOUR = 20;
const WEEK_DAYS = sql.lit(7);

/** Somebody who is to be written to, and the date that they have. */
export interface Reader {
  user_id: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/**
 * The zone in which somebody lives: of the account, else of a profile. Of `person`, an `authenticated_user`.
 */
const ZONE = sql`coalesce(person.time_zone,
  (select time_zone from prospect_profile where auth_user_id = person.id),
  (select time_zone from mentor_profile where auth_user_id = person.id), 'UTC')`;

/** @throws NoResultError where nobody is that person. */
export async function zoneOf(db: Database, user_id: string): Promise<string> {
  const person = db.selectFrom('authenticated_user as person').where('person.id', '=', user_id);
  return (await person.select(sql<string>`${ZONE}`.as('zone')).executeTakeFirstOrThrow()).zone;
}

/** Who may be written to about saved searches. Of `person`. */
export const MAY_BE_TOLD = sql<boolean>`(
  person.status = 'active' and person.email is not null and person.bounced_email is distinct from person.email
  and coalesce((person.email_preferences ->> 'saved_searches')::boolean, true))`;

/** Whether a search's mail is due on `day`. Of `search`, a `saved_search`. */
export const isDue = (day: unknown) => sql<boolean>`(
  search.mail and (search.mailed_on is null
    or search.mailed_on < ${day}::date - case search.mail_frequency when 'weekly' then ${WEEK_DAYS} - 1 else 0 end))`;

/** The date in a zone while it is day there; null at night. @param now epoch milliseconds */
function dayIn(zone: string, now: number): string | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return local.hour >= FROM_HOUR && local.hour < TO_HOUR ? local.toPlainDate().toString() : null;
}

/** The zones of those who have saved searches, where it is day now. */
async function daysOfZones(db: Database, now: number): Promise<{ zone: string; day: string }[]> {
  const { rows } = await sql<{ zone: string }>`
    select distinct ${ZONE} as zone from saved_search search
    join authenticated_user person on person.id = search.auth_user_id
    where search.mail`.execute(db);
  return rows.flatMap(({ zone }) => {
    const day = dayIn(zone, now);
    return day === null ? [] : [{ zone, day }];
  });
}

/**
 * Who has news of a saved search whose mail is due, where they live it is day, and no mail told them of one today.
 * @param now epoch milliseconds
 * @param after the last one of those before.
 */
export async function findReaders(db: Database, now: number, after: string | null, limit: number): Promise<Reader[]> {
  const days = await daysOfZones(db, now);
  const { rows } = await sql<Reader>`
    with local as (select * from json_to_recordset(${JSON.stringify(days)}::json) as local(zone text, day date)),
    waiting as (
      select distinct match.saved_search_id from saved_search_match match
      join saved_search search on search.id = match.saved_search_id
      where match.found_at > search.seen_at and match.mailed_at is null
    )
    select distinct person.id as user_id, local.day::text as day
    from waiting
    join saved_search search on search.id = waiting.saved_search_id
    join authenticated_user person on person.id = search.auth_user_id
    join local on local.zone = ${ZONE}
    where ${MAY_BE_TOLD} and ${isDue(sql.ref('local.day'))}
      and (${after}::uuid is null or person.id > ${after}::uuid)
      and not exists (select from saved_search other where other.auth_user_id = person.id and other.mailed_on >= local.day)
    order by person.id limit ${limit}`.execute(db);
  return rows;
}
