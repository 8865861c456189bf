import { Booking } from '@abroad/contract';
import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE, NOW } from '../../../testing/booking-scene.ts';
import { refusal, refusalCode } from '../../../testing/refusal.ts';

const scene = bookingScene();
const MEET = 'https://meet.google.com/linh';

const people = async (wishes: Parameters<typeof scene.mentor>[0] = {}) =>
  [await scene.mentor(wishes), await scene.prospect()] as const;
type Person = Awaited<ReturnType<typeof people>>[number];
const say = (who: Person, id: string, place: string, for_service?: boolean) =>
  who.client.setMeetingPlace({
    params: { id },
    body: { place, ...(for_service === undefined ? {} : { for_service }) },
  });
const placeOf = async (who: Person, id: string) => {
  const { join_url, location } = await who.client.getBooking({ params: { id } });
  return { join_url, location };
};
const kindsOf = async (who: Person, id: string) =>
  (await who.client.listBookingEvents({ params: { id } })).items.map(({ kind }) => kind);

test('[E-05] [E-23] a mentor sets the place of a session: the student gets it by email and invitation, and the history has it', async () => {
  const [mentor, prospect] = await people();
  const { id } = await scene.book(prospect, mentor);
  expect(await placeOf(prospect, id)).toEqual({ join_url: null, location: null });
  await scene.runJobs('send-mail');
  const said = await say(mentor, id, MEET);
  expect(Booking.parse(said)).toEqual(said);
  expect(said).toMatchObject({ join_url: MEET, location: null, status: 'confirmed', start: NINE });
  expect(await placeOf(prospect, id)).toEqual({ join_url: MEET, location: null });
  expect(await kindsOf(prospect, id)).toEqual(['created', 'placed']);

  await scene.runJobs('send-mail');
  const mails = await scene.mailsTo(prospect);
  const mail = await scene.api
    .as(null)
    .getMail({ params: { id: mails.find(({ kind }) => kind === 'placed')?.id ?? '' } });
  expect(mail.subject).toContain('How to join');
  expect(mail.text).toContain(`${scene.api.context.config.public_url}/bookings/${id}/join`);
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).toEqual(['booked']);
  const invite = await prospect.client.getBookingInvite({ params: { id } });
  expect(invite).toContain('SEQUENCE:1');
  expect(invite).toContain(`LOCATION:${MEET}`);
});

test('setting the same place again changes nothing, and another one replaces it', async () => {
  const [mentor, prospect] = await people();
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await say(mentor, id, MEET);
  await say(mentor, id, `  ${MEET} `);
  expect(await kindsOf(mentor, id)).toEqual(['created', 'placed']);
  await say(mentor, id, 'zoom.us/j/123?pwd=x');
  expect(await placeOf(prospect, id)).toEqual({ join_url: 'https://zoom.us/j/123?pwd=x', location: null });
  await say(mentor, id, 'I call you on WhatsApp');
  expect(await placeOf(prospect, id)).toEqual({ join_url: null, location: 'I call you on WhatsApp' });
  expect(await kindsOf(mentor, id)).toEqual(['created', 'placed', 'placed', 'placed']);
});

test('a phone number stays a phone number, and is saved for the service on request', async () => {
  const [mentor, prospect] = await people({ event_types: [{ default_platform: 'phone' }] });
  const first = await scene.session({ mentor, prospect, start: NINE });
  await say(mentor, first.id, '+31 20 123 4567');
  const second = await scene.book(prospect, mentor, { start: HALF_PAST_NINE });
  expect(second.location).toBeNull();
  await say(mentor, second.id, '+31 20 765 4321', true);
  const { event_types } = await mentor.client.getAvailabilitySettings();
  expect(event_types[0]?.meeting_location).toBe('+31 20 765 4321');
  expect(await placeOf(prospect, first.id)).toEqual({ join_url: null, location: '+31 20 123 4567' });
});

test('only the mentor sets the place of a session, and only while the session is ahead', async () => {
  const [mentor, prospect] = await people();
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  expect(await refusalCode(say(prospect, id, MEET))).toBe('FORBIDDEN');
  expect(await refusalCode(say(await scene.mentor(), id, MEET))).toBe('NOT_FOUND');
  for (const none of [' ', 'javascript:alert(1)', 'data:text/html,x']) {
    expect(await refusal(say(mentor, id, none)), none).toEqual({ code: 'VALIDATION_FAILED', paths: ['place'] });
  }
  scene.clock.set(HALF_PAST_NINE);
  expect(await refusalCode(say(mentor, id, MEET))).toBe('ILLEGAL_MOVE');
  scene.clock.set('2055-01-11T08:29:59Z');
  expect(await say(mentor, id, MEET)).toMatchObject({ join_url: MEET });
  scene.clock.set(NOW);
  const cancelled = await scene.session({
    mentor,
    prospect: await scene.prospect(),
    start: HALF_PAST_NINE,
    cancelled: 'mentor',
  });
  expect(await refusalCode(say(mentor, cancelled.id, MEET))).toBe('ILLEGAL_MOVE');
});

test('the place can be changed ten times, and the last place stays', async () => {
  const [mentor, prospect] = await people();
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  for (let time = 1; time <= 10; time += 1) {
    await say(mentor, id, `${MEET}/${time}`);
  }
  expect(await refusalCode(say(mentor, id, `${MEET}/11`, true))).toBe('ILLEGAL_MOVE');
  expect(await placeOf(prospect, id)).toEqual({ join_url: `${MEET}/10`, location: null });
  const { event_types } = await mentor.client.getAvailabilitySettings();
  expect(event_types[0]?.meeting_location).toBeNull();
});

test('[U-06] a session may be met anywhere, and a service of a call only at a link of its own', async () => {
  const [mentor, prospect] = await people();
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const elsewhere = 'https://meet.jit.si/linh';
  expect(await refusal(say(mentor, id, elsewhere, true))).toEqual({ code: 'VALIDATION_FAILED', paths: ['place'] });
  expect(await say(mentor, id, elsewhere)).toMatchObject({ join_url: elsewhere });
  await say(mentor, id, MEET, true);
  const { event_types } = await mentor.client.getAvailabilitySettings();
  expect(event_types[0]?.meeting_location).toBe(MEET);
});
