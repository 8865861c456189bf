import { randomInt } from 'node:crypto';
import {
  CAPS,
  LIMITS,
  needsExplanation,
  needsReporter,
  type CreateReport,
  type FieldError,
  type ReportReceipt,
} from '@abroad/contract';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import type { Database } from '../../db/connection.ts';
import { lockRecords, refuseWriter } from '../../db/write-as.ts';
import { subscriberOf } from '../../http/rate-limit.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { notify } from '../notifications/notify.ts';
import { openCase } from '../moderation/open-case.ts';
import { scoreCase } from '../moderation/score-case.ts';
import { findOwner } from './find-target.ts';
import { reportReceivedJob } from './notify-reporters.ts';

type ReportContext = Pick<Context, 'db' | 'clock' | 'sealer'>;

/** A reporter: a user, or a signed-out person with only an address. */
interface Reporter {
  /** Null for a signed-out visitor. */
  user_id: string | null;
  ip: string;
}

const DAY_S = 24 * 60 * 60;
/** Without letters and digits that look alike. */
const CODE_LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

const newCode = () =>
  `R-${Array.from({ length: CODE_LENGTH }, () => CODE_LETTERS[randomInt(CODE_LETTERS.length)]).join('')}`;

/** @throws AppError VALIDATION_FAILED for what the reason asks for and isn't there. */
function checkFields({ reason, text, email, name }: CreateReport, isSignedOut: boolean): void {
  const isShort = [...(text ?? '')].length < LIMITS.report_text_min;
  const isNamed = isSignedOut && needsReporter(reason);
  const missing: readonly (FieldError & { when: boolean })[] = [
    {
      when: needsExplanation(reason) && isShort,
      path: 'text',
      message: `Explain it in ${LIMITS.report_text_min} characters or more`,
    },
    { when: isNamed && !email, path: 'email', message: 'Enter your email address' },
    { when: isNamed && !name, path: 'name', message: 'Enter your name' },
  ];
  const errors = missing.filter(({ when }) => when).map(({ path, message }) => ({ path, message }));
  if (errors.length > 0) {
    throw new AppError('VALIDATION_FAILED', { errors });
  }
}

interface Given {
  reporter: { user_id: string | null; address: Buffer; email: string | null };
  now: number;
}

/** Each report and each addition to one, of the last 24 hours. */
const TIMES_OF_DAY = (at: string) => sql`
  (select unnest(added_at || created_at) as at) given where given.at > ${at}::timestamptz - make_interval(secs => ${DAY_S})`;

/**
 * Seconds until a reporter may report again; 0 now. Signed-out reporters count by network address and, so that no
 * mailbox is filled with receipts, by email address. Call it under the lock of what is counted.
 */
async function waitOf(trx: Database, { reporter, now }: Given): Promise<number> {
  const at = toInstant(now);
  const { user_id, address, email } = reporter;
  const mine =
    user_id === null
      ? sql`reporter_user_id is null and (reporter_address = ${address} or reporter_email = ${email})`
      : sql`reporter_user_id = ${user_id}`;
  const { rows } = await sql<{ count: number; oldest_age_s: number }>`
    select count(*)::int as count, coalesce(ceil(extract(epoch from ${at}::timestamptz - min(given.at))), 0)::int as oldest_age_s
    from report cross join lateral ${TIMES_OF_DAY(at)} and ${mine}`.execute(trx);
  const { count = 0, oldest_age_s = 0 } = rows[0] ?? {};
  const max = user_id === null ? CAPS.reports_per_address_day : CAPS.reports_per_person_day;
  return count < max ? 0 : Math.max(1, DAY_S - oldest_age_s);
}

