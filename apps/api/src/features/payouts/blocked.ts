import { sql } from 'kysely';

/** Whether something is open about a session's payment: a dispute, a refund, a case. An SQL expression that has `payment`. */
export const IS_BLOCKED = sql<boolean>`(
  payment.dispute is not distinct from 'open' or payment.refund_pending_minor > 0 or payment.mismatch is not null
  or exists (select from no_show_case where no_show_case.booking_id = payment.booking_id
    and no_show_case.state in ('reported', 'contested'))
  or exists (select from moderation_case where target_type = 'booking' and target_id = payment.booking_id
    and moderation_case.state in ('open', 'in_review', 'appealed')))`;
