import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { MADE_AT_PROVIDER } from './apply-refunds.ts';

const DAY_MS = 24 * 60 * 60_000;
/** Providers give a week or more for an answer to a dispute. */
const DISPUTE_DUE_MS = 5 * DAY_MS;
const REFUND_DUE_MS = DAY_MS;

/** Whether a refund of a `payment` did not arrive, without a later one. An SQL expression. */
export const HAS_FAILED_REFUND = sql<boolean>`exists (
  select from refund failed where failed.payment_id = payment.id and failed.status = 'failed'
    and failed.failure is distinct from ${sql.lit(MADE_AT_PROVIDER)}
    and not exists (
      select from refund later where later.payment_id = payment.id and later.status <> 'failed'
        and (later.created_at, later.id) > (failed.created_at, failed.id)))`;

type Deps = Pick<Context, 'db' | 'clock'>;
interface Due {
  due: number;
  overdue: number;
}

/** Counts the payments with an open dispute. */
export async function countOpenDisputes({ db, clock }: Deps): Promise<Due> {
  const { rows } = await sql<Due>`
    select count(*)::int as due, (count(*) filter (where exists (
      select from booking_event event where event.booking_id = payment.booking_id and event.kind = 'disputed'
        and event.created_at < ${toInstant(clock.now() - DISPUTE_DUE_MS)}::timestamptz)))::int as overdue
    from payment where dispute = 'open'`.execute(db);
  return rows[0] ?? { due: 0, overdue: 0 };
}

/** Counts the payments with a refund that did not arrive. */
export async function countFailedRefunds({ db, clock }: Deps): Promise<Due> {
  const { rows } = await sql<Due>`
    select count(*)::int as due, (count(*) filter (where exists (
      select from refund where refund.payment_id = payment.id and refund.status = 'failed'
        and refund.updated_at < ${toInstant(clock.now() - REFUND_DUE_MS)}::timestamptz)))::int as overdue
    from payment where id in (select payment_id from refund where status = 'failed') and ${HAS_FAILED_REFUND}`.execute(
    db,
  );
  return rows[0] ?? { due: 0, overdue: 0 };
}
