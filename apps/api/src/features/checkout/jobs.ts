import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { defineJob, scheduledJob } from '../../jobs/define-job.ts';
import {
  answerDisputeJob,
  capturePaymentJob,
  endHoldJob,
  endPausedPaymentsJob,
  refundPaymentJob,
  voidPaymentJob,
} from '../../jobs/known-jobs.ts';
import { DUE_EXPIRIES, IS_PAYING } from '../bookings/core/timers.ts';
import { answerDispute } from './answer-dispute.ts';
import { capturePayment } from './capture-payment.ts';
import { endHold } from './end-hold.ts';
import { endPausedPayments } from './end-paused-payments.ts';
import { settlePaymentJob } from './receive-event.ts';
import { checkLedger, reconcilePayments } from './reconcile.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { voidPayment } from './void-payment.ts';

/** Providers repeat an event for days; after that its id isn't needed. */
const EVENTS_KEPT_DAYS = 30;

async function sweepPaymentEvents({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('payment_provider_event')
    .where('received_at', '<', sql<string>`now() - make_interval(days => ${EVENTS_KEPT_DAYS})`)
    .execute();
}

export const checkoutJobs = [
  defineJob(settlePaymentJob, (context, { payment_id }) => settlePayment(context, payment_id)),
  defineJob(capturePaymentJob, (context, { payment_id }) => capturePayment(context, payment_id)),
  defineJob(voidPaymentJob, (context, { payment_id }) => voidPayment(context, payment_id)),
  defineJob(refundPaymentJob, (context, { refund_id }) => refundPayment(context, refund_id)),
  defineJob(endPausedPaymentsJob, (context, { user_id }) => endPausedPayments(context, user_id)),
  defineJob(answerDisputeJob, (context, { payment_id }) => answerDispute(context, payment_id)),
  defineJob(endHoldJob, (context, { booking_id }) => endHold(context, booking_id), {
    due: [
      {
        ...DUE_EXPIRIES,
        name: 'booking_hold_ends',
        where: sql`status in ('pending_payment', 'requested') and ${IS_PAYING}`,
        job: ({ id: booking_id = '' }, options) => endHoldJob({ booking_id }, options),
      },
    ],
  }),
  scheduledJob({ task: 'reconcile-payments', at: '* * * * *', lane: 'payments' }, reconcilePayments),
  scheduledJob({ task: 'check-ledger', at: '11 4 * * *' }, checkLedger),
  scheduledJob({ task: 'sweep-payment-events', at: '19 3 * * *' }, sweepPaymentEvents),
];
