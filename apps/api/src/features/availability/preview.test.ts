import { AvailabilityPreview } from '@abroad/contract';
import { expect, test } from 'vitest';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { bookingScene, NINE } from '../../testing/booking-scene.ts';

const scene = bookingScene();

const monday = (start_time: string, end_time: string) => ({ weekday: 1, start_time, end_time });
const asked = {
  schedule: { time_zone: 'Europe/Amsterdam', rules: [monday('09:00', '11:00')] },
  policy: { min_notice_min: 0 },
  duration_min: 30,
  from: '2055-01-11T00:00:00Z',
  to: '2055-01-12T00:00:00Z',
};

test('[R-17] [E-15] [E-17] shows the slots of unsaved settings, around existing sessions', async () => {
  const mentor = await scene.mentor();
  await scene.book(await scene.prospect(), mentor);
  const before = await mentor.client.getAvailabilitySettings();
  const preview = async (changes: object = {}) => {
    const answer = await mentor.client.previewAvailability({ body: { ...asked, ...changes } });
    expect(AvailabilityPreview.parse(answer)).toEqual(answer);
    return answer.available_slots.map((slot) => slot.start.slice(11, 16));
  };
  expect(await preview()).toEqual(['08:30', '09:00', '09:30']);
  expect(await preview({ duration_min: 60, policy: { slot_step_min: 15 } })).toEqual(['08:30', '08:45', '09:00']);
  expect(await preview({ policy: { buffer_before_min: 10 } })).toEqual(['09:00', '09:30']);
  expect(await preview({ policy: { max_per_day: 1 } })).toEqual([]);
  // Omitted fields keep the mentor's own values, not the product's defaults.
  const { id } = before.booking_policy;
  await mentor.client.patchBookingPolicy({ params: { id }, body: { buffer_before_min: 10 } });
  expect(await preview({ policy: { slot_step_min: 30 } })).toEqual(['09:00', '09:30']);
  expect(await preview({ policy: { buffer_before_min: 0 } })).toEqual(['08:30', '09:00', '09:30']);
  await mentor.client.patchBookingPolicy({ params: { id }, body: { buffer_before_min: 0 } });
  const closed = [...asked.schedule.rules, { date: '2055-01-11' }];
  expect(await preview({ schedule: { ...asked.schedule, rules: closed } })).toEqual([]);
  expect(await preview({ schedule: { ...asked.schedule, time_zone: 'UTC' } })).toEqual([
    '09:00',
    '09:30',
    '10:00',
    '10:30',
  ]);
  const { booking_policy, ...others } = await mentor.client.getAvailabilitySettings();
  expect({ ...others, booking_policy: { ...booking_policy, updated_at: before.booking_policy.updated_at } }).toEqual(
    before,
  );
  const { available_slots } = await scene.api
    .as(null)
    .getAvailabilityBySlug({ params: { slug: mentor.slug }, query: { start: asked.from, end: asked.to } });
  expect(available_slots.map(({ start }) => start)).not.toContain(NINE);
  expect(available_slots).toHaveLength(5);
});

test('[R-17] refuses previews of bad rules, bad policies and long spans, and those of people who are no mentors', async () => {
  const mentor = await scene.mentor();
  const preview = (changes: object, client = mentor.client) =>
    client.previewAvailability({ body: { ...asked, ...changes } });
  const rules = [monday('09:00', '11:00'), monday('10:00', '12:00')];
  const named = (path: string) => ({ code: 'VALIDATION_FAILED', paths: [path] });
  expect(await refusal(preview({ schedule: { ...asked.schedule, rules } }))).toEqual(
    named('schedule.rules.1.start_time'),
  );
  expect(await refusal(preview({ policy: { window_days: 1000 } }))).toEqual(named('policy.window_days'));
  expect(await refusal(preview({ duration_min: 0 }))).toEqual(named('duration_min'));
  expect(await refusal(preview({ to: asked.from }))).toEqual(named('to'));
  const long = preview({ to: '2055-03-20T00:00:00Z' });
  expect(await refusal(long)).toEqual({ code: 'RANGE_TOO_LONG', paths: ['to'] });
  const prospect = await scene.prospect();
  expect(await refusalCode(preview({}, prospect.client))).toBe('PROFILE_NOT_FOUND');
});
