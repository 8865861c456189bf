import { LIMITS } from '@abroad/contract';
import { sql, type Selectable } from 'kysely';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { oneLine, parseMailAddress } from '../../core/one-line.ts';
import type { Database } from '../../db/connection.ts';
import type { MailMessageTable } from '../../db/work-tables.ts';
import { IS_UNSENT } from '../../db/unsent-mails.ts';
import { writeAbout } from '../../db/write-as.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { MailRefused, type OutgoingMail } from '../../providers/mail/port.ts';
import { recordBounce } from '../identity/bounces.ts';
import { isMailDue } from '../notifications/is-mail-due.ts';
import { composeNotification, stopCategoryOf, type Notification, type Telling } from './compose.ts';
import { unsubscribeTokenOf } from './unsubscribe-token.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'mail'>;

export type KeptMail = Selectable<MailMessageTable>;

/** The stored email with this key, if there is one. */
export const findMail = ({ db }: Pick<Context, 'db'>, deduplication: string): Promise<KeptMail | undefined> =>
  db.selectFrom('mail_message').selectAll().where('deduplication', '=', deduplication).executeTakeFirst();

/** Deletes an email with content that must not be stored, by its key. */
export async function forgetMail(db: Database, deduplication: string): Promise<void> {
  await db.deleteFrom('mail_message').where('deduplication', '=', deduplication).execute();
}

/** Stores an email, once for its key. @returns the stored one; undefined where its reader was erased. */
async function storeMail(
  context: Pick<Context, 'db' | 'clock'>,
  about: {
    kind: string;
    deduplication: string;
    auth_user_id: string | null;
    is_secret: boolean;
  },
  { headers, attachments, ...rest }: Omit<OutgoingMail, 'id'>,
): Promise<KeptMail | undefined> {
  const row = {
    ...rest,
    ...about,
    id: newId(),
    headers: JSON.stringify(headers),
    attachments: JSON.stringify(attachments),
    created_at: toInstant(context.clock.now()),
  };
  const store = (trx: Database) =>
    trx
      .insertInto('mail_message')
      .values(row)
      .onConflict((conflict) => conflict.column('deduplication').doNothing())
      .execute();
  await (about.auth_user_id === null ? store(context.db) : writeAbout(context.db, about.auth_user_id, store));
  return findMail(context, about.deduplication);
}

/**
 * Writes and stores an email, once for its key. Call it in a transaction (`{ ...context, db: trx }`) that also writes the
 * data which the email is about. `sendKept` sends it.
 * @returns undefined where its reader was erased.
 */
export async function keepNotification<Facts>(
  context: Pick<Context, 'db' | 'clock' | 'config'>,
  notification: Notification<Facts>,
  telling: Telling<Facts>,
): Promise<KeptMail | undefined> {
  const { to, facts, deduplication } = telling;
  const stop_token =
    to.user_id === null || stopCategoryOf(notification, facts) === null
      ? null
      : await unsubscribeTokenOf(context.db, to.user_id);
  const composed = await composeNotification(notification, telling, context.config, stop_token);
  const { kind, is_secret = false } = notification;
  return storeMail(context, { kind, deduplication, auth_user_id: to.user_id, is_secret }, composed);
}

/** One email instead of several. */
export const DIGEST = 'digest';
export const sendDigestJob = jobKind({
  task: 'send-mail-digest',
  payload: z.object({ user_id: z.uuid() }),
  lane: 'mail',
  key: ({ user_id }) => `send-mail-digest:${user_id}`,
});

const HOUR_MS = 60 * 60_000;
const WAIT_MS = LIMITS.mail_digest_wait_min * 60_000;

