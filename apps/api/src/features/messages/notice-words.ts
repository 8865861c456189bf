import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { openMessageCaseJob } from '../../jobs/known-jobs.ts';
import type { MessageRow } from './queries.ts';

const DAY_MS = 24 * 60 * 60_000;

/** Has moderators look at a user who tries again and again to send contact data before a session. Once is nothing. */
export async function noticeContacts(trx: Database, { id, author_id }: MessageRow, now: number): Promise<void> {
  const { rows } = await sql<{ parts: number }>`
    select coalesce(sum(jsonb_array_length(spans)), 0)::int as parts from message
    where author_id = ${author_id} and masked_text is not null and created_at > ${toInstant(now - LIMITS.hidden_parts_days * DAY_MS)}::timestamptz`.execute(
    trx,
  );
  if ((rows[0]?.parts ?? 0) >= LIMITS.hidden_parts_looked_at) {
    await enqueue(trx, [openMessageCaseJob({ message_id: id, author_id, reason: 'paying_outside' })]);
  }
}

/** Has moderators look at a mentor who offers a student something for stars. Nothing else follows by itself. */
export async function noticeStarOffer(trx: Database, { id, author_id, author_role }: MessageRow): Promise<void> {
  if (author_role === 'mentor') {
    await enqueue(trx, [openMessageCaseJob({ message_id: id, author_id, reason: 'fake_review' })]);
  }
}
