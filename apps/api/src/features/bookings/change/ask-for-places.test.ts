import { sql } from 'kysely';
import { beforeEach, expect, test } from 'vitest';
import { HALF_PAST_NINE, NINE, NOW } from '../../../testing/booking-scene.ts';
import type { Made } from '../../../testing/make.ts';
import { resetMemory } from '../../../testing/memory-calendar.ts';
import { runJob } from '../../../testing/run-due-jobs.ts';
import { sessionScene } from '../../../testing/session-scene.ts';

const scene = sessionScene();
beforeEach(() => {
  resetMemory(scene.account);
  scene.clock.set(NOW);
});

const MEET = 'https://meet.google.com/abc-defg-hij';

/** Runs the sweep at an instant when calendars' links would exist. */
async function sweepAt(instant: string): Promise<void> {
  scene.clock.set(instant);
  await sql`update booking set updated_at = now() - interval '10 minutes'`.execute(scene.api.context.db);
  await runJob(scene.api.context, 'ask-for-places');
  await scene.runJobs('send-mail');
}
const asked = async (who: Made) => (await scene.mailsTo(who)).filter(({ kind }) => kind === 'place_missing');

test('[U-06] a mentor is asked once for the link of a session that begins within a day, and again at another time', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await sweepAt('2055-01-10T07:59:00Z');
  expect(await asked(mentor)).toEqual([]);
  await sweepAt('2055-01-10T08:00:00Z');
  await sweepAt('2055-01-10T08:10:00Z');
  const mails = await asked(mentor);
  expect(mails).toHaveLength(1);
  const mail = await scene.api.as(null).getMail({ params: { id: mails[0]?.id ?? '' } });
  expect(mail.subject).toMatch(/^Add a link: /);
  expect(mail.text).toContain('has no meeting link yet');
  expect(mail.text).toContain(`/bookings/${id}`);
  expect(await asked(prospect)).toEqual([]);

  // The student can only choose times a day ahead; the mentor chooses an earlier one.
  await sql`update booking set ical_sequence = ical_sequence + 1 where id = ${id}`.execute(scene.api.context.db);
  await sweepAt('2055-01-10T09:00:00Z');
  expect(await asked(mentor)).toHaveLength(2);
});

test('[U-06] no mentor is asked for a known place, for one that the calendar creates, or for a session that has started or is cancelled', async () => {
  const with_link = { event_types: [{ meeting_location: MEET }] };
  const [said, calendar, cancelled] = [await scene.mentor(with_link), await scene.mentor(), await scene.mentor()];
  await scene.connect(calendar, 'google');
  scene.account.meet_link = MEET;
  const book = async (mentor: typeof said) => scene.session({ mentor, prospect: await scene.prospect(), start: NINE });
  await book(said);
  await scene.writeEvent((await book(calendar)).id);
  const { id } = await book(cancelled);
  await cancelled.client.cancelBooking({ params: { id }, body: {} });
  await scene.runJobs('send-mail');
  await sweepAt('2055-01-10T08:30:00Z');
  for (const mentor of [said, calendar, cancelled]) {
    expect(await asked(mentor)).toEqual([]);
  }
  scene.clock.set(NOW);
  const late = await scene.mentor();
  await book(late);
  await sweepAt('2055-01-11T08:00:01Z');
  expect(await asked(late)).toEqual([]);
});

test('[U-06] an email that waited while the mentor added the place is not sent', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: HALF_PAST_NINE });
  scene.clock.set('2055-01-10T09:00:00Z');
  await sql`update booking set updated_at = now() - interval '10 minutes'`.execute(scene.api.context.db);
  await runJob(scene.api.context, 'ask-for-places');
  await mentor.client.setMeetingPlace({ params: { id }, body: { place: MEET } });
  await scene.runJobs('send-mail');
  expect(await asked(mentor)).toEqual([]);
});

test('[U-06] a page promises a Meet link from the moment at which a Google calendar makes one, and no longer', async () => {
  const mentor = await scene.mentor();
  const promise = async () => {
    const { event_type } = await scene.api.as(null).getAvailabilityBySlug({ params: { slug: mentor.slug } });
    return event_type?.has_place;
  };
  expect(await promise()).toBe(false);
  const { id } = await scene.connect(mentor, 'google');
  expect(await promise()).toBe(true);
  scene.account.problem = 'signed_out';
  await mentor.client.refreshCalendarConnection({ params: { id } });
  expect(await promise()).toBe(false);
});
