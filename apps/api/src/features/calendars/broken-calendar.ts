import type { UnreadableEntry } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { IN_USE } from './in-use.ts';

/** A calendar connection that can't be read, and its owner. */
export interface BrokenCalendar {
  /** The name under which its owner knows it. */
  name: string;
  /** What its owner can do: connect it anew, choose another calendar, or wait. */
  reason: 'signed_out' | 'gone' | 'unreadable' | 'silent';
  /** With the reason `unreadable`: what can't be read, in which of its calendars. */
  unreadable: (UnreadableEntry & { calendar: string }) | null;
  /** When the owner was notified, as an instant. A later break has another one. */
  told_at: string;
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  slug: string;
  /** BCP 47. */
  language: string;
}

/** @returns null if the connection works again or is gone, or if its owner has no address. */
export async function findBrokenCalendar(db: Database, connection_id: string): Promise<BrokenCalendar | null> {
  const { rows } = await sql<BrokenCalendar>`
    select coalesce(nullif(connection.provider_email, ''), nullif(connection.display_name, ''), connection.provider) as name,
      case when not connection.is_active or in_use.problems && '{signed_out}' then 'signed_out'
           when in_use.problems && '{gone}' then 'gone'
           when in_use.unreadable is not null then 'unreadable' else 'silent' end as reason,
      in_use.unreadable,
      connection.broken_told_at as told_at, person.id as user_id, person.first_name, person.last_name, person.email,
      person.slug, person.language
    from calendar_connection connection
    join authenticated_user person on person.id = connection.auth_user_id and person.status <> 'deleted'
    cross join lateral (
      select array_remove(array_agg(problem), null) as problems,
        (array_agg(unreadable || jsonb_build_object('calendar', name) order by name)
         filter (where problem = 'unreadable' and unreadable is not null))[1] as unreadable
      from provider_calendar calendar
      where calendar.connection_id = connection.id and ${IN_USE}) in_use
    where connection.id = ${connection_id} and connection.broken_told_at is not null and person.email is not null
      and (not connection.is_active or cardinality(in_use.problems) > 0)`.execute(db);
  return rows[0] ?? null;
}