/** Excludes other reports from the same address, and to the same mailbox. */
async function lockReporter(trx: Database, { address, email }: Given['reporter']): Promise<void> {
  for (const key of [address.toString('hex'), email?.toLowerCase()]) {
    if (key !== undefined) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`report:${key}`}, 0))`.execute(trx);
    }
  }
}

interface Content {
  case_id: string;
  body: CreateReport;
  reporter: Given['reporter'];
  now: number;
}

/** Adds to the reporter's report in this case. @returns undefined where they have none. */
async function addToReport(trx: Database, { case_id, body, reporter, now }: Content) {
  const { user_id, email } = reporter;
  if (user_id === null && email === null) {
    return undefined;
  }
  const at = toInstant(now);
  return trx
    .updateTable('report')
    .set({
      reason: body.reason,
      text: sql<string | null>`nullif(concat_ws(E'\n\n', text, ${body.text ?? null}::text), '')`,
      added_at: sql<Date[]>`added_at || ${at}::timestamptz`,
      updated_at: at,
    })
    .where('case_id', '=', case_id)
    .where((is) =>
      user_id === null
        ? is.and([is('reporter_user_id', 'is', null), is('reporter_email', '=', email)])
        : is('reporter_user_id', '=', user_id),
    )
    .returning(['id', 'code'])
    .executeTakeFirst();
}

/** @param content.reporter.user_id null where they gave an address, or nothing. */
function insertReport(trx: Database, { case_id, body, reporter, now }: Content, language: string) {
  const at = toInstant(now);
  const { user_id, address, email } = reporter;
  return trx
    .insertInto('report')
    .values({
      id: newId(),
      code: newCode(),
      case_id,
      target_type: body.target.type,
      target_id: body.target.id,
      reason: body.reason,
      text: body.text ?? null,
      reporter_user_id: user_id,
      reporter_address: address,
      reporter_email: email,
      reporter_name: user_id === null ? (body.name ?? null) : null,
      language,
      created_at: at,
      updated_at: at,
    })
    .returning(['id', 'code'])
    .executeTakeFirstOrThrow();
}

/**
 * Reports a target, with a copy of its words. The same person adds to an open report of the same thing.
 * @throws AppError NOT_FOUND for what isn't there and for what the reporter can't see; VALIDATION_FAILED; TOO_MANY_REPORTS;
 * USER_NOT_FOUND.
 */
export async function createReport(
  { db, clock, sealer }: ReportContext,
  { user_id, ip }: Reporter,
  body: CreateReport,
): Promise<ReportReceipt> {
  const isSignedOut = user_id === null;
  checkFields(body, isSignedOut);
  const owner_user_id = await findOwner(db, body.target, user_id);
  if (owner_user_id === null) {
    throw new AppError('NOT_FOUND');
  }
  if (owner_user_id === user_id) {
    throw new AppError('VALIDATION_FAILED', { errors: [{ path: 'target.id', message: 'You can’t report yourself' }] });
  }
  const address = sealer.fingerprint(subscriberOf(ip), 'reporters');
  const reporter = { user_id, address, email: isSignedOut ? (body.email ?? null) : null };
  return db.transaction().execute(async (trx) => {
    const statuses = await lockRecords(trx, [owner_user_id, ...(isSignedOut ? [] : [user_id])]);
    if (!isSignedOut) {
      refuseWriter(statuses.get(user_id), { while_suspended: true });
    }
    if ((statuses.get(owner_user_id) ?? 'deleted') === 'deleted') {
      throw new AppError('NOT_FOUND');
    }
    await lockReporter(trx, reporter);
    const now = clock.now();
    const retry_after_s = await waitOf(trx, { reporter, now });
    if (retry_after_s > 0) {
      throw new AppError('TOO_MANY_REPORTS', { retry_after_s });
    }
    const target = { ...body.target, owner_user_id };
    const { id: case_id } = await openCase(trx, { target, reason: body.reason, source: 'report', now });
    const content = { case_id, body, reporter, now };
    const added = await addToReport(trx, content);
    const report = added ?? (await insertReport(trx, content, body.lang ?? 'en'));
    await scoreCase(trx, case_id, now);
    if (!added) {
      if (user_id !== null) {
        await notify(trx, [
          { user_id, kind: 'report_received', group_key: `report:${report.id}`, key: `report_received:${report.id}` },
        ]);
      }
      await enqueue(trx, [reportReceivedJob({ report_id: report.id })]);
    }
    const { due_at } = await trx
      .selectFrom('moderation_case')
      .select('due_at')
      .where('id', '=', case_id)
      .executeTakeFirstOrThrow();
    const is_emailed = !isSignedOut || reporter.email !== null;
    return { code: report.code, is_addition: added !== undefined, is_emailed, due_at };
  });
}
