import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';

/** Whether a session's payment has an open dispute, refund or case. An SQL expression that has `payment`. */
export const IS_BLOCKED = sql<boolean>`(
  payment.dispute is not distinct from 'open' or payment.refund_pending_minor > 0 or payment.mismatch is not null
  or exists (select from no_show_case where no_show_case.booking_id = payment.booking_id
    and no_show_case.state in ('reported', 'contested'))
  or exists (select from moderation_case where target_type = 'booking' and target_id = payment.booking_id
    and moderation_case.state in ('open', 'in_review', 'appealed')))`;

export async function isBlocked(trx: Database, payment_id: string): Promise<boolean> {
  const { rows } = await sql<{
    blocked: boolean;
  }>`select ${IS_BLOCKED} as blocked from payment where id = ${payment_id}`.execute(trx);
  return rows[0]?.blocked ?? true;
}
