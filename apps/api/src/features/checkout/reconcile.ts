import { sql } from 'kysely';
import { toInstant } from '../../core/clock.ts';
import type { Database } from '../../db/connection.ts';
import { PaymentError } from '../../providers/payments/port.ts';
import { ledgerProblems, noteAsked } from '../payments/index.ts';
import { capturePayment } from './capture-payment.ts';
import type { Needs } from './needs.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { voidPayment } from './void-payment.ts';

/** How many are looked at in a minute at most; the longest unasked come first. */
const BATCH = 200;

interface Due {
  payment_id: string;
  booking_id: string;
  /** The refund that is to be made; null where it is about the payment itself. */
  refund_id: string | null;
  todo: 'settle' | 'capture' | 'void' | 'refund';
}

/**
 * What is not settled and was not looked at for a minute, or for a tenth of its age where that is longer, up to an hour:
 * a request that waits for days is not asked about every minute.
 */
async function findDue(db: Database, provider: string, now: number): Promise<Due[]> {
  const at = new Date(now);
  const isDue = (since: ReturnType<typeof sql>) => sql`
    coalesce(payment.checked_at, payment.created_at)
      < ${at}::timestamptz - least(interval '1 hour', greatest(interval '1 minute', (${at}::timestamptz - ${since}) / 10))`;
  const { rows } = await sql<Due>`
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

function repair(context: Needs, { payment_id, refund_id, todo }: Due): Promise<unknown> {
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

/** Everything that a repair may change, for the log. */
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

async function review(context: Needs, due: Due): Promise<void> {
  const before = await stateOf(context.db, due.payment_id);
  await repair(context, due);
  const after = await stateOf(context.db, due.payment_id);
  if (JSON.stringify(before) !== JSON.stringify(after)) {
    context.logger.warn({ part: 'payments', ...due, before, after }, 'a payment was repaired');
  }
}

/** What can't be looked at comes again as late as what was: many of them would keep everything else from its turn. */
async function putBack({ db, clock }: Needs, { payment_id }: Due): Promise<void> {
  await noteAsked(db, payment_id, { checked_at: toInstant(clock.now()) });
}

/**
 * Asks the provider about everything that is not settled, and does what was left undone: a crash, a lost answer or a
 * webhook that never came leave nothing behind for longer than about a minute. It says what it repaired, and makes
 * nothing that was not there.
 */
export async function reconcilePayments(context: Needs): Promise<void> {
  for (const due of await findDue(context.db, context.payments.name, context.clock.now())) {
    try {
      await review(context, due);
    } catch (error) {
      context.logger.warn({ part: 'payments', ...due, err: error }, 'a payment could not be looked at');
      if (error instanceof PaymentError && error.reason === 'unreachable') {
        return;
      }
      await putBack(context, due);
    }
  }
}

/** Looks through the whole ledger once a day, and says what is wrong with it. */
export async function checkLedger({ db, logger }: Pick<Needs, 'db' | 'logger'>): Promise<void> {
  for (const problem of await ledgerProblems(db)) {
    logger.error({ part: 'payments', problem }, 'the ledger has a problem');
  }
}
