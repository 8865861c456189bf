import { LIMITS } from '@abroad/contract';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import type { MailMessageTable } from '../../db/tables.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';

type Mail = Pick<Selectable<MailMessageTable>, 'id' | 'auth_user_id' | 'kind'>;

/** One mail instead of several. */
export const DIGEST = 'digest';
export const sendDigestJob = jobKind({
  task: 'send-mail-digest',
  payload: z.object({ user_id: z.uuid() }),
  lane: 'mail',
  key: ({ user_id }) => `send-mail-digest:${user_id}`,
});

const HOUR_MS = 60 * 60_000;
const WAIT_MS = LIMITS.mail_digest_wait_min * 60_000;

async function isOneTooMany(trx: Database, { id, auth_user_id, kind }: Mail, now: number): Promise<boolean> {
  const { sent } = await trx
    .selectFrom('mail_message')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('auth_user_id', '=', auth_user_id)
    .where('kind', '=', kind)
    .where('id', '<>', id)
    .where((is) => is.or([is('sent_at', '>', toInstant(now - HOUR_MS)), is('sending_until', '>', toInstant(now))]))
    .executeTakeFirstOrThrow();
  return sent >= LIMITS.mails_of_kind_per_hour;
}

/** When one mail tells of those that were folded: soon after the first of them, and an hour after the one before. */
async function digestDue(trx: Database, user_id: string, now: number): Promise<number> {
  const { first, last } = await trx
    .selectFrom('mail_message')
    .select([
      sql<string | null>`min(folded_at) filter (where told_at is null)`.as('first'),
      sql<string | null>`max(created_at) filter (where kind = ${DIGEST})`.as('last'),
    ])
    .where('auth_user_id', '=', user_id)
    .where((is) => is.or([is('folded_at', 'is not', null), is('kind', '=', DIGEST)]))
    .executeTakeFirstOrThrow();
  const soon = (first === null ? now : Date.parse(first)) + WAIT_MS;
  return last === null ? soon : Math.max(soon, Date.parse(last) + HOUR_MS);
}

/**
 * Notes of a mail that it is not sent, where its reader has had as many of its kind within an hour as we send: one mail tells
 * of all of them later. In a transaction that has locked its reader's record: of several at once each counts those before it.
 * @param now epoch milliseconds.
 */
export async function foldIfTooMany(trx: Database, kept: Mail, now: number): Promise<void> {
  const { id, auth_user_id, kind } = kept;
  if (auth_user_id === null || kind === DIGEST) {
    return;
  }
  if (!(await isOneTooMany(trx, kept, now))) {
    return;
  }
  const { numUpdatedRows } = await trx
    .updateTable('mail_message')
    .set({ folded_at: toInstant(now) })
    .where('id', '=', id)
    .where('sent_at', 'is', null)
    .where('bounced_at', 'is', null)
    .where('folded_at', 'is', null)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    const run_at = toInstant(await digestDue(trx, auth_user_id, now));
    await enqueue(trx, [sendDigestJob({ user_id: auth_user_id }, { run_at })]);
  }
}
