import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { remoteCalendar, resetMemory } from '../../testing/memory-calendar.ts';
import { sessionScene } from '../../testing/session-scene.ts';

const scene = sessionScene();
const { account } = scene;
beforeEach(() => resetMemory(account));

const LINK = 'https://meet.google.com/abc-defg-hij';
const meeting = {
  event_types: [{ default_platform: 'google_meet' as const, meeting_location: 'https://meet.example/linh' }],
};

/** Lists the times at which a booking's waiting mails are sent. */
async function waiting(booking_id: string): Promise<string[]> {
  const { rows } = await sql<{ run_at: string }>`
    select run_at from graphile_worker.jobs where key like ${`mail:booked:${booking_id}:%`}`.execute(
    scene.api.context.db,
  );
  return rows.map(({ run_at }) => run_at);
}
/** The page of ours that opens the link of a session, once there is one. */
const joinOf = (id: string) => `${scene.api.context.config.public_url}/bookings/${id}/join`;
const mailText = async (who: Parameters<typeof scene.mailsTo>[0]) => {
  const [mail] = await scene.mailsTo(who);
  return (await scene.api.as(null).getMail({ params: { id: mail?.id ?? '' } })).text;
};

test('the link of a Google Meet session arrives with its event, replaces a saved one, and is in the first email', async () => {
  const { mentor, prospect } = await scene.people('google', meeting);
  account.meet_link = LINK;
  const { id } = await scene.book(prospect, mentor);
  expect(await waiting(id)).toEqual(['2055-01-07T10:02:00Z', '2055-01-07T10:02:00Z']);
  await scene.runCalendarJobs('send-mail');
  expect((await prospect.client.getBooking({ params: { id } })).join_url).toBe(LINK);
  expect(await mailText(prospect)).toContain(joinOf(id));
  expect(await mailText(mentor)).toContain(joinOf(id));
  expect(await scene.mailsTo(prospect)).toHaveLength(1);
});

test('a link that is still being made is read again, and the emails wait two minutes for it', async () => {
  const { mentor, prospect } = await scene.people('google');
  const { id } = await scene.book(prospect, mentor);
  await scene.runCalendarJobs('send-mail');
  expect(await scene.mailsTo(prospect)).toEqual([]);
  expect(await waiting(id)).toHaveLength(2);
  account.meet_link = LINK;
  await scene.writeEvent(id);
  expect(account.writes).toBe(1);
  await scene.runCalendarJobs('send-mail');
  expect(await mailText(prospect)).toContain(joinOf(id));
});

test('the emails are sent without a link that doesn’t arrive, and not again when it does', async () => {
  const { mentor, prospect } = await scene.people('google');
  account.problem = 'unreachable';
  const { id } = await scene.book(prospect, mentor);
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where key like ${`mail:booked:${id}:%`}`.execute(scene.api.context.db);
  await scene.runCalendarJobs('send-mail');
  expect(await mailText(prospect)).toContain('Linh will send you the link before the session.');
  account.problem = null;
  account.meet_link = LINK;
  await scene.writeEvent(id);
  await scene.runCalendarJobs('send-mail');
  expect(await scene.mailsTo(prospect)).toHaveLength(1);
  expect((await prospect.client.getBooking({ params: { id } })).join_url).toBe(LINK);
});

test('emails don’t wait for a link where no Google calendar creates one', async () => {
  const { mentor, prospect } = await scene.people('caldav', meeting);
  const { id } = await scene.book(prospect, mentor);
  await scene.runCalendarJobs('send-mail');
  expect(await mailText(prospect)).toContain(joinOf(id));
  expect((await prospect.client.getBooking({ params: { id } })).join_url).toBe('https://meet.example/linh');
});

test('no email is sent about a session that was cancelled while the email waited for a link', async () => {
  const { mentor, prospect } = await scene.people('google');
  const { id } = await scene.book(prospect, mentor);
  await scene.runCalendarJobs('send-mail');
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await sql`select graphile_worker.reschedule_jobs(array_agg(id), run_at => now())
    from graphile_worker.jobs where key like ${`mail:booked:${id}:%`}`.execute(scene.api.context.db);
  await scene.runCalendarJobs('send-mail');
  expect((await scene.mailsTo(mentor)).map(({ kind }) => kind)).toEqual(['cancelled']);
});

test('a place that the mentor set stays, whatever link the calendar makes later', async () => {
  const { mentor, prospect } = await scene.people('google');
  const { id } = await scene.book(prospect, mentor);
  const own = 'https://meet.example/own';
  await mentor.client.setMeetingPlace({ params: { id }, body: { place: own } });
  account.meet_link = LINK;
  await scene.runCalendarJobs('send-mail');
  expect((await prospect.client.getBooking({ params: { id } })).join_url).toBe(own);
});

test('[C-13] a link that was sent stays when the session goes to another calendar, or when one is connected later', async () => {
  const { mentor, prospect } = await scene.people('google');
  account.meet_link = LINK;
  account.calendars = [remoteCalendar('main'), remoteCalendar('work')];
  await scene.connect(mentor, 'google');
  const { id } = await scene.book(prospect, mentor);
  await scene.runCalendarJobs('send-mail');
  account.meet_link = 'https://meet.google.com/another-room';
  const { items } = await mentor.client.listProviderCalendars({ query: {} });
  const params = { id: items.find(({ name }) => name === 'work')?.id ?? '' };
  await mentor.client.patchProviderCalendar({ params, body: { is_target: true } });
  await scene.runCalendarJobs('send-mail');
  expect((await prospect.client.getBooking({ params: { id } })).join_url).toBe(LINK);
  expect([...(account.sessions.get('work')?.values() ?? [])]).toMatchObject([
    { location: LINK, wants_meet_link: false },
  ]);

  const later = await scene.mentor(meeting);
  const later_booking = await scene.book(prospect, later, { start: '2055-01-18T08:00:00Z' });
  await scene.runCalendarJobs('send-mail');
  await scene.connect(later, 'google', 'later');
  await scene.runCalendarJobs('send-mail');
  const { join_url } = await prospect.client.getBooking({ params: { id: later_booking.id } });
  expect(join_url).toBe('https://meet.example/linh');
});
