import { sql } from 'kysely';
import type { Database } from '../../../db/connection.ts';
import { aboutBooking, notify } from '../../notifications/notify.ts';
import { deduplicationOf, type BookingMail, type Reader } from './kinds.ts';

interface Sides {
  id: string;
  mentor_user_id: string;
  prospect_user_id: string;
}

const findSides = (db: Database, ids: readonly string[]): Promise<Sides[]> =>
  db
    .selectFrom('booking')
    .select(['id', 'mentor_user_id', 'prospect_user_id'])
    .where(sql<boolean>`id = any(${ids}::uuid[])`)
    .execute();

/** Finds refunds of late payments: their prospects learn of them in that mail, and their mentors never saw the booking. */
async function findUntold(trx: Database, mails: readonly BookingMail[]): Promise<ReadonlySet<string>> {
  const refunds = mails.flatMap(({ kind, refund_id }) => (kind === 'refunded' && refund_id ? [refund_id] : []));
  if (refunds.length === 0) {
    return new Set();
  }
  const { rows } = await sql<{ id: string }>`
    select id from refund where id = any(${refunds}::uuid[]) and reason = 'paid_too_late'`.execute(trx);
  return new Set(rows.map(({ id }) => id));
}

/**
 * Notifies a booking's two people in the product, as their mails do, in the transaction that enqueues the mails. People aren't
 * notified of their own actions.
 * @param by the person who acted.
 */
export async function notifyOfBooking(
  trx: Database,
  mails: readonly BookingMail[],
  { by = null, sides }: { by?: Reader | null; sides?: readonly Sides[] } = {},
): Promise<void> {
  const news = mails.filter(({ reader }) => reader !== by);
  if (news.length === 0) {
    return;
  }
  const known = sides ?? (await findSides(trx, [...new Set(news.map(({ booking_id }) => booking_id))]));
  const byId = new Map(known.map((booking) => [booking.id, booking]));
  const untold = await findUntold(trx, news);
  await notify(
    trx,
    news.flatMap((mail) => {
      const booking = byId.get(mail.booking_id);
      return booking === undefined || untold.has(mail.refund_id ?? '')
        ? []
        : [
            {
              user_id: booking[`${mail.reader}_user_id`],
              kind: mail.kind,
              key: deduplicationOf(mail),
              ...aboutBooking(mail.booking_id),
            },
          ];
    }),
  );
}
