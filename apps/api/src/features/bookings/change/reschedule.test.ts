import ICAL from 'ical.js';
import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import { refusalCode } from '../../../testing/refusal.ts';

const scene = bookingScene();
const TEN = '2055-01-11T09:00:00Z';

async function booked(wishes: Parameters<typeof scene.mentor>[0] = {}) {
  const [mentor, prospect] = [await scene.mentor(wishes), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const reschedule = (who: typeof prospect, start: string) =>
    who.client.rescheduleBooking({ params: { id }, body: { start } });
  return { mentor, prospect, id, reschedule };
}
const sequenceOf = (id: string) =>
  scene.api.context.db
    .selectFrom('booking')
    .select(['ical_sequence', 'ical_uid'])
    .where('id', '=', id)
    .executeTakeFirst();
test('[E-17] either side moves a session: it keeps its id and UID, and raises SEQUENCE', async () => {
  const { mentor, prospect, id, reschedule } = await booked();
  const before = await sequenceOf(id);
  const moved = await reschedule(prospect, HALF_PAST_NINE);
  expect(moved).toMatchObject({ id, status: 'confirmed', start: HALF_PAST_NINE, end: TEN });
  expect(await sequenceOf(id)).toEqual({ ical_uid: before?.ical_uid, ical_sequence: 1 });
  expect((await reschedule(mentor, TEN)).start).toBe(TEN);
  const other = await scene.prospect();
  expect((await scene.book(other, mentor)).start).toBe(NINE);
});

test('both people get an email about a rescheduled session with the old and the new time, and a calendar file', async () => {
  const { mentor, prospect, id, reschedule } = await booked();
  await reschedule(mentor, HALF_PAST_NINE);
  await scene.runJobs('send-mail');
  const [summary] = await scene.mailsTo(prospect);
  expect(summary).toMatchObject({
    kind: 'rescheduled',
    subject: expect.stringContaining('Rescheduled: Intro call with Linh'),
  });
  const mail = await scene.api.as(null).getMail({ params: { id: summary?.id ?? '' } });
  expect(mail.text).toContain('Linh rescheduled your session');
  expect(mail.text).toContain('The old time was Mon 11 Jan 2055, 09:00.');
  const [file] = mail.attachments;
  const calendar = new ICAL.Component(ICAL.parse(file?.content ?? '') as unknown[]);
  const event = calendar.getFirstSubcomponent('vevent');
  expect(calendar.getFirstPropertyValue('method')).toBe('REQUEST');
  expect([event?.getFirstPropertyValue('uid'), event?.getFirstPropertyValue('sequence')]).toEqual([
    `${id}@localhost`,
    1,
  ]);
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).toContain('rescheduled');
});

test('a session moves only to an offered time; its own time may overlap, other sessions may not', async () => {
  const { mentor, prospect, reschedule } = await booked({ policy: { slot_step_min: 15 } });
  expect((await reschedule(prospect, '2055-01-11T08:15:00Z')).start).toBe('2055-01-11T08:15:00Z');
  expect(await refusalCode(reschedule(prospect, '2055-01-11T08:20:00Z'))).toBe('SLOT_NOT_OFFERED');
  expect(await refusalCode(reschedule(prospect, '2055-01-11T12:00:00Z'))).toBe('SLOT_NOT_OFFERED');
  const other = await scene.prospect();
  await scene.session({ mentor, prospect: other, start: TEN });
  expect(await refusalCode(reschedule(prospect, TEN))).toBe('SLOT_TAKEN');
  expect(await refusalCode(reschedule(other, NINE))).toBe('NOT_FOUND');
});

