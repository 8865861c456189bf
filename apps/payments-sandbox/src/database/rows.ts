import type { Behaviour } from '../test-cards.ts';
import type { ErrorBody } from '../http/call.ts';
import type { BankBehaviour, PayoutStatus } from '../test-banks.ts';

type IntentStatus = 'requires_payment_method' | 'requires_action' | 'requires_capture' | 'succeeded' | 'canceled';

/** The stored facts of a card, never its number. */
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

/** `new`: nothing was given yet. */
export type AccountState = 'new' | 'active' | 'restricted' | 'rejected';

/** The account of a person who is paid: https://docs.stripe.com/api/v2/core/accounts */
export interface AccountRow {
  id: string;
  email: string;
  display_name: string | null;
  /** ISO 3166-1 alpha-2, upper case. */
  country: string;
  /** Lower case; null before there is a bank account. */
  currency: string | null;
  metadata: Record<string, string>;
  state: AccountState;
  /** When the terms were agreed to. */
  submitted_at: Date | null;
  payout_interval: 'daily' | 'manual';
  debit_negative_balances: boolean;
  /** When it was closed for good. */
  closed_at: Date | null;
  created_at: Date;
}

/** The stored facts of a bank account, never its number. The newest is the one that is used. */
export interface BankRow {
  id: string;
  account_id: string;
  last4: string;
  behaviour: BankBehaviour;
  country: string;
  currency: string;
  status: 'new' | 'errored';
  created_at: Date;
}

export interface LinkRow {
  token: string;
  account_id: string;
  kind: 'account_onboarding' | 'account_update' | 'login';
  return_url: string | null;
  refresh_url: string | null;
  expires_at: Date;
  used_at: Date | null;
  created_at: Date;
}

export interface TransferRow {
  id: string;
  account_id: string;
  /** Out of which payment; null: out of the platform's balance. */
  charge_id: string | null;
  amount: number;
  amount_reversed: number;
  currency: string;
  transfer_group: string | null;
  description: string | null;
  metadata: Record<string, string>;
  /** From when on it can be paid out. */
  available_at: Date;
  created_at: Date;
}

export interface ReversalRow {
  id: string;
  transfer_id: string;
  amount: number;
  currency: string;
  metadata: Record<string, string>;
  created_at: Date;
}

export interface PayoutRow {
  id: string;
  account_id: string;
  bank_id: string;
  amount: number;
  currency: string;
  status: PayoutStatus;
  failure_code: string | null;
  metadata: Record<string, string>;
  /** Its states, in order. */
  steps: PayoutStatus[];
  due: Date | null;
  arrival_at: Date;
  created_at: Date;
}
