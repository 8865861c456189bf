import { WEBHOOK_TEST, WebhookMessage, WebhookTestMessage } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data';
import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { toInstant } from '../../core/clock.ts';
import { getBooking } from '../bookings/index.ts';
import type { BookingStatus } from '../../db/tables.ts';

interface Happened {
  from_status: BookingStatus | null;
  to_status: BookingStatus;
  created_at: string;
  sequence: number;
  amount_minor: number | null;
}

/** A row of a booking's history with its place in it, from 1. */
async function findEvent({ db }: Pick<Context, 'db'>, id: string): Promise<Happened> {
  const { rows } = await sql<Happened>`
    select from_status, to_status, created_at, (detail->>'amount_minor')::bigint as amount_minor,
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

interface Told {
  event: string;
  booking_id: string | null;
  booking_event_id: string | null;
  subscription_id: string;
  auth_user_id: string;
}

/** What is sent: what happened, and the booking as its subscriber sees it now. Whatever the schema doesn't name stays here. */
export async function writeMessage(context: Pick<Context, 'db' | 'clock'>, told: Told): Promise<string> {
  const { event, booking_id, booking_event_id, subscription_id, auth_user_id } = told;
  if (booking_id === null || booking_event_id === null) {
    const timestamp = toInstant(context.clock.now());
    return JSON.stringify(
      WebhookTestMessage.parse({ type: WEBHOOK_TEST, timestamp, data: { webhook_id: subscription_id } }),
    );
  }
  const { created_at, amount_minor, ...happened } = await findEvent(context, booking_event_id);
  const booking = await getBooking(context, booking_id, auth_user_id);
  const amount = amount_minor === null ? null : fromMinor(amount_minor, booking.currency);
  return JSON.stringify(
    WebhookMessage.parse({ type: event, timestamp: toInstant(created_at), data: { ...happened, amount, booking } }),
  );
}
