import { expect, test } from 'vitest';
import { breakWrites } from '../../testing/break-writes.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { refusalCode } from '../../testing/refusal.ts';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../testing/booking-scene.ts';

const scene = bookingScene();
const byApproval = { policy: { requires_approval: true } };

const historyOf = (booking_id: string) =>
  scene.api.context.db
    .selectFrom('booking_event')
    .select(['kind', 'from_status', 'to_status', 'actor_role'])
    .where('booking_id', '=', booking_id)
    .orderBy('created_at')
    .execute();

test('[E-23] a request is held, shows no address, and is accepted by its mentor only', async () => {
  const mentor = await scene.mentor({
    ...byApproval,
    event_types: [{ default_platform: 'phone', meeting_location: '+31 20' }],
  });
  const prospect = await scene.prospect();
  const { id, ...requested } = await scene.book(prospect, mentor);
  expect(requested).toMatchObject({
    status: 'requested',
    hold_expires_at: '2055-01-09T10:00:00Z',
    location: null,
    mentor: { email: null },
    allowed_actions: ['cancel'],
  });
  const seen = await mentor.client.getBooking({ params: { id } });
  expect(seen).toMatchObject({ prospect: { email: null }, allowed_actions: ['accept', 'decline', 'propose'] });
  expect(await refusalCode(prospect.client.acceptBooking({ params: { id } }))).toBe('FORBIDDEN');
  expect(await refusalCode(scene.book(await scene.prospect(), mentor))).toBe('SLOT_TAKEN');
  const accepted = await mentor.client.acceptBooking({ params: { id } });
  expect(accepted).toMatchObject({
    status: 'confirmed',
    hold_expires_at: null,
    prospect: { email: prospect.person.email },
  });
  expect(await prospect.client.getBooking({ params: { id } })).toMatchObject({ location: '+31 20' });
  expect(await historyOf(id)).toEqual([
    { kind: 'created', from_status: null, to_status: 'requested', actor_role: 'prospect' },
    { kind: 'accepted', from_status: 'requested', to_status: 'confirmed', actor_role: 'mentor' },
  ]);
});

test('[E-23] a declined request frees the time and can’t be accepted any more', async () => {
  const [mentor, prospect] = [await scene.mentor(byApproval), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  const declined = await mentor.client.declineBooking({ params: { id }, body: { reason: 'Exams' } });
  expect(declined).toMatchObject({
    status: 'declined',
    cancel_reason: 'Exams',
    cancelled_by: null,
    allowed_actions: [],
  });
  expect(await refusalCode(mentor.client.acceptBooking({ params: { id } }))).toBe('ILLEGAL_MOVE');
  expect((await scene.book(await scene.prospect(), mentor)).status).toBe('requested');
});

test('of a mentor who accepts and declines at once, in many tries, one wins', async () => {
  const mentor = await scene.mentor({ ...byApproval, open: ['Mon 09:00-19:00'] });
  for (let hour = 8; hour < 18; hour += 1) {
    const prospect = await scene.prospect();
    const start = `2055-01-11T${String(hour).padStart(2, '0')}:00:00Z`;
    const { id } = await scene.session({ mentor, prospect, waits: 'requested', start });
    const codes = await Promise.all([
      refusalCode(mentor.client.acceptBooking({ params: { id } })),
      refusalCode(mentor.client.acceptBooking({ params: { id } })),
      refusalCode(mentor.client.declineBooking({ params: { id }, body: {} })),
    ]);
    expect(codes.toSorted()).toEqual(['ILLEGAL_MOVE', 'ILLEGAL_MOVE', null]);
    expect(await historyOf(id)).toHaveLength(2);
  }
});

test('[E-23] either side cancels a confirmed session before it begins, and the time is free again', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const first = await scene.book(prospect, mentor);
  const byProspect = await prospect.client.cancelBooking({ params: { id: first.id }, body: { reason: 'Ill' } });
  expect(byProspect).toMatchObject({
    status: 'cancelled',
    cancelled_by: 'prospect',
    cancel_reason: 'Ill',
    mentor: { email: null },
  });
  expect(await refusalCode(prospect.client.cancelBooking({ params: { id: first.id }, body: {} }))).toBe('ILLEGAL_MOVE');
  const second = await scene.book(prospect, mentor);
  expect(second.id).not.toBe(first.id);
  const byMentor = await mentor.client.cancelBooking({ params: { id: second.id }, body: {} });
  expect(byMentor).toMatchObject({ status: 'cancelled', cancelled_by: 'mentor' });
  const third = await scene.book(prospect, mentor);
  scene.clock.set(NINE);
  expect(await refusalCode(prospect.client.cancelBooking({ params: { id: third.id }, body: {} }))).toBe('ILLEGAL_MOVE');
});

