import { createHash } from 'node:crypto';
import { z } from 'zod';
import { chargeProblem, fromChargeUnits, toChargeUnits } from '@abroad/reference-data/card-charges';
import { payableStep } from '@abroad/reference-data/payable-step';
import type { CardRow, ChargeRow, DisputeRow, IntentRow, RefundRow } from './database/rows.ts';
import { type ErrorBody, ApiError } from './http/call.ts';
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

/** Removes the cardholder's data, which browsers don't get. */
export function errorForBrowser(error: ErrorBody | null): ErrorBody | null {
  if (error === null) {
    return null;
  }
  const { payment_method: _card, ...shown } = error;
  return shown;
}

/** Presents the parts of an intent that a browser with its secret may see. */
export const presentIntentToBrowser = (intent: IntentRow, origin: string) => {
  const { metadata: _metadata, latest_charge: _charge, ...rest } = presentIntent(intent, origin);
  return { ...rest, last_payment_error: errorForBrowser(intent.last_error) };
};

/** https://docs.stripe.com/api/metadata */
export const Metadata = z.record(z.string().max(40), z.string().max(500)).optional();

const refuse = (param: 'amount' | 'currency', message: string, code?: string) =>
  new ApiError(400, { type: 'invalid_request_error', ...(code ? { code } : {}), param, message });

/**
 * Refuses a sum that can't be said: https://docs.stripe.com/currencies#special-cases
 * @param amount in the provider's smallest unit
 * @param currency lower case
 * @param stepOf the least by which sums differ, in minor units of ISO 4217
 * @throws ApiError 400
 */
export function checkAmount(amount: number, currency: string, stepOf = payableStep): void {
  if (amount < 1) {
    throw refuse('amount', 'This value must be greater than or equal to 1.', 'parameter_invalid_integer');
  }
  const code = currency.toUpperCase();
  const step = toChargeUnits(stepOf(code), code);
  if (amount % step !== 0) {
    throw refuse('amount', `Invalid amount: in ${currency} it must be divisible by ${step}.`, 'invalid_amount');
  }
}

/**
 * Refuses a charge in a currency that Stripe doesn't accept, or of a sum that is too small. Too large sums can't occur: a parameter has eight digits.
 * @throws ApiError 400, with Stripe's codes
 */
export function checkCharge(amount: number, currency: string): void {
  const code = currency.toUpperCase();
  const problem = amount < 1 ? null : chargeProblem(fromChargeUnits(amount, code), code);
  if (problem?.kind === 'currency') {
    throw refuse(
      'currency',
      `Invalid currency: ${currency}. See https://docs.stripe.com/currencies for those supported.`,
    );
  }
  checkAmount(amount, currency);
  if (problem?.kind === 'too_small') {
    const least = amountInWords(toChargeUnits(problem.least_minor, code), currency);
    throw refuse('amount', `Amount must be at least ${least}.`, 'amount_too_small');
  }
}

/** Stripe's own lists, in lower case: how many decimals people see, not in what is counted. */
const WITHOUT_DECIMALS = new Set('bif clp djf gnf jpy kmf krw mga pyg rwf vnd vuv xaf xof xpf'.split(' '));

const THREE_DECIMALS = new Set(['bhd', 'jod', 'kwd', 'omr', 'tnd']);

/** For a person: `EUR 25.00`. */
export function amountInWords(amount: number, currency: string): string {
  const digits = WITHOUT_DECIMALS.has(currency) ? 0 : THREE_DECIMALS.has(currency) ? 3 : 2;
  return `${currency.toUpperCase()} ${(amount / 10 ** digits).toFixed(digits)}`;
}
