import { AvailabilitySchedule, AvailabilitySettings, BookingPolicyRow } from '@abroad/contract';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startTestApi, type TestApi } from '../../testing/api.ts';
import { make, type MentorWishes } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJobs } from '../../testing/run-due-jobs.ts';
import { settableClock } from '../../testing/settable-clock.ts';

const clock = settableClock();
let api: TestApi;
beforeAll(async () => {
  api = await startTestApi({ clock });
});
beforeEach(() => clock.set(NOW));
afterAll(() => api.close());

/** Thursday, in winter; Amsterdam is an hour before UTC. */
const NOW = '2055-01-07T10:00:00Z';

async function mentorAt(now: string, wishes: MentorWishes = {}) {
  clock.set(now);
  const made = await make(api).mentor(wishes);
  const { client } = made;
  const settings = await client.getAvailabilitySettings();
  const [schedule] = settings.schedules;
  if (!schedule) throw new Error('a mentor begins with a schedule');
  const starts = async (end: string) => {
    const answer = await api.as(null).getAvailabilityBySlug({ params: { slug: made.slug }, query: { end } });
    return answer.available_slots.map((slot) => slot.start);
  };
  return { ...made, client, settings, schedule, starts };
}
const weekly = (weekday: number, start_time: string, end_time: string) => ({ weekday, start_time, end_time });

test('[C-08] [E-15] [E-16] [E-17] [E-04] [R-17] gives a mentor all their settings, and other users none', async () => {
  const { client, settings } = await mentorAt(NOW);
  expect(AvailabilitySettings.parse(settings)).toEqual(settings);
  expect(settings).toMatchObject({
    schedules: [{ name: 'Working hours', time_zone: 'Europe/Amsterdam', is_default: true }],
    booking_policy: { min_notice_min: 720, window_days: 60, slot_step_min: null, event_type_id: null },
    event_types: [{ slug: 'intro-call', schedule_id: null, booking_policy: null, is_active: true }],
    connections: [],
  });
  expect(settings.schedules[0]?.rules).toHaveLength(5);
  expect(settings.schedules[0]?.rules[0]).toMatchObject({ weekday: 1, start_time: '09:00', end_time: '17:00' });
  expect(await client.getAvailabilitySettings()).toEqual(settings);
  expect(await refusalCode(api.as(null).getAvailabilitySettings())).toBe('UNAUTHENTICATED');
  const prospect = await make(api).prospect();
  expect(await refusalCode(prospect.client.getAvailabilitySettings())).toBe('PROFILE_NOT_FOUND');
});

test('[C-09] [E-16] takes all rules at once, and visitors see the slots that follow', async () => {
  const { client, schedule, starts } = await mentorAt(NOW);
  expect(await starts('2055-01-12T00:00:00Z')).toContain('2055-01-11T08:00:00Z');
  const rules = [
    weekly(1, '20:00', '21:00'),
    weekly(7, '23:30', '00:30'),
    { date: '2055-01-18' },
    { date: '2055-01-19', start_time: '23:00', end_time: '24:00' },
  ];
  const changed = await client.patchAvailabilitySchedule({
    params: { id: schedule.id },
    body: { name: 'Evenings', rules, updated_at: schedule.updated_at },
  });
  expect(AvailabilitySchedule.parse(changed)).toEqual(changed);
  expect(changed.name).toBe('Evenings');
  expect(await starts('2055-01-21T00:00:00Z')).toEqual([
    '2055-01-10T22:30:00Z',
    '2055-01-10T23:00:00Z',
    '2055-01-11T19:00:00Z',
    '2055-01-11T19:30:00Z',
    '2055-01-17T22:30:00Z',
    '2055-01-19T22:00:00Z',
    '2055-01-19T22:30:00Z',
  ]);
  await client.patchAvailabilitySchedule({ params: { id: schedule.id }, body: { time_zone: 'Asia/Kolkata' } });
  expect(await starts('2055-01-12T00:00:00Z')).toContain('2055-01-11T14:30:00Z');
});

