import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene, NINE } from '../../../testing/booking-scene.ts';
import { refusalCode } from '../../../testing/refusal.ts';
import { lockPeople } from '../../../db/write-as.ts';

const scene = bookingScene();
const TUESDAY = '2055-01-12T08:00:00Z';

/** Waits until this many calls have done their checks and wait for a user's lock. */
const untilWaiting = (count: number) =>
  expect
    .poll(async () => {
      const { rows } = await sql`
        select from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock' and wait_event = 'advisory'`.execute(
        scene.api.context.db,
      );
      return rows.length;
    })
    .toBe(count);

/** Blocks all changes of this user's bookings during some work. */
const whileHeld = ({ user_id }: { user_id: string }, act: () => Promise<void>) =>
  scene.api.context.db.transaction().execute(async (trx) => {
    await lockPeople(trx, [user_id]);
    await act();
  });

test('[E-23] a session that was rescheduled in the meantime is not cancelled, nor is its payment', async () => {
  const [mentor, prospect] = [
    await scene.mentor({ open: ['Mon 09:00-10:00', 'Tue 09:00-10:00'] }),
    await scene.prospect(),
  ];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const { client } = prospect;
  const asked: Promise<unknown>[] = [];
  await whileHeld(mentor, async () => {
    asked.push(mentor.client.rescheduleBooking({ params: { id }, body: { start: TUESDAY } }));
    await untilWaiting(1);
    asked.push(refusalCode(client.cancelBooking({ params: { id }, body: {} })));
    await untilWaiting(2);
  });
  expect(await Promise.all(asked)).toEqual([expect.objectContaining({ start: TUESDAY }), 'ILLEGAL_MOVE']);
  expect(await client.getBooking({ params: { id } })).toMatchObject({ status: 'confirmed', start: TUESDAY });
  expect(await client.cancelBooking({ params: { id }, body: {} })).toMatchObject({ status: 'cancelled' });
});

test.each(['deleted', 'switched off'] as const)('a service that is %s during a booking is not found', async (how) => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const params = { id: mentor.event_types[0]?.id ?? '' };
  let booking: Promise<string | null> | undefined;
  await whileHeld(prospect, async () => {
    booking = refusalCode(scene.book(prospect, mentor, { start: NINE }));
    await untilWaiting(1);
    await (how === 'deleted'
      ? mentor.client.deleteEventType({ params })
      : mentor.client.patchEventType({ params, body: { is_active: false } }));
  });
  expect(await booking).toBe('NOT_FOUND');
});
