import type { ColumnType } from 'kysely';
import type { Timestamp } from './column-types.ts';

export type FraudKind = 'own_booking' | 'dispute' | 'review_ring' | 'many_no_shows' | 'seen_photo';

/** What the staff read about it. */
export interface FraudDetail {
  /** By what the two of a session are the same. */
  marks?: ('card' | 'device' | 'bank' | 'holder')[];
  count?: number;
  /** What was sent to the bank, by the provider's names. */
  evidence?: Record<string, string>;
}

export interface FraudSignalTable {
  id: string;
  auth_user_id: string;
  kind: FraudKind;
  booking_id: string | null;
  detail: ColumnType<FraudDetail, string | undefined, string>;
  found_at: Timestamp;
  cleared_at: Timestamp | null;
}

export interface PaymentDeclineTable {
  provider: string;
  event_id: string;
  auth_user_id: string;
  card: Buffer | null;
  address: Buffer | null;
  declined_at: Timestamp;
}

export interface FraudTables {
  payment_decline: PaymentDeclineTable;
  fraud_signal: FraudSignalTable;
}