test('[C-09] [E-16] refuses overlapping hours, hours of a closed date and misshapen rules, naming each', async () => {
  const { client, schedule } = await mentorAt(NOW);
  const paths = async (rules: object[]) =>
    refusal(client.patchAvailabilitySchedule({ params: { id: schedule.id }, body: { rules } }));
  const named = (...fields: string[]) => ({ code: 'VALIDATION_FAILED', paths: fields });
  const nine = weekly(1, '09:00', '11:00');
  expect(await paths([nine, weekly(2, '09:00', '11:00'), weekly(1, '10:00', '12:00')])).toEqual(
    named('rules.2.start_time'),
  );
  expect(await paths([weekly(1, '22:00', '02:00'), weekly(1, '23:00', '23:30')])).toEqual(named('rules.1.start_time'));
  expect(await paths([{ date: '2055-02-01' }, { date: '2055-02-01', start_time: '09:00', end_time: '10:00' }])).toEqual(
    named('rules.1.start_time'),
  );
  expect(await paths([{ weekday: 1 }])).toEqual(named('rules.0.start_time'));
  expect(await paths([{ weekday: 1, date: '2055-02-01' }])).toEqual(named('rules.0.weekday'));
  expect(await paths([weekly(1, '09:00', '25:00')])).toEqual(named('rules.0.end_time'));
  expect(await paths([weekly(1, '24:00', '09:00')])).toEqual(named('rules.0.start_time'));
  expect(await paths([weekly(8, '09:00', '10:00')])).toEqual(named('rules.0.weekday'));
  expect(await paths([nine, weekly(1, '11:00', '24:00')])).toBeNull();
});

test('[C-09] two windows do not overwrite each other', async () => {
  const { client, schedule, settings } = await mentorAt(NOW);
  const save = (name: string) =>
    client.patchAvailabilitySchedule({
      params: { id: schedule.id },
      body: { name, rules: [], updated_at: schedule.updated_at },
    });
  await save('First');
  expect(await refusalCode(save('Second'))).toBe('CHANGED_MEANWHILE');
  const { id, updated_at } = settings.booking_policy;
  const policy = (window_days: number) =>
    client.patchBookingPolicy({ params: { id }, body: { window_days, updated_at } });
  await policy(10);
  expect(await refusalCode(policy(20))).toBe('CHANGED_MEANWHILE');
  const now = await client.getAvailabilitySettings();
  expect([now.schedules[0]?.name, now.schedules[0]?.rules, now.booking_policy.window_days]).toEqual(['First', [], 10]);
});

test('[E-15] several schedules: one is the default, and one that is in use stays', async () => {
  const { client, schedule, settings } = await mentorAt(NOW);
  const second = await client.createAvailabilitySchedule({
    body: { name: 'Weekend', time_zone: 'America/New_York', rules: [weekly(6, '10:00', '12:00')] },
  });
  expect(second).toMatchObject({
    is_default: false,
    rules: [{ weekday: 6, start_time: '10:00', schedule_id: second.id }],
  });
  const remove = (id: string) => client.deleteAvailabilitySchedule({ params: { id } });
  const service = settings.event_types[0]?.id ?? '';
  await client.patchEventType({ params: { id: service }, body: { schedule_id: second.id } });
  expect(await refusalCode(remove(second.id))).toBe('SCHEDULE_IN_USE');
  expect(await refusalCode(remove(schedule.id))).toBe('SCHEDULE_IN_USE');
  const off = client.patchAvailabilitySchedule({ params: { id: schedule.id }, body: { is_default: false } });
  expect(await refusal(off)).toEqual({ code: 'VALIDATION_FAILED', paths: ['is_default'] });
  await client.patchAvailabilitySchedule({ params: { id: second.id }, body: { is_default: true } });
  await remove(schedule.id);
  const { schedules } = await client.getAvailabilitySettings();
  expect(schedules.map(({ id, is_default }) => [id, is_default])).toEqual([[second.id, true]]);
});

