import { insertBooking } from '../../insert-booking.ts';
import type { AsksOf } from '../ask.ts';
import type { Scene } from '../scene.ts';

const HALF_AN_HOUR_MS = 30 * 60_000;
const FIRST = Date.parse('2058-03-01T10:00:00Z');
/** Each in a half hour of its own. */
let booked = 0;
function withdrawable({ api, people }: Scene, status: 'confirmed' | 'cancelled'): Promise<string> {
  booked += 1;
  const start = new Date(FIRST + booked * HALF_AN_HOUR_MS).toISOString();
  return insertBooking(api, { ...people, status, start, withdraw_until: '2058-02-01T00:00:00Z' });
}

async function withdrawn(scene: Scene): Promise<string> {
  const booking_id = await withdrawable(scene, 'cancelled');
  const declared = { name: 'Amara Okafor', email: 'amara@example.com', withdrawn_at: new Date().toISOString() };
  await scene.api.context.db
    .insertInto('withdrawal')
    .values({ booking_id, ...declared })
    .execute();
  return booking_id;
}

export const withdrawalAsks: AsksOf<'getBookingTerms' | 'withdrawFromBooking' | 'getWithdrawal'> = {
  getBookingTerms: ({ people }) => ({
    query: {
      mentor_slug: people.mentor.slug,
      event_type_slug: 'intro-call',
      start: '2058-01-10T10:00:00Z',
      time_zone: 'Europe/Amsterdam',
    },
  }),
  withdrawFromBooking: async (scene, { allowed }) => ({
    params: { id: allowed ? await withdrawable(scene, 'confirmed') : scene.booking_id },
    body: { name: 'Amara Okafor', email: 'amara@example.com', confirm: true },
  }),
  getWithdrawal: async (scene, { allowed }) => ({
    params: { id: allowed ? await withdrawn(scene) : scene.booking_id },
  }),
};
