import type { BookingStatus } from '@abroad/contract';
import type { Fact } from './simulated-users.ts';
import type { World } from './world.ts';

/** States to which the system itself may have changed a booking since the user's response. */
const GOES_ON: Readonly<Partial<Record<BookingStatus, readonly BookingStatus[]>>> = {
  pending_payment: ['expired', 'confirmed', 'requested', 'cancelled'],
  requested: ['confirmed', 'declined', 'expired'],
};

/** Bookings that are missing, or in another state than the API returned to their users. */
export async function brokenPromises({ ask }: Pick<World, 'ask'>, facts: ReadonlyMap<string, Fact>): Promise<string[]> {
  const rows = await ask<{ id: string; status: BookingStatus }>(
    'select id, status from booking where id = any($1::uuid[])',
    [[...facts.keys()]],
  );
  const stands = new Map(rows.map(({ id, status }) => [id, status]));
  return [...facts.values()].flatMap(({ booking_id, status: answered, service }) => {
    const found = stands.get(booking_id);
    if (found === answered || (found !== undefined && GOES_ON[answered]?.includes(found))) return [];
    return [`${service} ${booking_id}: response ${answered}, found ${found ?? 'nothing'}`];
  });
}

/** Bookings of the same user, service and time that exist twice. */
export async function countDuplicateBookings({ ask }: Pick<World, 'ask'>): Promise<number> {
  const [row] = await ask<{ count: number }>(`
    select count(*)::int as count from (
      select 1 from booking where status in ('pending_payment', 'requested', 'confirmed')
      group by prospect_user_id, event_type_id, start_at having count(*) > 1) double`);
  return row?.count ?? Number.NaN;
}

/**
 * Confirmed sessions whose confirmation was neither sent to a person with an address nor included in a digest,
 * and emails that were sent twice.
 */
export async function countEmailErrors({ ask }: Pick<World, 'ask'>): Promise<{ missing: number; twice: number }> {
  const [row] = await ask<{ missing: number; twice: number }>(`
    select
      (select count(*)::int
       from booking, lateral (values ('mentor', mentor_user_id), ('prospect', prospect_user_id)) reader(side, user_id)
       join authenticated_user person on person.id = reader.user_id
       where booking.status = 'confirmed' and booking.ical_sequence = 0 and person.email is not null
         and not exists (select 1 from mail_message mail
           where (mail.sent_at is not null or mail.folded_at is not null) and mail.deduplication in
           ('booked:' || booking.id || ':0:' || reader.side, 'accepted:' || booking.id || ':0:' || reader.side))) as missing,
      (select count(*)::int from (
         select 1 from mail_message group by deduplication having count(*) > 1) double) as twice`);
  return row ?? { missing: Number.NaN, twice: Number.NaN };
}
