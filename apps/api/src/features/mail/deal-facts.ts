import { sql } from 'kysely';
import type { Database } from '../../db/connection.ts';
import type { PaymentStatus, RefundReason } from '../../db/payment-tables.ts';
import type { BookingMail } from './kinds.ts';

/** What mails say of the deal about a booking, besides the booking. Sums are minor units of its currency. */
export interface DealFacts {
  payment: {
    status: PaymentStatus;
    amount_minor: number;
    captured_minor: number;
    /** What went back, and what is on its way. */
    refunded_minor: number;
  } | null;
  /** The refund that the mail is about. */
  refund: { amount_minor: number; reason: RefundReason; status: 'pending' | 'succeeded' | 'failed' } | null;
  /** The proposal that the mail is about. */
  proposal: {
    proposed_by: 'mentor' | 'prospect';
    starts: string[];
    message: string | null;
    status: 'open' | 'accepted' | 'declined' | 'withdrawn' | 'expired';
    /** What the other side wrote when it declined. */
    reason: string | null;
  } | null;
}

/** A booking without money, refunds or proposals. */
export const NO_DEAL: DealFacts = { payment: null, refund: null, proposal: null };

type About = Pick<BookingMail, 'booking_id' | 'refund_id' | 'proposal_id'>;

/** The payment of a booking, the last one where there were several, and what else a mail is about. */
export async function findDealFacts(db: Database, about: About): Promise<DealFacts> {
  const { booking_id, refund_id = null, proposal_id = null } = about;
  const { rows } = await sql<DealFacts>`
    select
      (select json_build_object('status', status, 'amount_minor', amount_minor, 'captured_minor', captured_minor,
         'refunded_minor', refunded_minor + refund_pending_minor)
       from payment where booking_id = booking.id
       order by status = 'voided', created_at desc limit 1) as payment,
      (select json_build_object('amount_minor', refund.amount_minor, 'reason', refund.reason, 'status', refund.status)
       from refund join payment on payment.id = refund.payment_id
       where refund.id = ${refund_id} and payment.booking_id = booking.id) as refund,
      (select json_build_object('proposed_by', proposed_by, 'starts', to_json(starts), 'message', message,
         'status', status, 'reason', (
           select detail ->> 'reason' from booking_event event
           where event.booking_id = booking.id and event.kind = 'proposal_declined'
             and event.detail ->> 'proposal_id' = proposal.id::text limit 1))
       from booking_proposal proposal
       where proposal.id = ${proposal_id} and proposal.booking_id = booking.id) as proposal
    from booking where id = ${booking_id}`.execute(db);
  return rows[0] ?? NO_DEAL;
}
