import { referenceSlots } from '@abroad/slots/reference.test-helper';
import { TWELVE_ZONES } from '@abroad/slots/twelve-zones.test-helper';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { insertBooking } from '../../testing/insert-booking.ts';
import { make, type MadeMentor } from '../../testing/make.ts';
import { parseOpen } from '../../testing/opening-hours.ts';
import { settableClock } from '../../testing/settable-clock.ts';

const DAY_MS = 24 * 60 * 60_000;
const NOW = Date.parse('2054-11-20T10:00:00Z');
const CHUNK_DAYS = 62;
const CHUNKS = 6;
const clock = settableClock();

/** Office hours, a night over every change of clocks, a day round the clock, and dates with hours of their own. */
const OPEN = [
  'Mon 09:00-12:30',
  'Mon 12:30-17:00',
  'Wed 00:00-24:00',
  'Fri 10:15-11:50',
  'Sat 22:30-05:00',
  '2054-12-25 closed',
  '2055-03-28 01:30-03:30',
  '2055-07-01 23:00-01:00',
];
const POLICY = {
  min_notice_min: 720,
  window_days: 365,
  slot_step_min: 45,
  buffer_before_min: 10,
  buffer_after_min: 5,
  max_per_day: 3,
  max_per_week: 8,
};
/** A session every nine days and seven hours, so that they meet all weekdays and hours. */
const BOOKED = Array.from({ length: 39 }, (_, index) => NOW + DAY_MS + index * (9 * DAY_MS + 7 * 3_600_000));

let api: TestApi;
let mentor: MadeMentor;
beforeAll(async () => {
  clock.set(new Date(NOW).toISOString());
  api = await startTestApi({ clock });
  mentor = await make(api).mentor({ open: OPEN, policy: POLICY, event_types: [{ slug: 'talk', duration_min: 40 }] });
  const prospect = await make(api).prospect();
  for (const start of BOOKED) {
    await insertBooking(api, { mentor, prospect, status: 'confirmed', start: new Date(start).toISOString() });
  }
});
afterAll(() => api.close());

/** Has the mentor live somewhere else. */
async function move(time_zone: string): Promise<void> {
  await api.context.db
    .updateTable('availability_schedule')
    .set({ time_zone, version: sql<number>`version + 1` })
    .where('auth_user_id', '=', mentor.user_id)
    .execute();
}

const half = { buffer_before_min: 0, buffer_after_min: 0, kind: 'booking' as const };
const busy = BOOKED.map((start) => ({ start, end: start + 30 * 60_000, ...half }));

test.each(TWELVE_ZONES)(
  '[C-14] [E-07] [E-15] a year of slots of a mentor in %s is that of the reference',
  async (zone) => {
    await move(zone);
    let count = 0;
    for (let chunk = 0; chunk < CHUNKS; chunk += 1) {
      const from = NOW + chunk * CHUNK_DAYS * DAY_MS;
      const to = from + CHUNK_DAYS * DAY_MS;
      const query = { start: new Date(from).toISOString(), end: new Date(to).toISOString() };
      const { available_slots } = await api.as(null).getAvailabilityBySlug({ params: { slug: mentor.slug }, query });
      const policy = { ...POLICY, duration_min: 40 };
      const expected = referenceSlots(zone, OPEN.map(parseOpen), { policy, busy, now: NOW, from, to });
      expect(available_slots.map(({ start }) => Date.parse(start))).toEqual(expected);
      expect(available_slots.every(({ start, end }) => Date.parse(end) - Date.parse(start) === 40 * 60_000)).toBe(true);
      count += expected.length;
    }
    expect(count).toBeGreaterThan(2000);
  },
);