test('a session that moves keeps the distance from others that it was booked with', async () => {
  const { mentor, prospect, id, reschedule } = await booked({ policy: { buffer_after_min: 30 } });
  const { booking_policy } = await mentor.client.getAvailabilitySettings();
  await mentor.client.patchBookingPolicy({ params: { id: booking_policy.id }, body: { buffer_after_min: 0 } });
  await scene.session({ mentor, prospect: await scene.prospect(), start: '2055-01-11T10:00:00Z' });
  expect(await refusalCode(reschedule(prospect, '2055-01-11T09:30:00Z'))).toBe('SLOT_TAKEN');
  const offered = await prospect.client.getBookingAvailability({
    params: { id },
    query: { start: '2055-01-11T00:00:00Z', end: '2055-01-12T00:00:00Z' },
  });
  expect(offered.available_slots.map(({ start }) => start)).toEqual([HALF_PAST_NINE, TEN, '2055-01-11T10:30:00Z']);
  expect((await reschedule(prospect, TEN)).start).toBe(TEN);
});

test('[E-17] a session can be rescheduled as often, and until as late, as its policy says; the same time changes nothing', async () => {
  const { prospect, reschedule } = await booked();
  expect((await reschedule(prospect, NINE)).start).toBe(NINE);
  await reschedule(prospect, HALF_PAST_NINE);
  await reschedule(prospect, TEN);
  expect((await reschedule(prospect, TEN)).start).toBe(TEN);
  expect(await refusalCode(reschedule(prospect, NINE))).toBe('ILLEGAL_MOVE');
  const late = await booked();
  scene.clock.set('2055-01-10T20:00:01Z');
  expect(await refusalCode(late.reschedule(late.prospect, '2055-01-18T08:00:00Z'))).toBe('ILLEGAL_MOVE');
});

test('of two who move a session at once one wins, and of two sessions that want one time as well', async () => {
  const { mentor, prospect, id, reschedule } = await booked();
  const both = await Promise.allSettled([reschedule(mentor, HALF_PAST_NINE), reschedule(prospect, TEN)]);
  // One wins, unless the second came after the first was done: each that was told so has moved it.
  const moved = both.filter(({ status }) => status === 'fulfilled').length;
  expect(moved).toBeGreaterThan(0);
  expect((await sequenceOf(id))?.ical_sequence).toBe(moved);
  const other = await scene.prospect();
  const second = await scene.session({ mentor, prospect: other, start: NINE });
  const late = '2055-01-18T08:00:00Z';
  const same = await Promise.allSettled([
    reschedule(prospect, late),
    other.client.rescheduleBooking({ params: { id: second.id }, body: { start: late } }),
  ]);
  expect(same.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
});

test('the times to which a session can be moved are listed for both sides, also where its service is no longer offered', async () => {
  const { mentor, prospect, id, reschedule } = await booked();
  const range = { start: '2055-01-11T00:00:00Z', end: '2055-01-12T00:00:00Z' };
  const ask = (who: typeof prospect) => who.client.getBookingAvailability({ params: { id }, query: range });
  const starts = async (who: typeof prospect) => (await ask(who)).available_slots.map(({ start }) => start);
  // From 9 to 12 in Amsterdam, without the session's own time at 9.
  const free = ['08:30', '09:00', '09:30', '10:00', '10:30'].map((time) => `2055-01-11T${time}:00Z`);
  expect(await starts(prospect)).toEqual(free);
  const other = await scene.prospect();
  await scene.session({ mentor, prospect: other, start: TEN });
  const [service] = mentor.event_types;
  await mentor.client.patchEventType({
    params: { id: service?.id ?? '' },
    body: { is_active: false, duration_min: 60 },
  });
  const left = free.filter((start) => start !== TEN);
  expect(await starts(prospect)).toEqual(left);
  expect(await starts(mentor)).toEqual(left);
  const user = { user_id: mentor.user_id, email: mentor.person.email };
  expect(await ask(prospect)).toMatchObject({ event_type: { slug: service?.slug }, user });
  expect((await reschedule(prospect, HALF_PAST_NINE)).start).toBe(HALF_PAST_NINE);
});
