import type { Database } from '../../db/connection.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { answerDisputeJob, chargebackStrikeJob, openStudentCaseJob } from '../../jobs/known-jobs.ts';
import type { BookingStatus } from '../../db/tables.ts';
import { noteFraud } from './signals.ts';

interface Disputed {
  booking: { id: string; prospect_user_id: string; status: BookingStatus; end_at: string };
  payment: { id: string };
  /** The new events of the payment. */
  events: readonly { kind: string }[];
  /** Epoch milliseconds. */
  now: number;
}

/** Says whether the session took place by all statements: a dispute is justified where the mentor didn't come. */
const wasHeld = ({ status, end_at }: Disputed['booking'], now: number): boolean =>
  status === 'completed' || status === 'no_show_prospect' || (status === 'confirmed' && Date.parse(end_at) <= now);

/**
 * A student takes the money back by their bank, after a session that took place: a case, evidence to the bank, and a strike once
 * the money is lost. Runs under the locks of both people.
 */
export async function noteDispute(trx: Database, { booking, payment, events, now }: Disputed): Promise<void> {
  const { id: booking_id, prospect_user_id } = booking;
  const has = (kind: string) => events.some((event) => event.kind === kind);
  if (has('disputed') && wasHeld(booking, now)) {
    await noteFraud(trx, { kind: 'dispute', user_id: prospect_user_id, booking_id, now });
    await enqueue(trx, [
      openStudentCaseJob({ prospect_user_id, booking_id, reason: 'scam' }),
      answerDisputeJob({ payment_id: payment.id }),
    ]);
  }
  if (has('dispute_lost') && wasHeld(booking, now)) {
    await enqueue(trx, [chargebackStrikeJob({ prospect_user_id, booking_id })]);
  }
}