async function isOneTooMany(trx: Database, { id, auth_user_id, kind }: KeptMail, now: number): Promise<boolean> {
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

/** When the digest of folded emails is due: soon after the first of them, and at least an hour after the previous digest. */
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
 * Records that an email is folded, where its reader has had the most of its kind that we send in an hour; a digest
 * reports all of them later. Call it in a transaction that has locked the reader's record, so that each counts those
 * before it.
 * @param now epoch milliseconds.
 */
async function foldIfTooMany(trx: Database, kept: KeptMail, now: number): Promise<void> {
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
    .where(IS_UNSENT)
    .executeTakeFirst();
  if (numUpdatedRows > 0n) {
    const run_at = toInstant(await digestDue(trx, auth_user_id, now));
    await enqueue(trx, [sendDigestJob({ user_id: auth_user_id }, { run_at })]);
  }
}

const REASON_MAX = 500;

/**
 * Records that an email bounced and is not sent again and, if the address is the cause, that the address bounces.
 * @param bounce.reason the mail server's text.
 */
export async function bounceMail(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  { id, auth_user_id, recipient }: Pick<KeptMail, 'id' | 'auth_user_id' | 'recipient'>,
  { reason, is_address }: { reason: string; is_address: boolean },
): Promise<void> {
  const at = toInstant(clock.now());
  const note = async (trx: Database) => {
    await trx
      .updateTable('mail_message')
      .set({ bounced_at: at, bounce: oneLine(reason).slice(0, REASON_MAX) })
      .where('id', '=', id)
      .where('bounced_at', 'is', null)
      .execute();
    if (is_address && auth_user_id !== null) {
      await recordBounce(trx, { user_id: auth_user_id, address: parseMailAddress(recipient).address, at });
    }
  };
  await (auth_user_id === null ? note(db) : writeAbout(db, auth_user_id, note));
}

/** Longer than the transport waits for any server. */
const SENDING_MS = 60_000;

/** Claims an email for sending. @returns false where it needn't be sent, or another worker has claimed it. */
async function claim({ db, clock }: Deps, kept: KeptMail): Promise<boolean> {
  const now = clock.now();
  const take = async (trx: Database) => {
    await foldIfTooMany(trx, kept, now);
    const { numUpdatedRows } = await trx
      .updateTable('mail_message')
      .set({ sending_until: toInstant(now + SENDING_MS) })
      .where('id', '=', kept.id)
      .where(IS_UNSENT)
      .where((is) => is.or([is('sending_until', 'is', null), is('sending_until', '<=', toInstant(now))]))
      .executeTakeFirst();
    return numUpdatedRows > 0n;
  };
  return kept.auth_user_id === null ? take(db) : ((await writeAbout(db, kept.auth_user_id, take)) ?? false);
}

/** @throws where the email is not sent yet, so that the job tries again. */
async function leaveToOther({ db }: Deps, { id }: KeptMail): Promise<void> {
  const mail = await db
    .selectFrom('mail_message')
    .select('id')
    .where('id', '=', id)
    .where(IS_UNSENT)
    .executeTakeFirst();
  if (mail !== undefined) {
    throw new Error('this mail is being sent');
  }
}

/** Returns an email that could not be sent now to the queue, with the server's answer. */
async function release({ db, clock }: Deps, { id }: KeptMail, error: unknown): Promise<void> {
  const failure = oneLine(error instanceof Error ? error.message : String(error)).slice(0, REASON_MAX);
  await db
    .updateTable('mail_message')
    .set({ sending_until: null, failed_at: toInstant(clock.now()), failure })
    .where('id', '=', id)
    .execute();
}

/** @returns null where the server refused the email permanently, which is recorded. */
async function handOver(context: Deps, kept: KeptMail): Promise<{ message_id: string } | null> {
  try {
    return await context.mail.send(kept);
  } catch (error) {
    if (error instanceof MailRefused) {
      await bounceMail(context, kept, { reason: error.message, is_address: error.is_address });
      return null;
    }
    await release(context, kept, error);
    throw error;
  }
}

/**
 * Sends a stored email, unless it was sent, refused or folded. A permanent refusal by the server is recorded as a bounce.
 * @throws when the server did not accept it now.
 */
export async function sendKept(context: Deps, kept: KeptMail): Promise<void> {
  if (!(await claim(context, kept))) {
    await leaveToOther(context, kept);
    return;
  }
  const taken = await handOver(context, kept);
  if (taken !== null) {
    await context.db
      .updateTable('mail_message')
      .set({ sent_at: toInstant(context.clock.now()), smtp_message_id: taken.message_id })
      .where('id', '=', kept.id)
      .execute();
  }
}

/** Writes an email and sends it, once for its key, unless its reader has ended such emails or read it already. It may run again at any point. */
export async function sendNotification<Facts>(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  notification: Notification<Facts>,
  telling: Telling<Facts>,
): Promise<void> {
  const { to, deduplication: key } = telling;
  if (!(await isMailDue(context.db, { user_id: to.user_id, kind: notification.kind, key }))) {
    return;
  }
  const kept =
    (await findMail(context, telling.deduplication)) ?? (await keepNotification(context, notification, telling));
  if (kept) {
    await sendKept(context, kept);
  }
}
