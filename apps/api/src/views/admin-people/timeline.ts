import type { TimelineEntry } from '@abroad/contract';
import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import { namedPerson } from './person-rows.ts';

/** Looks of the staff are in the audit alone: each of them would push what happened further down. */
const LOOKS = ['person_read', 'audit_read', 'messages_read'];

/** Selects a user's history from its tables, with cases for staff who can read them. People's messages aren't in it. */
const timelineOf = (user_id: string, readsCases: boolean) => sql`
  select 'joined' as kind, id::text as id, null::text as detail, null::uuid as booking_id, null::uuid as other_id,
    null::bigint as amount_minor, null::text as currency, null::text as reason, created_at as at, null::uuid as case_id
  from authenticated_user where id = ${user_id}
  union all
  select 'mentor_profile', id::text, null, null, null, null, null, null, created_at, null
  from mentor_profile where auth_user_id = ${user_id}
  union all
  select 'prospect_profile', id::text, null, null, null, null, null, null, created_at, null
  from prospect_profile where auth_user_id = ${user_id}
  union all
  select 'terms_accepted', terms || ':' || version, terms, null, null, null, null, null, accepted_at, null
  from terms_acceptance where auth_user_id = ${user_id}
  union all
  select 'email_changed', id::text, null, null, null, null, null, null, changed_at, null
  from changed_email where auth_user_id = ${user_id}
  union all
  select 'sign_in', 'sign-in:' || extract(epoch from signed_in_at)::bigint, null, null, null, null, null, null, signed_in_at, null
  from sign_in where auth_user_id = ${user_id}
  union all
  select 'booking', event.id::text, event.kind, booking.id,
    case booking.mentor_user_id when ${user_id} then booking.prospect_user_id else booking.mentor_user_id end,
    (event.detail ->> 'amount_minor')::bigint, booking.currency::text, null, event.created_at, null
  from booking join booking_event event on event.booking_id = booking.id
  where booking.mentor_user_id = ${user_id} or booking.prospect_user_id = ${user_id}
  union all
  select 'review', id::text, status, booking_id, null, null, null, null, created_at, null
  from review where author_user_id = ${user_id} and published_at is not null
  union all
  select 'strike', id::text, kind, booking_id, null, null, null, null, created_at, null
  from strike where user_id = ${user_id} and lifted_at is null
  union all
  select 'payout', event.id::text, event.to_status, null, null, payout.amount_minor, payout.currency::text, null,
    event.created_at, null
  from payout join payout_event event on event.payout_id = payout.id
  where payout.user_id = ${user_id} and event.from_status is distinct from event.to_status
  union all
  select 'staff', id::text, kind, null, actor_user_id, null, null, reason, created_at,
    case when subject_type = 'case' and ${readsCases} then subject_id::uuid end
  from staff_event where about_user_id = ${user_id} and kind <> all(${LOOKS}::text[])`;

/** A page of it, the latest first, and how many entries there are. */
export async function readTimeline(
  db: Database,
  user_id: string,
  { limit, offset, reads_cases }: { limit: number; offset: number; reads_cases: boolean },
): Promise<{ items: TimelineEntry[]; total: number }> {
  const timeline = timelineOf(user_id, reads_cases);
  const [{ rows: items }, { rows: counted }] = await Promise.all([
    sql<TimelineEntry>`
      select entry.id, entry.kind, entry.detail, entry.booking_id, entry.amount_minor, entry.reason, entry.at, entry.case_id,
        case when entry.amount_minor is not null then entry.currency end as currency,
        case when other.id is not null then ${namedPerson('other')} end as other
      from (${timeline}) entry left join authenticated_user other on other.id = entry.other_id
      order by entry.at desc, entry.id desc limit ${limit} offset ${offset}`.execute(db),
    sql<{ total: number }>`select count(*)::int as total from (${timeline}) entry`.execute(db),
  ]);
  return { items, total: counted[0]?.total ?? 0 };
}
