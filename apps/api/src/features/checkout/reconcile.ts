import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { PaymentError } from '../../providers/payments/port.ts';
import { ledgerProblems } from '../payments/ledger-problems.ts';
import { recordCheck } from '../payments/payment.ts';
import { capturePayment } from './capture-payment.ts';
import type { CheckoutDeps } from './deps.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { voidPayment } from './end-payments.ts';

/** How many payments are checked per run; those unchecked for longest come first. */
const BATCH = 200;

interface DuePayment {
  payment_id: string;
  booking_id: string;
  /** The refund to make; null if the payment itself is due. */
  refund_id: string | null;
  todo: 'settle' | 'capture' | 'void' | 'refund';
}

/**
 * Finds unsettled payments that were not checked for a minute, or for a tenth of their age if that is longer, up to an
 * hour: a request that waits for days is not checked every minute.
 */
async function findDue(db: Database, provider: string, now: number): Promise<DuePayment[]> {
  const at = new Date(now);
  const isDue = (since: ReturnType<typeof sql>) => sql`
    coalesce(payment.checked_at, payment.created_at)
      < ${at}::timestamptz - least(interval '1 hour', greatest(interval '1 minute', (${at}::timestamptz - ${since}) / 10))`;
  const { rows } = await sql<DuePayment>`
    select payment.id as payment_id, booking_id, null as refund_id,
      case when booking.status in ('expired', 'declined', 'cancelled') then 'void'
           when payment.capture_asked_at is not null then 'capture' else 'settle' end as todo,
      payment.checked_at
    from payment join booking on booking.id = booking_id
    where payment.status in ('requires_payment', 'authorized', 'failed') and intent_id is not null
      and provider = ${provider} and ${isDue(sql`payment.created_at`)}
    union all
    select payment.id, booking_id, refund.id, 'refund', payment.checked_at
    from refund join payment on payment.id = payment_id
    where refund.status = 'pending' and provider = ${provider}
      and refund.created_at < ${at}::timestamptz - interval '1 minute' and ${isDue(sql`refund.created_at`)}
    order by checked_at nulls first limit ${BATCH}`.execute(db);
  return rows;
}

function repair(context: CheckoutDeps, { payment_id, refund_id, todo }: DuePayment): Promise<unknown> {
  switch (todo) {
    case 'capture':
      return capturePayment(context, payment_id);
    case 'void':
      return voidPayment(context, payment_id);
    case 'refund':
      return refundPayment(context, refund_id ?? '');
    default:
      return settlePayment(context, payment_id);
  }
}

/** The state that a repair may change, for the log. */
async function stateOf(db: Database, payment_id: string) {
  return db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select([
      'booking.status as booking',
      'payment.status as payment',
      'captured_minor',
      'refunded_minor',
      'refund_pending_minor',
    ])
    .where('payment.id', '=', payment_id)
    .executeTakeFirstOrThrow();
}

async function repairAndLog(context: CheckoutDeps, due: DuePayment): Promise<void> {
  const before = await stateOf(context.db, due.payment_id);
  await repair(context, due);
  const after = await stateOf(context.db, due.payment_id);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    context.logger.warn({ part: 'payments', ...due, before, after }, 'a payment was repaired');
  }
}

/** Counts a failed check as a check, so that failing payments don't keep others from their turn. */
async function postpone({ db, clock }: CheckoutDeps, { payment_id }: DuePayment): Promise<void> {
  await recordCheck(db, payment_id, { checked_at: toInstant(clock.now()) });
}

/**
 * Settles everything that is unsettled, and repeats unfinished work: after a crash, a lost answer or a missing webhook
 * a payment is repaired within about a minute. Repairs are logged.
 */
export async function reconcilePayments(context: CheckoutDeps): Promise<void> {
  for (const due of await findDue(context.db, context.payments.name, context.clock.now())) {
    try {
      await repairAndLog(context, due);
    } catch (error) {
      context.logger.warn({ part: 'payments', ...due, err: error }, 'a payment could not be looked at');
      if (error instanceof PaymentError && error.reason === 'unreachable') {
        return;
      }
      await postpone(context, due);
    }
  }
}

/** Checks the whole ledger once a day, and logs its problems. */
export async function checkLedger({ db, logger }: Pick<CheckoutDeps, 'db' | 'logger'>): Promise<void> {
  for (const problem of await ledgerProblems(db)) {
    logger.error({ part: 'payments', problem }, 'the ledger has a problem');
  }
}
