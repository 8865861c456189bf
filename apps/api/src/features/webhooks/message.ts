import { WEBHOOK_TEST, WebhookMessage, WebhookTestMessage } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { getBooking } from '../bookings/read/read-bookings.ts';
import { findPublicReview } from '../reviews/queries.ts';
import type { BookingStatus } from '../../db/tables.ts';
import { writePayoutMessage } from './payout-messages.ts';

interface BookingEvent {
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  created_at: string;
  sequence: number;
  amount_minor: number | null;
  review_id: string | null;
}

/** A row of a booking's history with its position, from 1. */
async function findEvent({ db }: Pick<Context, 'db'>, id: string): Promise<BookingEvent> {
  const { rows } = await sql<BookingEvent>`
    select from_status, to_status, created_at, (detail->>'amount_minor')::bigint as amount_minor,
      detail->>'review_id' as review_id,
      (select count(*)::int from booking_event earlier
       where earlier.booking_id = event.booking_id
         and (earlier.created_at, earlier.id) <= (event.created_at, event.id)) as sequence
    from booking_event event where id = ${id}`.execute(db);
  const [event] = rows;
  if (!event) {
    throw new Error(`no event is called ${id}`);
  }
  return event;
}

interface MessageInput {
  event: string;
  booking_id: string | null;
  booking_event_id: string | null;
  payout_event_id: string | null;
  subscription_id: string;
  auth_user_id: string;
}

/**
 * The message of a delivery: the event, and the booking as the subscriber sees it now. Fields that the schema doesn't
 * name are dropped.
 */
export async function writeMessage(context: Pick<Context, 'db' | 'clock'>, input: MessageInput): Promise<string> {
  const { event, booking_id, booking_event_id, subscription_id, auth_user_id } = input;
  if (input.payout_event_id !== null) {
    return writePayoutMessage(context, event, input.payout_event_id);
  }
  if (booking_id === null || booking_event_id === null) {
    const timestamp = toInstant(context.clock.now());
    return JSON.stringify(
      WebhookTestMessage.parse({ type: WEBHOOK_TEST, timestamp, data: { webhook_id: subscription_id } }),
    );
  }
  const { created_at, amount_minor, review_id, ...happened } = await findEvent(context, booking_event_id);
  const booking = await getBooking(context, booking_id, auth_user_id);
  const amount = amount_minor === null ? null : fromMinor(amount_minor, booking.currency);
  const review = review_id === null ? null : await findPublicReview(context.db, review_id);
  const data = { ...happened, amount, booking, review };
  return JSON.stringify(WebhookMessage.parse({ type: event, timestamp: toInstant(created_at), data }));
}
