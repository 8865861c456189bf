import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/**
 * Removes a user's texts in cases, and the staff's texts about them, from cases that the other person keeps, in the
 * transaction that erases them.
 */
export async function forgetNoShowWords(trx: Database, user_id: string): Promise<void> {
  await sql`
    update no_show_statement statement set text = null from booking
    where booking.id = statement.booking_id and statement.text is not null
      and ${user_id} = case statement.side when 'mentor' then booking.mentor_user_id else booking.prospect_user_id end`.execute(
    trx,
  );
  await sql`
    update no_show_case no_show set facts = null from booking
    where booking.id = no_show.booking_id and no_show.facts is not null
      and ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)`.execute(trx);
}

/** The cases of a user's sessions with what both sides said and when they joined; those that they decided as staff as well. */
export async function exportNoShows(db: Database, user_id: string) {
  const { rows: sessions } = await sql`
    select no_show.booking_id, no_show.state, no_show.reported_by, no_show.reported_at, no_show.answer_until, no_show.due_at,
      no_show.outcome, no_show.facts, no_show.ended_at,
      (select coalesce(json_agg(json_build_object('side', side, 'word', word, 'text', text, 'created_at', created_at)
         order by created_at), '[]') from no_show_statement where booking_id = no_show.booking_id) as statements
    from no_show_case no_show join booking on booking.id = no_show.booking_id
    where ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)
    order by no_show.reported_at desc`.execute(db);
  const { rows: joins } = await sql`
    select joined.* from session_join joined join booking on booking.id = joined.booking_id
    where ${user_id} = case joined.side when 'mentor' then booking.mentor_user_id else booking.prospect_user_id end
    order by joined.first_at desc`.execute(db);
  const decided = await db
    .selectFrom('no_show_case')
    .select(['booking_id', 'outcome', 'ended_at'])
    .where('decided_by_user_id', '=', user_id)
    .orderBy('ended_at', 'desc')
    .execute();
  return { sessions, joins, decided };
}
