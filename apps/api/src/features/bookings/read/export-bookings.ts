import type { Booking } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { sql } from 'kysely';
import type { BookingEventDetail } from '../../../db/tables.ts';
import type { Context } from '../../../context.ts';
import { BOOKING_COLUMNS, BOOKING_SOURCES, type BookingView } from '../core/queries.ts';
import { PROSPECTS_OWN } from './list-events.ts';
import { presentBooking } from '../core/present.ts';

interface ExportedRefund {
  amount: number | null;
  currency: string;
  reason: string;
  status: string;
  created_at: string;
}
interface StoredRefund extends Omit<ExportedRefund, 'amount'> {
  amount_minor: number;
}

interface BookingStory {
  kind: string;
  from_status: string | null;
  to_status: string;
  actor_role: string;
  detail: BookingEventDetail;
  created_at: string;
}

const toMajor = ({ amount_minor, ...refund }: StoredRefund): ExportedRefund =>
  Object.assign(refund, { amount: fromMinor(amount_minor, refund.currency) });

/** All bookings of a user as they can see them, each with its payment, refunds and history; latest first. */
export async function exportBookings(
  { db, clock }: Pick<Context, 'db' | 'clock'>,
  user_id: string,
): Promise<(Booking & { events: BookingStory[]; refunds: ExportedRefund[] })[]> {
  const { rows } = await sql<BookingView & { events: BookingStory[]; refunds: StoredRefund[] }>`
    select ${BOOKING_COLUMNS},
      (select coalesce(json_agg(json_build_object('kind', event.kind, 'from_status', event.from_status,
         'to_status', event.to_status, 'actor_role', event.actor_role, 'detail', event.detail,
         'created_at', event.created_at) order by event.created_at), '[]')
       from booking_event event where event.booking_id = booking.id
         and (event.kind <> all(${PROSPECTS_OWN}::text[]) or booking.prospect_user_id = ${user_id})) as events,
      (select coalesce(json_agg(json_build_object('amount_minor', refund.amount_minor, 'currency', payment.currency,
         'reason', refund.reason, 'status', refund.status, 'created_at', refund.created_at)
         order by refund.created_at), '[]')
       from payment join refund on refund.payment_id = payment.id where payment.booking_id = booking.id) as refunds
    from ${BOOKING_SOURCES}
    where ${user_id}::uuid in (booking.mentor_user_id, booking.prospect_user_id)
    order by booking.start_at desc`.execute(db);
  return rows.map(({ events, refunds, ...booking }) =>
    Object.assign(presentBooking(booking, user_id, clock.now()), { events, refunds: refunds.map(toMajor) }),
  );
}
