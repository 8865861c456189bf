import type { Generated } from 'kysely';
import type { Timestamp, Touched } from './column-types.ts';

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

export interface PayoutAccountTables {
  payout_route: PayoutRouteTable;
  payout_account: PayoutAccountTable;
  payout_account_event: PayoutAccountEventTable;
  payout_provider_event: PayoutProviderEventTable;
}
