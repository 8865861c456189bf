import {
  dueOf,
  freezes,
  hidesByItself,
  isConversation,
  priorityOf,
  weightiest,
  type CaseTargetType,
  type ReportReason,
} from '@abroad/contract';
import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Words } from '../../core/words-in.ts';
import type { Database } from '../../db/connection.ts';
import { actByItself, type OwnAction } from './act-by-itself.ts';
import { readReports, type StoredReport } from './read-reports.ts';

interface CaseToScore {
  reason: ReportReason;
  opened: string;
  has_money_at_stake: boolean;
}

/** Finds a case, and whether a paid session is its target or still ahead of the person. */
async function findCase(trx: Database, case_id: string, now: number): Promise<CaseToScore> {
  const { rows } = await sql<CaseToScore>`
    select reason, created_at as opened, exists (
      select 1 from booking join payment on payment.booking_id = booking.id and payment.captured_minor > 0
      where booking.id = target_id or booking.status = 'confirmed' and booking.end_at > ${toInstant(now)}::timestamptz
        and owner_user_id in (booking.mentor_user_id, booking.prospect_user_id)) as has_money_at_stake
    from moderation_case where id = ${case_id}`.execute(trx);
  const [found] = rows;
  if (found === undefined) {
    throw new Error(`there is no case ${case_id}`);
  }
  return found;
}

/**
 * Computes a case's priority and due date from its reports, hides what three people reported independently within a day, and
 * freezes a conversation in which someone may be in danger.
 * Call it after a report was stored, in the same transaction, with the lock of its subject held.
 * @param now epoch milliseconds.
 */
export async function scoreCase(trx: Database, case_id: string, now: number): Promise<void> {
  const { reason, opened, has_money_at_stake } = await findCase(trx, case_id, now);
  const reports = await readReports(trx, case_id);
  const weighty = weightiest([reason, ...reports.map((report) => report.reason)]);
  const priority = priorityOf({ reason: weighty, reports, has_money_at_stake });
  await trx
    .updateTable('moderation_case')
    .set({
      reason: weighty,
      priority,
      // A higher priority brings it forward; nothing puts it off.
      due_at: sql<string>`least(due_at, ${toInstant(dueOf(priority, Date.parse(opened)))}::timestamptz)`,
    })
    .where('id', '=', case_id)
    .execute();
  await actIfDue(trx, case_id, { reports, now });
}

/** The way to hide each kind of target until someone has looked. Targets that only two people see, or without a page, aren't hidden. */
const HIDDEN_BY: Partial<Record<CaseTargetType, OwnAction>> = {
  mentor_profile: { type: 'hide_profile', days: null },
  service: { type: 'remove' },
  review: { type: 'remove' },
};

/** Returns the platform's provisional action after reports, with its reason; null for none. */
function actionOf(
  type: CaseTargetType,
  reports: readonly StoredReport[],
  now: number,
): { action: OwnAction; facts: (t: Words) => string } | null {
  if (isConversation(type)) {
    const isDangerous = reports.some(({ reason }) => freezes(reason));
    return isDangerous ? { action: { type: 'freeze' }, facts: (t) => t('moderation.in_danger') } : null;
  }
  const action = HIDDEN_BY[type];
  return action && hidesByItself(reports, now) ? { action, facts: (t) => t('moderation.many_reports') } : null;
}

async function actIfDue(
  trx: Database,
  case_id: string,
  { reports, now }: { reports: readonly StoredReport[]; now: number },
): Promise<void> {
  const found = await trx
    .selectFrom('moderation_case')
    .selectAll()
    .where('id', '=', case_id)
    .where('state', 'in', ['open', 'in_review'])
    .executeTakeFirst();
  const due = found && actionOf(found.target_type, reports, now);
  if (!due) {
    return;
  }
  const before = await trx
    .selectFrom('moderation_decision')
    .select('id')
    .where('case_id', '=', case_id)
    .where('automated', '=', true)
    .where('rule', 'is', null)
    .executeTakeFirst();
  if (before === undefined) {
    const row = { ...found, reason: found.reason as ReportReason };
    await actByItself(trx, row, { ...due, rule: null, now });
  }
}
