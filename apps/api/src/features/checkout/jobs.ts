import { sql } from 'kysely';
import { z } from 'zod';
import { CAPTURE_PAYMENT, REFUND_PAYMENT, SETTLE_PAYMENT, VOID_PAYMENT } from '../../jobs/enqueue-known.ts';
import type { Task } from '../../jobs/task.ts';
import { capturePayment } from './capture-payment.ts';
import { endHold } from './end-hold.ts';
import { END_HOLD } from './keep-hold.ts';
import type { Needs } from './needs.ts';
import { checkLedger, reconcilePayments } from './reconcile.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { voidPayment } from './void-payment.ts';

const OfPayment = z.object({ payment_id: z.uuid() });
const OfRefund = z.object({ refund_id: z.uuid() });
const OfBooking = z.object({ booking_id: z.uuid() });
const RECONCILE = 'reconcile-payments';
/** Providers send an event again for days; after that its id is of no use. */
const EVENTS_KEPT_DAYS = 30;

/** Jobs of this feature. */
export function checkoutTasks(context: Needs): Record<string, Task> {
  const ofPayment = (work: (context: Needs, payment_id: string) => Promise<unknown>) => async (payload: unknown) => {
    await work(context, OfPayment.parse(payload).payment_id);
  };
  return {
    [SETTLE_PAYMENT]: ofPayment(settlePayment),
    [CAPTURE_PAYMENT]: ofPayment(capturePayment),
    [VOID_PAYMENT]: ofPayment(voidPayment),
    [REFUND_PAYMENT]: (payload) => refundPayment(context, OfRefund.parse(payload).refund_id),
    [END_HOLD]: (payload) => endHold(context, OfBooking.parse(payload).booking_id),
    [RECONCILE]: () => reconcilePayments(context),
    'check-ledger': () => checkLedger(context),
    'sweep-payment-events': async () => {
      await context.db
        .deleteFrom('payment_provider_event')
        .where('received_at', '<', sql<string>`now() - make_interval(days => ${EVENTS_KEPT_DAYS})`)
        .execute();
    },
  };
}

/** Jobs that wait for the payment provider. */
export const PAYMENT_WAITING = [SETTLE_PAYMENT, CAPTURE_PAYMENT, VOID_PAYMENT, REFUND_PAYMENT, END_HOLD, RECONCILE];

export const CHECKOUT_CRONTAB = [
  `* * * * * ${RECONCILE} ?max=1`,
  '11 4 * * * check-ledger ?max=1',
  '19 3 * * * sweep-payment-events ?max=1',
];
