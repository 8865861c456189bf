import type Stripe from 'stripe';
import type { IntentSnapshot } from '../port.ts';
import { intentSnapshot } from './snapshot.ts';

/** What one call brings along: https://docs.stripe.com/expand */
export const EXPAND = ['latest_charge', 'latest_charge.refunds'];
const MOST = 100;

/** A charge brings ten refunds along; of more, all are asked for. */
async function refundsOf(client: Stripe, intent: Stripe.PaymentIntent, charge: Stripe.Charge | null) {
  if (charge?.refunds?.has_more === true) {
    return (await client.refunds.list({ payment_intent: intent.id, limit: MOST })).data;
  }
  return charge?.refunds?.data ?? [];
}

/** The snapshot of an intent that was asked for with `EXPAND`; only of a disputed one more is asked. */
export async function snapshotOf(client: Stripe, intent: Stripe.PaymentIntent): Promise<IntentSnapshot> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  const refunds = await refundsOf(client, intent, charge);
  const disputes =
    charge?.disputed === true ? await client.disputes.list({ payment_intent: intent.id, limit: 1 }) : null;
  return intentSnapshot(intent, { charge, refunds, dispute: disputes?.data[0] });
}

export async function readIntent(client: Stripe, id: string): Promise<IntentSnapshot> {
  return snapshotOf(client, await client.paymentIntents.retrieve(id, { expand: EXPAND }));
}