test('[C-10] [E-16] adds, changes and deletes single rules, and refuses what overlaps those that are there', async () => {
  const { client, schedule, starts } = await mentorAt(NOW, { open: ['Mon 09:00-10:00'] });
  const add = (body: object) => client.addAvailabilityRule({ params: { id: schedule.id }, body });
  const added = await add(weekly(1, '10:00', '10:30'));
  expect(added).toMatchObject({ schedule_id: schedule.id, weekday: 1, date: null, start_time: '10:00' });
  const monday = '2055-01-12T00:00:00Z';
  expect(await starts(monday)).toEqual(['2055-01-11T08:00:00Z', '2055-01-11T08:30:00Z', '2055-01-11T09:00:00Z']);
  const overlap = { code: 'VALIDATION_FAILED', paths: ['start_time'] };
  expect(await refusal(add(weekly(1, '09:30', '09:45')))).toEqual(overlap);
  const change = (body: object) => client.patchAvailabilityRule({ params: { id: added.id }, body });
  expect(await refusal(change({ start_time: '09:59' }))).toEqual(overlap);
  expect(await refusal(change({ end_time: null }))).toEqual({ code: 'VALIDATION_FAILED', paths: ['end_time'] });
  expect(await change({ weekday: 2 })).toMatchObject({ id: added.id, weekday: 2, start_time: '10:00' });
  expect(await starts(monday)).toEqual(['2055-01-11T08:00:00Z', '2055-01-11T08:30:00Z']);
  await client.deleteAvailabilityRule({ params: { id: added.id } });
  expect(await refusalCode(client.deleteAvailabilityRule({ params: { id: added.id } }))).toBe('NOT_FOUND');
  expect(await starts('2055-01-14T00:00:00Z')).toEqual(['2055-01-11T08:00:00Z', '2055-01-11T08:30:00Z']);
});

test('[C-11] [E-17] changes the booking policy within its bounds, and the slots and the next free time follow', async () => {
  const { client, settings, starts, slug } = await mentorAt(NOW, { open: ['Mon 09:00-10:00'] });
  const { id } = settings.booking_policy;
  const patch = (body: object) => client.patchBookingPolicy({ params: { id }, body });
  const changed = await patch({ slot_step_min: 15, max_per_day: 3, requires_approval: true });
  expect(BookingPolicyRow.parse(changed)).toEqual(changed);
  expect(changed).toMatchObject({ slot_step_min: 15, max_per_day: 3, requires_approval: true, window_days: 60 });
  expect(await starts('2055-01-12T00:00:00Z')).toHaveLength(3);
  await patch({ min_notice_min: 7 * 24 * 60 });
  await runJobs(api.context, 'refresh-next-available');
  const profile = await api.as(null).getMentorProfileBySlug({ params: { slug } });
  expect(profile.next_available_at).toBe('2055-01-18T08:00:00Z');
  expect(await patch({ window_days: 0 })).toMatchObject({ window_days: 0 });
  const bad = { min_notice_min: -1, window_days: 366, slot_step_min: 4, max_per_day: 0, late_refund_pct: 101 };
  expect(await refusal(patch(bad))).toEqual({ code: 'VALIDATION_FAILED', paths: Object.keys(bad) });
  expect(await refusal(patch({ hold_min: 15.5 }))).toEqual({ code: 'VALIDATION_FAILED', paths: ['hold_min'] });
  expect(await refusalCode(patch({ auth_user_id: id }))).toBe('VALIDATION_FAILED');
});

test('[P-03] [C-06] [C-09] [C-10] [C-11] another user’s schedules, rules, policies and services are not found (attack 10)', async () => {
  const owner = await mentorAt(NOW);
  const other = await mentorAt(NOW);
  const { settings } = owner;
  const params = { id: owner.schedule.id };
  const rule = { id: owner.schedule.rules[0]?.id ?? '' };
  const service = { id: settings.event_types[0]?.id ?? '' };
  const prospect = await make(api).prospect();
  for (const client of [other.client, prospect.client]) {
    const attempts = [
      client.patchAvailabilitySchedule({ params, body: { name: 'Mine', rules: [] } }),
      client.deleteAvailabilitySchedule({ params }),
      client.addAvailabilityRule({ params, body: weekly(7, '01:00', '02:00') }),
      client.patchAvailabilityRule({ params: rule, body: { start_time: '01:00' } }),
      client.deleteAvailabilityRule({ params: rule }),
      client.patchBookingPolicy({ params: { id: settings.booking_policy.id }, body: { window_days: 1 } }),
      client.patchEventType({ params: service, body: { title: 'Mine' } }),
      client.deleteEventType({ params: service }),
    ];
    expect(await Promise.all(attempts.map(refusalCode))).toEqual(attempts.map(() => 'NOT_FOUND'));
  }
  const own = other.settings.event_types[0]?.id ?? '';
  const borrowed = other.client.patchEventType({ params: { id: own }, body: { schedule_id: owner.schedule.id } });
  expect(await refusal(borrowed)).toEqual({ code: 'VALIDATION_FAILED', paths: ['schedule_id'] });
  expect(await owner.client.getAvailabilitySettings()).toEqual(settings);
});
