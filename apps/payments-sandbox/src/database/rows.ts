import type { Behaviour } from '../cards/test-cards.ts';
import type { ErrorBody } from '../http/api-error.ts';

export type IntentStatus =
  | 'requires_payment_method'
  | 'requires_action'
  | 'requires_capture'
  | 'succeeded'
  | 'canceled';

/** What is kept of a card: never its number. */
export interface CardRow {
  brand: string;
  last4: string;
  behaviour: Behaviour;
}

export interface IntentRow {
  id: string;
  client_secret: string;
  amount: number;
  amount_received: number;
  currency: string;
  capture_method: 'automatic' | 'manual';
  status: IntentStatus;
  description: string | null;
  metadata: Record<string, string>;
  last_error: ErrorBody | null;
  charge_id: string | null;
  return_url: string | null;
  challenge: string | null;
  challenged_card: CardRow | null;
  cancellation_reason: string | null;
  canceled_at: Date | null;
  /** A good card is asked for a confirmation too. */
  asks_confirmation: boolean;
  created_at: Date;
}

export interface ChargeRow extends CardRow {
  id: string;
  intent_id: string;
  amount: number;
  amount_captured: number;
  amount_refunded: number;
  currency: string;
  captured: boolean;
  status: 'succeeded' | 'failed';
  failure_code: string | null;
  /** Until when an authorisation can be captured; null where there is none to capture. */
  capture_before: Date | null;
  disputed: boolean;
  dispute_due: Date | null;
  created_at: Date;
}

export interface RefundRow {
  id: string;
  intent_id: string;
  charge_id: string;
  amount: number;
  currency: string;
  status: 'pending' | 'succeeded' | 'failed';
  failure_reason: string | null;
  reason: string | null;
  metadata: Record<string, string>;
  becomes: 'succeeded' | 'failed' | null;
  due: Date | null;
  created_at: Date;
}

export interface DisputeRow {
  id: string;
  intent_id: string;
  charge_id: string;
  amount: number;
  currency: string;
  status: 'needs_response' | 'under_review' | 'won' | 'lost';
  evidence: Record<string, string>;
  /** How often evidence was sent to the bank. */
  submissions: number;
  created_at: Date;
}
