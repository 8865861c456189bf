import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../testing/booking-scene.ts';
import type { Made, MadeMentor } from '../../testing/make.ts';
import { refusal, refusalCode } from '../../testing/refusal.ts';
import { runJob } from '../../testing/run-due-jobs.ts';

const scene = bookingScene();
const DAY = { first_date: '2055-01-11', last_date: '2055-01-11' };
const WEEK_LATER = '2055-01-18T08:00:00Z';

/** The start times that a client who is not signed in is offered in two weeks. */
async function offeredBy({ slug }: Made, event_type_slug?: string) {
  const { available_slots } = await scene.api.as(null).getAvailabilityBySlug({
    params: { slug },
    query: { start: '2055-01-10T00:00:00Z', end: '2055-01-24T00:00:00Z', event_type_slug },
  });
  return available_slots.map(({ start }) => start);
}
const daysOf = async (mentor: Made, service?: string) => [
  ...new Set((await offeredBy(mentor, service)).map((start) => start.slice(0, 10))),
];
const off = ({ client }: Made, body: Parameters<Made['client']['createTimeOff']>[0]['body'] = DAY) =>
  client.createTimeOff({ body });

/** Returns the next free time of a mentor in the search. */
async function nextOf({ user_id }: Made) {
  await runJob(scene.api.context, 'refresh-next-available', { user_id });
  const { db } = scene.api.context;
  const found = db.selectFrom('mentor_search').select('next_available_at').where('auth_user_id', '=', user_id);
  return (await found.executeTakeFirst())?.next_available_at;
}

test('[N-23] time off closes every schedule, also one that is made later, and reopens when it is deleted', async () => {
  const mentor = await scene.mentor({ event_types: [{ slug: 'usual' }, { slug: 'later' }] });
  expect(await daysOf(mentor)).toEqual(['2055-01-11', '2055-01-18']);
  expect(await nextOf(mentor)).toBe(NINE);
  const { id, ...made } = await off(mentor, { ...DAY, note: 'A wedding' });
  expect(made).toMatchObject({
    ...DAY,
    note: 'A wedding',
    time_zone: 'Europe/Amsterdam',
    start: '2055-01-10T23:00:00Z',
    end: '2055-01-11T23:00:00Z',
    session_count: 0,
  });
  // The very next answer follows, though the one before was kept.
  expect(await daysOf(mentor)).toEqual(['2055-01-18']);
  expect(await nextOf(mentor)).toBe(WEEK_LATER);
  const { id: schedule_id } = await mentor.client.createAvailabilitySchedule({
    body: { name: 'Later', time_zone: 'Asia/Tokyo', rules: [{ weekday: 1, start_time: '17:00', end_time: '18:00' }] },
  });
  await mentor.client.patchEventType({ params: { id: mentor.event_types[1]?.id ?? '' }, body: { schedule_id } });
  expect(await daysOf(mentor, 'later')).toEqual(['2055-01-18']);
  expect(await refusalCode(scene.book(await scene.prospect(), mentor))).toBe('SLOT_NOT_OFFERED');
  expect(
    JSON.stringify(await scene.api.as(null).getAvailabilityBySlug({ params: { slug: mentor.slug } })),
  ).not.toContain('wedding');

  await mentor.client.deleteTimeOff({ params: { id } });
  expect(await daysOf(mentor)).toEqual(['2055-01-11', '2055-01-18']);
  expect(await mentor.client.listTimeOff()).toEqual({ items: [], total: 0 });
});

test('[N-23] the dates are of the person’s zone, and go with it', async () => {
  const mentor = await scene.mentor({ open: ['Mon 00:00-24:00', 'Tue 00:00-24:00'] });
  await off(mentor);
  const at = async () => (await offeredBy(mentor)).filter((start) => start < '2055-01-13');
  expect((await at())[0]).toBe('2055-01-11T23:00:00Z');
  await mentor.client.patchMyMentorProfile({ body: { time_zone: 'Asia/Tokyo' } });
  // In Tokyo the day is over eight hours sooner; the schedule stays where it is.
  expect(await at()).toContain('2055-01-11T15:00:00Z');
  expect(await at()).not.toContain('2055-01-11T14:30:00Z');
  const { items } = await mentor.client.listTimeOff();
  expect(items).toMatchObject([
    { time_zone: 'Asia/Tokyo', start: '2055-01-10T15:00:00Z', end: '2055-01-11T15:00:00Z' },
  ]);
});

