import type { Feature } from '../../feature.ts';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import type { Handlers } from '../../http/handlers.ts';
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
import { acceptBooking } from './accept-booking.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import type { CheckoutDeps } from './deps.ts';
import { answerDispute } from './answer-dispute.ts';
import { capturePayment } from './capture-payment.ts';
import { settlePaymentJob, sweepPaymentEvents } from './receive-event.ts';
import { checkLedger, reconcilePayments } from './reconcile.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { voidPayment, endPausedPayments, endHold } from './end-payments.ts';

function checkoutHandlers(context: CheckoutDeps & Pick<Context, 'config'>) {
  return {
    createPaymentIntent: ({ actor, body }) => createPaymentIntent(context, actor.user_id, body),
    acceptBooking: ({ actor, params }) => acceptBooking(context, params.id, actor.user_id),
  } satisfies Partial<Handlers>;
}

const checkoutJobs = [
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

export const checkoutFeature = {
  name: 'checkout',
  front: ['receive-event.ts'],
  handlers: checkoutHandlers,
  jobs: checkoutJobs,
} satisfies Feature;
