import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** A mail is sent in the user's morning or, if the server was down then, later that day. */
const FROM_HOUR = 8;
const TO_HOUR = 20;
const WEEK_DAYS = sql.lit(7);

/** A user to notify, and the date in their time zone. */
export interface Recipient {
  user_id: string;
  /** `YYYY-MM-DD`. */
  day: string;
}

/** The time zone of `person`, an `authenticated_user`: of the account, otherwise of a profile. */
const ZONE = sql`coalesce(person.time_zone,
  (select time_zone from prospect_profile where auth_user_id = person.id),
  (select time_zone from mentor_profile where auth_user_id = person.id), 'UTC')`;

/** @throws NoResultError if there is no such user. */
export async function zoneOf(db: Database, user_id: string): Promise<string> {
  const person = db.selectFrom('authenticated_user as person').where('person.id', '=', user_id);
  return (await person.select(sql<string>`${ZONE}`.as('zone')).executeTakeFirstOrThrow()).zone;
}

/** Whether `person` accepts and can receive news of saved searches. */
export const ACCEPTS_NEWS = sql<boolean>`(
  person.status = 'active' and person.email is not null and person.bounced_email is distinct from person.email
  and coalesce((person.email_preferences ->> 'saved_searches')::boolean, true))`;

/** Whether the mail of `search`, a `saved_search`, is due on `day`. */
export const isDue = (day: unknown) => sql<boolean>`(
  search.mail and (search.mailed_on is null
    or search.mailed_on < ${day}::date - case search.mail_frequency when 'weekly' then ${WEEK_DAYS} - 1 else 0 end))`;

/** The date in a time zone during the day; null at night. @param now epoch milliseconds */
function dayIn(zone: string, now: number): string | null {
  const local = Temporal.Instant.fromEpochMilliseconds(now).toZonedDateTimeISO(zone);
  return local.hour >= FROM_HOUR && local.hour < TO_HOUR ? local.toPlainDate().toString() : null;
}

/** The time zones of users with saved searches in which it is day now. */
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
 * Users with news of a saved search whose mail is due, in whose time zone it is day, and who got no such mail today.
 * @param now epoch milliseconds
 * @param after the last user of the page before.
 */
export async function findRecipients(
  db: Database,
  now: number,
  after: string | null,
  limit: number,
): Promise<Recipient[]> {
  const days = await daysOfZones(db, now);
  const { rows } = await sql<Recipient>`
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
    where ${ACCEPTS_NEWS} and ${isDue(sql.ref('local.day'))}
      and (${after}::uuid is null or person.id > ${after}::uuid)
      and not exists (select from saved_search other where other.auth_user_id = person.id and other.mailed_on >= local.day)
    order by person.id limit ${limit}`.execute(db);
  return rows;
}
