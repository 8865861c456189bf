import type { Feature } from '../../define-feature.ts';
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
import { expireBooking } from '../bookings/core/holds.ts';
import { toInstant } from '../../core/clock.ts';
import { payingState } from '../fraud/declines.ts';
import { keepPause } from '../payments/payment.ts';
import { acceptBooking } from './accept-booking.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import type { CheckoutDeps } from './deps.ts';
import { answerDispute } from './answer-dispute.ts';
import { capturePayment } from './capture-payment.ts';
import { settlePaymentJob } from './receive-event.ts';
import { checkLedger, reconcilePayments } from './reconcile.ts';
import { refundPayment } from './refund-payment.ts';
import { settlePayment } from './settle-payment.ts';
import { voidPayment } from './void-payment.ts';
import { tryCall } from './try-call.ts';

function checkoutHandlers(context: CheckoutDeps & Pick<Context, 'config'>) {
  return {
    createPaymentIntent: ({ actor, body }) => createPaymentIntent(context, actor.user_id, body),
    acceptBooking: ({ actor, params }) => acceptBooking(context, params.id, actor.user_id),
  } satisfies Partial<Handlers>;
}

/**
 * Ends the unpaid intents of a person while paying is paused for them: a browser that has an intent's secret needs nothing else of us
 * to try the next card. Only those whose time is held no longer than the pause; a session that is paid later keeps its time. It may
 * run again. @throws PaymentError
 */
async function endPausedPayments(context: CheckoutDeps, user_id: string): Promise<void> {
  const { db, clock, payments } = context;
  const { paused_until } = await payingState(db, user_id, clock.now());
  if (paused_until === null) {
    return;
  }
  const until = toInstant(paused_until);
  const open = await db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select(['payment.id', 'intent_id', 'payment.version'])
    .where('booking.prospect_user_id', '=', user_id)
    .where('booking.status', '=', 'pending_payment')
    .where('booking.hold_expires_at', '<=', until)
    .where('payment.provider', '=', payments.name === 'stripe' ? 'stripe' : 'sandbox')
    .where('intent_id', 'is not', null)
    .execute();
  for (const { id: payment_id, intent_id, version } of open) {
    // Stored first, so that a reader of the end also sees the reason.
    await keepPause(db, payment_id, until);
    const key = `payment:${payment_id}:paused:${version}`;
    await tryCall(context, { payment_id, call: 'void' }, () => payments.cancelIntent(intent_id ?? '', key));
    await settlePayment(context, payment_id);
  }
}

/** Expires a hold after settling its payment, so that a payment in the last second counts. One that has ended already stays unchanged. */
async function endHold(context: CheckoutDeps, booking_id: string): Promise<void> {
  const payment = await context.db
    .selectFrom('payment')
    .innerJoin('booking', 'booking.id', 'payment.booking_id')
    .select('payment.id')
    .where('booking_id', '=', booking_id)
    .where('booking.status', 'in', ['pending_payment', 'requested'])
    .executeTakeFirst();
  if (payment) {
    await settlePayment(context, payment.id);
  }
  await expireBooking(context, booking_id);
}

/** Providers repeat an event for days; after that its id isn't needed. */
const EVENTS_KEPT_DAYS = 30;

async function sweepPaymentEvents({ db }: Pick<Context, 'db'>): Promise<void> {
  await db
    .deleteFrom('payment_provider_event')
    .where('received_at', '<', sql<string>`now() - make_interval(days => ${EVENTS_KEPT_DAYS})`)
    .execute();
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
