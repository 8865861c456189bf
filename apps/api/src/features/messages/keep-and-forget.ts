import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { THREAD_HAS_SESSION } from './queries.ts';
import { LIMITS } from '@abroad/contract';
import type { Context } from '../../context.ts';

/** Reads a user's conversations for their archive: the messages that they may read, and the people they blocked. */
export async function exportMessages(db: Database, user_id: string) {
  const { rows: threads } = await sql<{ thread: unknown }>`
    select json_build_object('id', thread.id, 'with', other.slug, 'status', thread.status, 'created_at', thread.created_at,
      'messages', coalesce((select json_agg(json_build_object('id', message.id, 'is_own', message.author_id = ${user_id},
          'text', case when removed_at is not null and author_id <> ${user_id} then null
            when author_id = ${user_id} or ${THREAD_HAS_SESSION} then text else coalesce(masked_text, text) end,
          'whole_email', case when removed_at is not null and author_id <> ${user_id} then null
            when author_id = ${user_id} or ${THREAD_HAS_SESSION} then whole_text
            else coalesce(masked_whole_text, whole_text) end,
          'created_at', message.created_at) order by message.created_at, message.id)
        from message where thread_id = thread.id and (held_at is null or author_id = ${user_id})), '[]'),
      'events', coalesce((select json_agg(json_build_object('kind', kind, 'is_own', actor_user_id = ${user_id},
          'created_at', created_at) order by created_at)
        from thread_event where thread_id = thread.id
          and (kind not in ('blocked', 'unblocked') or actor_user_id = ${user_id})
          and (kind <> 'message_held' or exists (
            select from message where id = thread_event.message_id and author_id = ${user_id}))), '[]')) as thread
    from thread join authenticated_user other
      on other.id = case thread.mentor_id when ${user_id} then thread.prospect_id else thread.mentor_id end
    where ${user_id}::uuid in (thread.mentor_id, thread.prospect_id)
      and (thread.last_message_id is not null or thread.started_by = ${user_id})
    order by thread.created_at`.execute(db);
  const blocks = await db
    .selectFrom('block')
    .innerJoin('authenticated_user as person', 'person.id', 'block.blocked_id')
    .select(['person.slug', 'block.reason', 'block.created_at'])
    .where('block.blocker_id', '=', user_id)
    .orderBy('block.created_at')
    .execute();
  return { threads: threads.map(({ thread }) => thread), blocks };
}

/**
 * Erases a user's conversations: their words stay for the other person, without a name. A conversation of two
 * erased users is deleted, and so are messages that no one else has read.
 */
export async function forgetMessages(trx: Database, user_id: string, now: number): Promise<void> {
  await sql`delete from message where author_id = ${user_id} and held_at is not null`.execute(trx);
  await sql`delete from thread where ${user_id}::uuid in (mentor_id, prospect_id) and (last_message_id is null or exists (
    select from authenticated_user other where other.status = 'deleted'
      and other.id = case thread.mentor_id when ${user_id} then thread.prospect_id else thread.mentor_id end))`.execute(
    trx,
  );
  // Emails have names: in signatures, and in the quotes of ours.
  await sql`update message set whole_text = null, masked_whole_text = null
    where whole_text is not null
      and thread_id in (select id from thread where ${user_id}::uuid in (mentor_id, prospect_id))`.execute(trx);
  await sql`update thread set status = 'closed', closed_at = coalesce(closed_at, ${toInstant(now)}), closed_by = null
    where ${user_id}::uuid in (mentor_id, prospect_id)`.execute(trx);
  await sql`delete from block where ${user_id}::uuid in (blocker_id, blocked_id)`.execute(trx);
}

/** Deletes old conversations, some months after the last message and the last session. */
export async function sweepThreads({ db, clock }: Pick<Context, 'db' | 'clock'>): Promise<void> {
  const before = sql`${toInstant(clock.now())}::timestamptz - make_interval(months => ${LIMITS.thread_kept_months})`;
  await sql`delete from thread where frozen_at is null and last_message_at < ${before} and not exists (
    select from booking where booking.mentor_user_id = thread.mentor_id and booking.prospect_user_id = thread.prospect_id
      and booking.end_at > ${before})`.execute(db);
}