test('[N-23] a session’s buffers may reach into time off, as into a closed day', async () => {
  const mentor = await scene.mentor({
    open: ['Sun 23:00-24:00', 'Mon 09:00-12:00', 'Tue 00:00-01:00'],
    policy: { buffer_before_min: 15, buffer_after_min: 15 },
  });
  const near = async () => (await offeredBy(mentor)).filter((start) => start < '2055-01-13');
  const nights = ['2055-01-10T22:00:00Z', '2055-01-10T22:30:00Z', '2055-01-11T23:00:00Z', '2055-01-11T23:30:00Z'];
  expect(await near()).toEqual(expect.arrayContaining(nights));
  await off(mentor);
  expect(await near()).toEqual(nights);
});

test('[N-23] sessions on the days are counted and listed, and each can be proposed for another time or cancelled', async () => {
  const mentor: MadeMentor = await scene.mentor();
  const prospect = await scene.prospect();
  const [first, second] = [
    await scene.book(prospect, mentor),
    await scene.book(prospect, mentor, { start: HALF_PAST_NINE }),
  ];
  await scene.book(prospect, mentor, { start: WEEK_LATER });
  const { start: from, end: to, session_count } = await off(mentor);
  expect(session_count).toBe(2);
  const { items } = await mentor.client.listBookings({ query: { role: 'mentor', from, to } });
  expect(items.map(({ id }) => id).toSorted()).toEqual([first.id, second.id].toSorted());
  for (const { allowed_actions } of items) {
    expect(allowed_actions).toEqual(expect.arrayContaining(['propose', 'cancel']));
  }
  const starts = ['2055-01-12T09:00:00Z'];
  await mentor.client.createProposal({ params: { id: first.id }, body: { starts } });
  await mentor.client.cancelBooking({ params: { id: second.id }, body: {} });
  const { proposal } = await prospect.client.getBooking({ params: { id: first.id } });
  const params = { id: first.id, proposal_id: proposal?.id ?? '' };
  await prospect.client.acceptProposal({ params, body: { start: starts[0] ?? '' } });
  expect((await mentor.client.listTimeOff()).items).toMatchObject([{ session_count: 0 }]);
});

test('[N-23] time off is changed by its mentor alone, and not over a change of another tab', async () => {
  const [mentor, other] = [await scene.mentor(), await scene.mentor()];
  const { id, updated_at } = await off(mentor);
  const params = { id };
  const later = { first_date: '2055-01-18', last_date: '2055-01-19' };
  expect(await refusalCode(other.client.patchTimeOff({ params, body: later }))).toBe('NOT_FOUND');
  expect(await refusalCode(other.client.deleteTimeOff({ params }))).toBe('NOT_FOUND');
  const changed = await mentor.client.patchTimeOff({ params, body: { ...later, note: 'Moved', updated_at } });
  expect(changed).toMatchObject({ ...later, note: 'Moved' });
  expect(await daysOf(mentor)).toEqual(['2055-01-11']);
  expect(await refusalCode(mentor.client.patchTimeOff({ params, body: { ...later, updated_at } }))).toBe(
    'CHANGED_MEANWHILE',
  );
  scene.clock.set('2055-01-19T23:00:00Z');
  expect((await mentor.client.listTimeOff()).total).toBe(0);
});

test('[N-23] dates that end before they begin, more than a year, and another user’s profile are refused by name', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const bad = (first_date: string, last_date: string) => refusal(off(mentor, { first_date, last_date }));
  const wrong = { code: 'VALIDATION_FAILED', paths: ['last_date'] };
  expect(await bad('2055-01-12', '2055-01-11')).toEqual(wrong);
  expect(await bad('2055-01-11', '2056-01-12')).toEqual(wrong);
  expect(await bad('2055-01-11', '2056-01-11')).toBeNull();
  expect(await refusalCode(off(prospect))).toBe('PROFILE_NOT_FOUND');
  expect(await refusalCode(prospect.client.listTimeOff())).toBe('PROFILE_NOT_FOUND');
});
