import type { Generated } from 'kysely';
import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

export type PayoutStatus = 'held' | 'pending' | 'in_transit' | 'paid' | 'failed' | 'cancelled';

/** Amounts are minor units of `currency`. */
export interface PayoutTable {
  id: string;
  user_id: string;
  provider: 'stripe_connect' | 'sandbox' | 'manual';
  /** Null for payouts by hand. */
  account_id: string | null;
  currency: string;
  /** The amount sent: the lines less debt and earlier clawbacks of them. */
  amount_minor: number;
  debt_minor: Generated<number>;
  fee_minor: Generated<number>;
  status: PayoutStatus;
  held_for: Generated<string[]>;
  attempt: Generated<number>;
  provider_payout_id: string | null;
  reference: string | null;
  failure: string | null;
  is_by_hand: Generated<boolean>;
  scheduled_for: Timestamp;
  created_at: Timestamp;
  sent_at: Timestamp | null;
  arrives_at: Timestamp | null;
  paid_at: Timestamp | null;
  checked_at: Timestamp | null;
  version: Generated<number>;
  refusals: Generated<number>;
  send_asked_at: Timestamp | null;
  /** Set when it is cancelled: it isn't sent any more, and its transfers are being taken back. */
  cancel_asked_at: Timestamp | null;
  /** The file of payouts by hand that it is in. */
  batch_id: string | null;
  updated_at: Timestamp;
}

export interface PayoutLineTable {
  payout_id: string;
  booking_id: string;
  payment_id: string;
  amount_minor: number;
  debt_taken_minor: Generated<number>;
  returned_minor: Generated<number>;
  /** The price paid and the platform's fee when the payout began. The database sets them, as it does `sent_minor`. */
  paid_minor: Generated<number>;
  platform_fee_minor: Generated<number>;
  /** Null before it was sent. */
  sent_minor: number | null;
  transfer_asked_at: Timestamp | null;
  transfer_id: string | null;
  /** False once the payout is paid or cancelled, or the session was taken out of it. */
  is_open: Generated<boolean>;
}

export interface PayoutReversalTable {
  id: string;
  booking_id: string;
  payment_id: string;
  payout_id: string;
  amount_minor: number;
  reversed_minor: Generated<number>;
  status: Generated<'pending' | 'ended'>;
  failure: string | null;
  created_at: Timestamp;
  ended_at: Timestamp | null;
}

export interface PayoutEventTable {
  id: string;
  payout_id: string;
  kind: string;
  from_status: PayoutStatus | null;
  to_status: PayoutStatus;
  actor_user_id: string | null;
  actor_role: 'mentor' | 'staff' | 'system';
  text: string | null;
  created_at: Timestamp;
}

export interface PayoutRunTable {
  schedule: 'weekly' | 'monthly';
  scheduled_for: Timestamp;
  after_user_id: string | null;
  finished_at: Timestamp | null;
}

/** A file of payouts that the staff make by hand. */
export interface PayoutBatchTable {
  id: string;
  created_by: string;
  created_at: Timestamp;
}

export type PayoutAccountState = 'none' | 'in_progress' | 'active' | 'restricted' | 'rejected';
export type PayoutSchedule = 'weekly' | 'monthly' | 'by_hand';

export interface PayoutRouteTable {
  /** ISO 3166-1 alpha-2. */
  platform_country: string;
  mentor_country: string;
  /** In which the money arrives: ISO 4217, upper case. */
  currency: string;
  provider: 'stripe_connect' | 'manual';
  minimum_minor: number;
  fee_words: string;
  days_min: number;
  days_max: number;
  is_on: Generated<boolean>;
  source: Generated<'list' | 'operator'>;
}

export interface PayoutAccountTable {
  user_id: string;
  provider: 'stripe_connect' | 'sandbox' | 'manual' | null;
  account_id: string | null;
  state: Generated<PayoutAccountState>;
  country: string | null;
  currency: string | null;
  needs: Generated<string[]>;
  bank_last4: string | null;
  bank_fingerprint: string | null;
  bank_changed_at: Timestamp | null;
  bank_details: Buffer | null;
  bank_details_key_id: string | null;
  activated_at: Timestamp | null;
  schedule: Generated<PayoutSchedule>;
  attempt: Generated<number>;
  mismatch: string | null;
  checked_at: Timestamp | null;
  closed_at: Timestamp | null;
  version: Generated<number>;
  created_at: Touched;
  updated_at: Touched;
}

export interface PayoutAccountEventTable {
  id: string;
  user_id: string;
  kind: 'chosen' | 'state' | 'bank_changed' | 'schedule';
  from_state: PayoutAccountState | null;
  to_state: PayoutAccountState | null;
  actor_role: 'mentor' | 'staff' | 'provider';
  created_at: Timestamp;
}

export interface PayoutProviderEventTable {
  id: string;
  provider: string;
  kind: string;
  account_id: string | null;
  payout_id: string | null;
  received_at: Touched;
}

export interface PayoutTables {
  payout_account: PayoutAccountTable;
  payout_account_event: PayoutAccountEventTable;
  payout: PayoutTable;
  payout_batch: PayoutBatchTable;
  payout_event: PayoutEventTable;
  payout_line: PayoutLineTable;
  payout_reversal: PayoutReversalTable;
  payout_run: PayoutRunTable;
  payout_route: PayoutRouteTable;
  payout_provider_event: PayoutProviderEventTable;
}

export const payoutTables = {
  // The provider's account id stays while money may be due; the bank's numbers are deleted.
  payout_account: { owner: 'payout-accounts', archive: 'composed', erasure: 'elsewhere' },
  payout_account_event: { owner: 'payout-accounts', archive: 'composed', erasure: 'elsewhere' },
  // Money that was paid stays in the books, without a name.
  payout: { owner: 'payouts', archive: 'composed', erasure: 'elsewhere' },
  // The staff member who made a file; the archive has the act from the audit.
  payout_batch: { owner: 'payouts', archive: null, erasure: 'elsewhere' },
  payout_event: { owner: 'payouts', archive: 'composed', erasure: 'elsewhere' },
  payout_line: { owner: 'payouts' },
  payout_reversal: { owner: 'payments' },
  payout_run: { owner: 'payouts' },
  payout_route: { owner: 'reference' },
  payout_provider_event: { owner: 'payout-accounts' },
} as const satisfies Record<keyof PayoutTables, TableRules>;
