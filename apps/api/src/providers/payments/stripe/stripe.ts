import type Stripe from 'stripe';
import { chargeProblem } from '@abroad/reference-data/card-charges';
import { isOldAnswer } from '../../stripe/old-answer.ts';
import { createStripeClient } from '../../stripe/stripe-client.ts';
import type { StripeSettings } from '../../stripe/settings.ts';
import type { IntentSnapshot, PaymentProvider } from '../port.ts';
import { isUnexpectedState, paymentErrorOf } from './failures.ts';
import { refundSnapshot, intentSnapshot } from './snapshot.ts';
import { toProviderUnits } from './units.ts';
import { readEvent } from './read-event.ts';

/** The objects that a call includes: https://docs.stripe.com/expand */
const EXPAND = ['latest_charge', 'latest_charge.refunds'];

const MOST = 100;

/** A charge brings ten refunds along; of more, all are asked for. */
async function refundsOf(client: Stripe, intent: Stripe.PaymentIntent, charge: Stripe.Charge | null) {
  if (charge?.refunds?.has_more === true) {
    return (await client.refunds.list({ payment_intent: intent.id, limit: MOST })).data;
  }
  return charge?.refunds?.data ?? [];
}

/** The snapshot of an intent that was asked for with `EXPAND`; only of a disputed one more is asked. */
async function snapshotOf(client: Stripe, intent: Stripe.PaymentIntent): Promise<IntentSnapshot> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refunds = await refundsOf(client, intent, charge);
  const disputes =
    charge?.disputed === true ? await client.disputes.list({ payment_intent: intent.id, limit: 1 }) : null;
  return intentSnapshot(intent, { charge, refunds, dispute: disputes?.data[0] });
}

async function readIntent(client: Stripe, id: string): Promise<IntentSnapshot> {
  return snapshotOf(client, await client.paymentIntents.retrieve(id, { expand: EXPAND }));
}

interface Settings extends StripeSettings {
  name: 'stripe' | 'sandbox';
}

/** An intent after a change. An intent in an unexpected state is returned as it is. */
async function afterChange(
  stripe: Stripe,
  id: string,
  change: () => Promise<Stripe.Response<Stripe.PaymentIntent>>,
): Promise<IntentSnapshot> {
  try {
    const intent = await change();
    return isOldAnswer(intent) ? await readIntent(stripe, id) : await snapshotOf(stripe, intent);
  } catch (error) {
    if (isUnexpectedState(error)) {
      return readIntent(stripe, id);
    }
    throw error;
  }
}

/** Payments by Stripe's interface: https://docs.stripe.com/api. Cards only, since a booking can't wait for days. */
export function stripePayments(settings: Settings): PaymentProvider {
  const { ask, client } = createStripeClient(settings, paymentErrorOf);
  return {
    name: settings.name,
    takes_payments: true,
    get publishable_key() {
      return settings.keys().publishable_key;
    },
    chargeProblem,
    createIntent: (
      { booking_id, payment_id, amount_minor, currency, capture_method, description, wants_confirmation },
      key,
    ) =>
      ask(async (stripe) => {
        const intent = await stripe.paymentIntents.create(
          {
            amount: toProviderUnits(amount_minor, currency),
            currency: currency.toLowerCase(),
            capture_method,
            allowed_payment_method_types: ['card'],
            description,
            ...(wants_confirmation === true && {
              payment_method_options: { card: { request_three_d_secure: 'any' as const } },
            }),
            metadata: { booking_id, payment_id },
            expand: EXPAND,
          },
          { idempotencyKey: key },
        );
        return isOldAnswer(intent) ? readIntent(stripe, intent.id) : snapshotOf(stripe, intent);
      }),
    readIntent: (id) => ask((stripe) => readIntent(stripe, id)),
    captureIntent: (id, key) =>
      ask((stripe) =>
        afterChange(stripe, id, () => stripe.paymentIntents.capture(id, { expand: EXPAND }, { idempotencyKey: key })),
      ),
    cancelIntent: (id, key) =>
      ask((stripe) =>
        afterChange(stripe, id, () => stripe.paymentIntents.cancel(id, { expand: EXPAND }, { idempotencyKey: key })),
      ),
    refund: ({ intent_id, refund_id, amount_minor, currency }, key) =>
      ask(async (stripe) => {
        const amount = toProviderUnits(amount_minor, currency);
        const refund = await stripe.refunds.create(
          { payment_intent: intent_id, amount, metadata: { refund_id } },
          { idempotencyKey: key },
        );
        return refundSnapshot(isOldAnswer(refund) ? await stripe.refunds.retrieve(refund.id) : refund);
      }),
    answerDispute: (intent_id, evidence, key) =>
      ask(async (stripe) => {
        const { data } = await stripe.disputes.list({ payment_intent: intent_id, limit: 1 });
        const [dispute] = data;
        if (dispute?.status !== 'needs_response') {
          return false;
        }
        await stripe.disputes.update(dispute.id, { evidence, submit: true }, { idempotencyKey: key });
        return true;
      }),
    readEvent: async (message) => readEvent(await client(), message, settings.keys().webhook_secrets),
  };
}
