import type { BookingStatus } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene } from '../../testing/booking-scene.ts';
import { make } from '../../testing/make.ts';
import { insertBooking } from '../../testing/insert-booking.ts';

const scene = bookingScene();

test('[T-11] a profile says how many sessions a mentor kept, from five on; what the student cancelled counts for neither', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  let day = 0;
  const add = (status: BookingStatus) => {
    day += 1;
    const start = new Date(Date.parse('2054-01-01T09:00:00Z') + day * 24 * 60 * 60_000).toISOString();
    return insertBooking(scene.api, { mentor, prospect, status, start });
  };
  const shown = async () => {
    const { reliability } = await scene.api.as(null).getMentorProfileBySlug({ params: { slug: mentor.slug } });
    return reliability;
  };
  for (const status of ['completed', 'completed', 'no_show_prospect', 'no_show_mentor'] as const) {
    await add(status);
  }
  const byStudent = await add('cancelled');
  await sql`update booking set cancelled_by = 'prospect' where id = ${byStudent}`.execute(scene.api.context.db);
  expect(await shown()).toBeNull();
  const { id } = await make(scene.api).session({ mentor, prospect });
  await mentor.client.cancelBooking({ params: { id }, body: {} });
  expect(await shown()).toEqual({ kept: 3, sessions: 5 });
  await add('completed');
  expect(await shown()).toEqual({ kept: 4, sessions: 6 });
});
