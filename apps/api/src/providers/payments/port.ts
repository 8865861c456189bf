import type { ChargeProblem } from '@abroad/reference-data/card-charges';

/** The status of an intent at the provider. The reason of `failed` is in `failure`: a refused card leaves the intent open. */
export type IntentStatus =
  | 'requires_payment'
  | 'requires_action'
  | 'processing'
  | 'authorized'
  | 'captured'
  | 'canceled';

export interface RefundSnapshot {
  /** The provider's own id. */
  id: string;
  /** Our id, if we made it; null for one that was made at the provider. */
  refund_id: string | null;
  amount_minor: number;
  status: 'pending' | 'succeeded' | 'failed';
  failure: string | null;
}

/** An intent as the provider knows it now. Sums are minor units of ISO 4217, whatever the provider counts in. */
export interface IntentSnapshot {
  id: string;
  status: IntentStatus;
  amount_minor: number;
  /** Upper case. */
  currency: string;
  captured_minor: number;
  refunded_minor: number;
  livemode: boolean;
  /** The ids that we wrote on it when we made it. */
  booking_id: string | null;
  payment_id: string | null;
  /** For the browser of the person who pays. */
  client_secret: string | null;
  /** `fingerprint` is the provider's name for a card number, the same for all who pay with it. */
  card: { brand: string; last4: string; fingerprint: string | null } | null;
  /** The provider's code for why the last try failed. */
  failure: string | null;
  /** Epoch milliseconds; null where nothing is authorised. */
  authorisation_ends_at: number | null;
  dispute: 'open' | 'won' | 'lost' | null;
  refunds: readonly RefundSnapshot[];
}

export interface NewIntent {
  booking_id: string;
  payment_id: string;
  amount_minor: number;
  currency: string;
  capture_method: 'automatic' | 'manual';
  /** The text on the card's statement and in the provider's dashboard, without names of people. */
  description: string;
  /** The card's bank confirms the payer (3-D Secure), also where it would not ask by itself. */
  wants_confirmation?: boolean;
}

/** A message of the provider, after its signature was checked. It says what to ask about, and is not believed otherwise. */
export interface ProviderEvent {
  id: string;
  kind: string;
  intent_id: string | null;
  /** The refused card, with the provider's fingerprint where it gives one; null for other errors. */
  declined: { card: string | null } | null;
}

/** Evidence for the cardholder's bank against a dispute; texts, by Stripe's names. */
export type DisputeEvidence = Partial<
  Record<
    | 'access_activity_log'
    | 'customer_email_address'
    | 'customer_name'
    | 'product_description'
    | 'refund_policy_disclosure'
    | 'service_date'
    | 'uncategorized_text',
    string
  >
>;

/**
 * - `unreachable`: no answer, or one that says to try again; nothing is known.
 * - `refused`: the provider refuses, and would refuse again.
 */
export class PaymentError extends Error {
  override readonly name = 'PaymentError';
  readonly reason: 'unreachable' | 'refused';
  /** The provider's code, for the log. */
  readonly code: string | null;
  constructor(
    reason: PaymentError['reason'],
    message: string,
    { code = null, cause }: { code?: string | null; cause?: unknown } = {},
  ) {
    super(message, { cause });
    this.reason = reason;
    this.code = code;
  }
}

/**
 * Takes payments. Each call waits 3 s at most. Each call that moves money takes a key under which it is done once,
 * however often it is asked for.
 * @throws PaymentError, and nothing else.
 */
export interface PaymentProvider {
  readonly name: 'none' | 'stripe' | 'sandbox';
  /** False: paid services are shown and can't be booked. */
  readonly takes_payments: boolean;
  /** For the browser. */
  readonly publishable_key: string;
  /** Why an amount above zero can't be paid, or null: providers don't take all currencies and amounts. Makes no request. */
  chargeProblem(amount_minor: number, currency: string): ChargeProblem | null;
  createIntent(intent: NewIntent, key: string): Promise<IntentSnapshot>;
  readIntent(intent_id: string): Promise<IntentSnapshot>;
  /** Captures the authorised amount. An intent that can't be captured (any more) stays unchanged. */
  captureIntent(intent_id: string, key: string): Promise<IntentSnapshot>;
  /** Voids the authorisation, and closes the intent. A closed or captured intent stays unchanged. */
  cancelIntent(intent_id: string, key: string): Promise<IntentSnapshot>;
  refund(
    refund: { intent_id: string; refund_id: string; amount_minor: number; currency: string },
    key: string,
  ): Promise<RefundSnapshot>;
  /** Sends evidence to the bank about the open dispute of an intent. @returns false where none waits for an answer. */
  answerDispute(intent_id: string, evidence: DisputeEvidence, key: string): Promise<boolean>;
  /** @returns null where the signature is not the provider's, or older than 300 s. */
  readEvent(message: { headers: Headers; body: string }): Promise<ProviderEvent | null>;
}