test('attack 4: only its two sides see a booking', async () => {
  const [mentor, prospect, stranger] = [await scene.mentor(byApproval), await scene.prospect(), await scene.mentor()];
  const { id } = await scene.session({ mentor, prospect, waits: 'requested', start: NINE });
  const params = { id };
  const { client } = stranger;
  expect(await refusalCode(client.getBooking({ params }))).toBe('NOT_FOUND');
  expect(await refusalCode(client.cancelBooking({ params, body: {} }))).toBe('NOT_FOUND');
  expect(await refusalCode(client.acceptBooking({ params }))).toBe('NOT_FOUND');
  expect(await refusalCode(client.declineBooking({ params, body: {} }))).toBe('NOT_FOUND');
  expect(await refusalCode(client.getBookingInvite({ params }))).toBe('NOT_FOUND');
  expect(await refusalCode(scene.api.as(null).getBooking({ params }))).toBe('UNAUTHENTICATED');
  expect((await client.listBookings({ query: {} })).total).toBe(0);
});

test('[E-23] an unanswered request expires, by its own job and by the sweep', async () => {
  const [mentor, prospect] = [await scene.mentor(byApproval), await scene.prospect()];
  const { context } = scene.api;
  const first = await scene.session({ mentor, prospect, waits: 'requested', start: NINE });
  const second = await scene.session({ mentor, prospect, waits: 'requested', start: HALF_PAST_NINE });
  await runJob(context, 'expire-booking', { booking_id: first.id });
  expect((await prospect.client.getBooking({ params: { id: first.id } })).status).toBe('requested');
  scene.clock.set('2055-01-09T10:00:00Z');
  expect(await refusalCode(mentor.client.acceptBooking({ params: { id: first.id } }))).toBe('ILLEGAL_MOVE');
  await runJob(context, 'expire-booking', { booking_id: first.id });
  await runJob(context, 'expire-booking', { booking_id: first.id });
  await runJob(context, 'sweep-holds');
  for (const { id } of [first, second]) {
    expect((await prospect.client.getBooking({ params: { id } })).status).toBe('expired');
    expect((await historyOf(id)).map(({ kind }) => kind)).toEqual(['created', 'expired']);
  }
});

test.each([
  ['sweep-holds', byApproval, '2055-01-09T10:00:00Z', 'expired'],
  ['complete-sessions', {}, '2055-01-13T09:00:00Z', 'completed'],
])('[E-23] one booking that can’t be changed keeps %s from no other one', async (job, service, at, status) => {
  const [mentor, prospect] = [await scene.mentor(service), await scene.prospect()];
  const broken = await scene.book(prospect, mentor);
  const whole = await scene.book(prospect, mentor, { start: HALF_PAST_NINE });
  const { context } = scene.api;
  const mend = await breakWrites(context.db, { table: 'booking', column: 'id', id: broken.id });
  scene.clock.set(at);
  await expect(runJob(context, job)).rejects.toThrow(/^1 of \d+ failed$/);
  expect((await prospect.client.getBooking({ params: whole })).status).toBe(status);
  await mend();
  await runJob(context, job);
  expect((await prospect.client.getBooking({ params: broken })).status).toBe(status);
});

test('an expired hold is released by the next student who wants the time', async () => {
  const [mentor, prospect, other] = [await scene.mentor(byApproval), await scene.prospect(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  scene.clock.set('2055-01-09T10:00:00Z');
  expect((await scene.book(other, mentor)).status).toBe('requested');
  expect((await prospect.client.getBooking({ params: { id } })).status).toBe('expired');
});

test('[E-23] a session without a report is completed 48 hours after its end, and counted', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const statusAt = async (now: string) => {
    scene.clock.set(now);
    await runJob(scene.api.context, 'complete-sessions');
    return (await prospect.client.getBooking({ params: { id } })).status;
  };
  expect(await statusAt('2055-01-13T08:29:59Z')).toBe('confirmed');
  expect(await statusAt('2055-01-13T08:30:00Z')).toBe('completed');
  expect(await statusAt('2055-01-13T09:30:00Z')).toBe('completed');
  const profile = await mentor.client.getMyMentorProfile();
  expect(profile.session_count).toBe(1);
});

test('[U-08] after a session its student can still write to the mentor, and the mentor no longer sees their address', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  scene.clock.set('2055-01-13T08:30:00Z');
  await runJob(scene.api.context, 'complete-sessions');
  expect(await prospect.client.getBooking({ params: { id } })).toMatchObject({
    status: 'completed',
    mentor: { email: mentor.person.email },
  });
  expect(await mentor.client.getBooking({ params: { id } })).toMatchObject({ prospect: { email: null } });
});

test('Join is offered ten minutes before the start until the end, where there is a link', async () => {
  const link = { default_platform: 'zoom', meeting_location: 'https://zoom.example/1' } as const;
  const mentor = await scene.mentor({ event_types: [link] });
  const prospect = await scene.prospect();
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const actionsAt = async (now: string) => {
    scene.clock.set(now);
    return (await prospect.client.getBooking({ params: { id } })).allowed_actions;
  };
  expect(await actionsAt('2055-01-11T07:49:59Z')).toEqual(['propose', 'cancel']);
  expect(await actionsAt('2055-01-11T07:50:00Z')).toEqual(['join', 'propose', 'cancel']);
  expect(await actionsAt('2055-01-11T08:29:59Z')).toEqual(['join', 'report_no_show']);
  expect(await actionsAt('2055-01-11T08:30:00Z')).toEqual(['report_no_show', 'review']);
});
