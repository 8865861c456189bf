import type { ColumnType, Generated } from 'kysely';
import type { Timestamp, Touched } from './column-types.ts';
import type { TableRules } from './table-rules.ts';

export type PaymentStatus =
  | 'requires_payment'
  | 'authorized'
  | 'paid'
  | 'voided'
  | 'failed'
  | 'partially_refunded'
  | 'refunded'
  | 'disputed';
export type RefundReason =
  | 'cancelled_in_time'
  | 'cancelled_late'
  | 'mentor_cancelled'
  | 'platform_cancelled'
  | 'mentor_absent'
  | 'technical_fault'
  | 'paid_too_late'
  | 'made_at_provider'
  | 'by_staff';
export type LedgerAccount =
  | 'provider'
  | 'mentor_pending'
  | 'mentor_earned'
  | 'no_show_pending'
  | 'mentor_payable'
  | 'payout_in_transit'
  | 'paid_out'
  | 'mentor_debt'
  | 'provider_fee'
  | 'written_off'
  | 'platform_fee'
  | 'dispute';

export interface PaymentTable {
  id: string;
  booking_id: string;
  provider: 'stripe' | 'sandbox';
  intent_id: string | null;
  livemode: boolean | null;
  capture_method: 'automatic' | 'manual';
  status: Generated<PaymentStatus>;
  amount_minor: number;
  currency: string;
  fee_minor: number;
  captured_minor: Generated<number>;
  refunded_minor: Generated<number>;
  refund_pending_minor: Generated<number>;
  authorisation_ends_at: Timestamp | null;
  capture_asked_at: Timestamp | null;
  card_brand: string | null;
  card_last4: string | null;
  failure: string | null;
  dispute: 'open' | 'won' | 'lost' | null;
  mismatch: string | null;
  paid_at: Timestamp | null;
  checked_at: Timestamp | null;
  /** The end of the pause in which its student can't pay, after too many declined cards. */
  paused_until: Timestamp | null;
  /** The instant from which earnings may be paid out; null once they may, or without earnings. The database sets it. */
  payable_at: Timestamp | null;
  version: Generated<number>;
  created_at: Touched;
  updated_at: Touched;
}
export interface RefundTable {
  id: string;
  payment_id: string;
  amount_minor: number;
  reason: RefundReason;
  status: Generated<'pending' | 'succeeded' | 'failed'>;
  provider_refund_id: string | null;
  failure: string | null;
  created_at: Touched;
  updated_at: Touched;
}
export interface LedgerEntryTable {
  id: string;
  posting_id: string;
  occasion: string;
  booking_id: string;
  payment_id: string;
  account: LedgerAccount;
  amount_minor: number;
  currency: string;
  /** The booking's mentor; null for accounts of the platform. The database sets it. */
  owner_user_id: string | null;
  payout_id: string | null;
  created_at: Touched;
}
export interface ReceiptTable {
  payment_id: string;
  year: number;
  number: number;
  issued_at: Timestamp;
}
export interface PaymentProviderEventTable {
  id: string;
  provider: string;
  kind: string;
  intent_id: string | null;
  received_at: Touched;
}
export interface BookingProposalTable {
  id: string;
  booking_id: string;
  proposed_by: 'mentor' | 'prospect';
  starts: ColumnType<Date[], string[]>;
  message: string | null;
  status: Generated<'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired'>;
  created_at: Touched;
  answered_at: Timestamp | null;
}

export interface PaymentTables {
  ledger_entry: LedgerEntryTable;
  booking_proposal: BookingProposalTable;
  payment: PaymentTable;
  refund: RefundTable;
  receipt: ReceiptTable;
  payment_provider_event: PaymentProviderEventTable;
}

export const paymentTables = {
  ledger_entry: { owner: 'payments', archive: 'composed', erasure: 'elsewhere' },
  booking_proposal: { owner: 'bookings' },
  payment: { owner: 'payments' },
  refund: { owner: 'payments' },
  receipt: { owner: 'payments' },
  payment_provider_event: { owner: 'checkout' },
} as const satisfies Record<keyof PaymentTables, TableRules>;
