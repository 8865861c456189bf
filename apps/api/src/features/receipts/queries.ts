import { sql } from 'kysely';
import type { Trader } from '@abroad/contract';
import type { Database } from '../../db/connection.ts';
import { traderOfBooking } from '../mentors/trader.ts';

interface Names {
  first_name: string;
  last_name: string;
}
/** A receipt with its payment and session; amounts in minor units. Instants in UTC. */
export interface ReceiptRow {
  year: number;
  number: number;
  issued_at: string;
  payment_id: string;
  booking_id: string;
  payer: Names;
  mentor: Names & { is_deleted: boolean };
  /** The payer's, BCP 47. */
  reader_language: string;
  trader: Trader | null;
  title: string;
  start: string;
  end: string;
  time_zone: string;
  currency: string;
  captured: number;
  refunded: number;
  refund_pending: number;
  paid_at: string | null;
  card_brand: string | null;
  card_last4: string | null;
}

/** The receipt of a payment for the student who paid; undefined for others, and before the capture. */
export async function findReceipt(db: Database, payment_id: string, user_id: string): Promise<ReceiptRow | undefined> {
  const { rows } = await sql<ReceiptRow>`
    select receipt.year, receipt.number, receipt.issued_at, payment.id as payment_id, booking.id as booking_id,
      json_build_object('first_name', payer.first_name, 'last_name', payer.last_name) as payer,
      json_build_object('first_name', mentor.first_name, 'last_name', mentor.last_name,
        'is_deleted', mentor.status = 'deleted') as mentor,
      ${traderOfBooking} as trader,
      payer.language as reader_language,
      booking.title, booking.start_at as start, booking.end_at as "end", booking.time_zone,
      payment.currency, payment.captured_minor as captured, payment.refunded_minor as refunded,
      payment.refund_pending_minor as refund_pending, payment.paid_at,
      payment.card_brand, payment.card_last4
    from receipt
    join payment on payment.id = receipt.payment_id
    join booking on booking.id = payment.booking_id
    join authenticated_user payer on payer.id = booking.prospect_user_id
    join authenticated_user mentor on mentor.id = booking.mentor_user_id
    where receipt.payment_id = ${payment_id} and booking.prospect_user_id = ${user_id}`.execute(db);
  return rows[0];
}

/** Completed and pending refunds, the oldest first. */
export const findRefunds = (db: Database, payment_id: string) =>
  db
    .selectFrom('refund')
    .select(['amount_minor', 'status', 'created_at', 'updated_at'])
    .where('payment_id', '=', payment_id)
    .where('status', '<>', 'failed')
    .orderBy('created_at')
    .orderBy('id')
    .execute();
