import { createHash } from 'node:crypto';
import type { CardRow, ChargeRow, DisputeRow, IntentRow, RefundRow } from './database/rows.ts';
import type { ErrorBody } from './http/api-error.ts';
import { seconds } from './ids.ts';

export const listOf = (url: string, data: unknown[]) => ({ object: 'list', data, has_more: false, url });
const instant = (date: Date | null) => (date === null ? null : seconds(date));

/** https://docs.stripe.com/api/refunds/object */
export const presentRefund = (refund: RefundRow) => ({
  id: refund.id,
  object: 'refund',
  amount: refund.amount,
  balance_transaction: null,
  charge: refund.charge_id,
  created: seconds(refund.created_at),
  currency: refund.currency,
  ...(refund.failure_reason !== null && { failure_reason: refund.failure_reason }),
  metadata: refund.metadata,
  payment_intent: refund.intent_id,
  reason: refund.reason,
  receipt_number: null,
  status: refund.status,
});

const ANSWER_WITHIN_S = 9 * 24 * 3600;

/** https://docs.stripe.com/api/disputes/object */
export const presentDispute = (dispute: DisputeRow) => ({
  id: dispute.id,
  object: 'dispute',
  amount: dispute.amount,
  charge: dispute.charge_id,
  created: seconds(dispute.created_at),
  currency: dispute.currency,
  evidence: dispute.evidence,
  evidence_details: {
    due_by: seconds(dispute.created_at) + ANSWER_WITHIN_S,
    has_evidence: Object.keys(dispute.evidence).length > 0,
    past_due: false,
    submission_count: dispute.submissions,
  },
  is_charge_refundable: false,
  livemode: false,
  metadata: {},
  payment_intent: dispute.intent_id,
  reason: 'fraudulent',
  status: dispute.status,
});

/** Names a card; of its number only the last four digits are kept. */
export const fingerprintOf = ({ brand, last4, behaviour }: CardRow): string =>
  createHash('sha256').update(`${brand} ${last4} ${behaviour}`).digest('base64url').slice(0, 16);

/** https://docs.stripe.com/api/charges/object; `refunds` only where it is asked for. */
export const presentCharge = (charge: ChargeRow, refunds: readonly RefundRow[] | null) => ({
  id: charge.id,
  object: 'charge',
  amount: charge.amount,
  amount_captured: charge.amount_captured,
  amount_refunded: charge.amount_refunded,
  captured: charge.captured,
  created: seconds(charge.created_at),
  currency: charge.currency,
  disputed: charge.disputed,
  failure_code: charge.failure_code,
  livemode: false,
  paid: charge.status === 'succeeded',
  payment_intent: charge.intent_id,
  payment_method_details: {
    type: 'card',
    card: {
      brand: charge.brand,
      last4: charge.last4,
      fingerprint: fingerprintOf(charge),
      ...(charge.capture_before !== null && { capture_before: seconds(charge.capture_before) }),
    },
  },
  refunded: charge.amount_refunded === charge.amount,
  ...(refunds !== null && { refunds: listOf(`/v1/charges/${charge.id}/refunds`, refunds.map(presentRefund)) }),
  status: charge.status,
});

const nextAction = (intent: IntentRow, origin: string) =>
  intent.challenge === null
    ? null
    : {
        type: 'redirect_to_url',
        redirect_to_url: { url: `${origin}/challenge/${intent.challenge}`, return_url: intent.return_url },
      };

/**
 * https://docs.stripe.com/api/payment_intents/object
 * @param charge in the place of its id, where it was asked for
 */
export const presentIntent = (intent: IntentRow, origin: string, charge: unknown = intent.charge_id) => ({
  id: intent.id,
  object: 'payment_intent',
  amount: intent.amount,
  amount_capturable: intent.status === 'requires_capture' ? intent.amount : 0,
  amount_received: intent.amount_received,
  canceled_at: instant(intent.canceled_at),
  cancellation_reason: intent.cancellation_reason,
  capture_method: intent.capture_method,
  client_secret: intent.client_secret,
  confirmation_method: 'automatic',
  created: seconds(intent.created_at),
  currency: intent.currency,
  customer: null,
  description: intent.description,
  last_payment_error: intent.last_error,
  latest_charge: charge,
  livemode: false,
  metadata: intent.metadata,
  next_action: nextAction(intent, origin),
  payment_method: null,
  payment_method_types: ['card'],
  processing: null,
  status: intent.status,
});

/** Whose card it was is not for browsers. */
export function errorForBrowser(error: ErrorBody | null): ErrorBody | null {
  if (error === null) {
    return null;
  }
  const { payment_method: _card, ...shown } = error;
  return shown;
}

/** What a browser may see of it that has its secret. */
export const presentIntentToBrowser = (intent: IntentRow, origin: string) => {
  const { metadata: _metadata, latest_charge: _charge, ...rest } = presentIntent(intent, origin);
  return { ...rest, last_payment_error: errorForBrowser(intent.last_error) };
};
