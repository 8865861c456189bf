import { fromChargeUnits } from '@abroad/reference-data/card-charges';
import type Stripe from 'stripe';
import { isOldAnswer } from '../../stripe/old-answer.ts';
import { underKey } from '../../stripe/under-key.ts';
import type { NewPayout, PayoutBalance, PayoutSnapshot } from '../port.ts';
import { toBankUnits } from './units.ts';

const STATUS: Readonly<Record<string, PayoutSnapshot['status']>> = {
  in_transit: 'in_transit',
  paid: 'paid',
  failed: 'failed',
  canceled: 'canceled',
};

/** Returns the attempt of a payout: older payouts have no attempt written on them and were the first. */
const attemptOf = (metadata: Stripe.Metadata | null): number | null =>
  metadata?.['payout_id'] === undefined ? null : Number(metadata['attempt'] ?? 1);

function payoutSnapshot(payout: Stripe.Payout): PayoutSnapshot {
  const currency = payout.currency.toUpperCase();
  return {
    id: payout.id,
    // A state that Stripe adds is waited out.
    status: STATUS[payout.status] ?? 'pending',
    failure: payout.failure_code,
    amount_minor: fromChargeUnits(payout.amount, currency),
    currency,
    arrives_at: payout.arrival_date * 1000,
    attempt: attemptOf(payout.metadata),
  };
}

export async function readPayout(stripe: Stripe, account_id: string, id: string): Promise<PayoutSnapshot> {
  return payoutSnapshot(await stripe.payouts.retrieve(id, undefined, { stripeAccount: account_id }));
}

export async function findPayouts(stripe: Stripe, account_id: string, payout_id: string): Promise<PayoutSnapshot[]> {
  const { data } = await stripe.payouts.list({ limit: 100 }, { stripeAccount: account_id });
  return data.filter(({ metadata }) => metadata?.['payout_id'] === payout_id).map(payoutSnapshot);
}

/** Sends what is on the mentor's account to their bank. */
export async function sendPayout(
  stripe: Stripe,
  { account_id, payout_id, attempt, amount_minor, currency }: NewPayout,
  key: string,
): Promise<PayoutSnapshot> {
  const payout = await underKey(key, (idempotencyKey) =>
    stripe.payouts.create(
      {
        amount: toBankUnits(amount_minor, currency),
        currency: currency.toLowerCase(),
        metadata: { payout_id, attempt },
      },
      { stripeAccount: account_id, idempotencyKey },
    ),
  );
  return isOldAnswer(payout) ? readPayout(stripe, account_id, payout.id) : payoutSnapshot(payout);
}

export async function readBalance(stripe: Stripe, account_id: string): Promise<PayoutBalance[]> {
  const { available, pending } = await stripe.balance.retrieve(undefined, { stripeAccount: account_id });
  const currencies = [...new Set([...available, ...pending].map(({ currency }) => currency))].toSorted();
  return currencies.map((name) => {
    const currency = name.toUpperCase();
    const sumOf = (parts: readonly { amount: number; currency: string }[]) =>
      fromChargeUnits(
        parts.filter((part) => part.currency === name).reduce((sum, { amount }) => sum + amount, 0),
        currency,
      );
    return { currency, available_minor: sumOf(available), pending_minor: sumOf(pending) };
  });
}
