import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE } from '../../../testing/booking-scene.ts';
import type { Made } from '../../../testing/make.ts';
import { runJob } from '../../../testing/run-due-jobs.ts';

/** A mail server that can crash in the middle of an email. */
const server = { dies: 0, taken: [] as string[] };
const scene = bookingScene({
  mail: {
    kind: 'mailbox',
    send: (mail) => {
      if (server.dies > 0) {
        server.dies -= 1;
        return Promise.reject(new Error('the worker was killed'));
      }
      server.taken.push(mail.id);
      return Promise.resolve({ message_id: `<${mail.id}@mailbox.invalid>` });
    },
    check: () => Promise.resolve(),
    close: () => Promise.resolve(),
  },
});

const remindersFor = async (who: Made) =>
  (await scene.mailsTo(who)).filter(({ kind }) => kind.startsWith('reminder')).map(({ kind }) => kind);

/** When the reminders of a booking are due. */
async function waiting(id: string) {
  const { rows } = await sql<{ key: string; run_at: string }>`
    select key, run_at from graphile_worker.jobs where key like ${`reminder:${id}:%`} order by key`.execute(
    scene.api.context.db,
  );
  return rows.map(({ key, run_at }) => [key.split(':').at(-1), run_at]);
}

/** Runs a reminder as its job would, when it is due. */
async function remind(booking_id: string, at: string, kind = 'reminder_24h') {
  scene.clock.set(at);
  await runJob(scene.api.context, 'remind-booking', { booking_id, kind });
  await scene.runDueJobs();
}

test('reminders wait for 24 h and 1 h before, move with the session, and go when it is cancelled', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  const before = (start: string) => {
    const instant = Temporal.Instant.from(start);
    return [
      ['1h', instant.subtract({ hours: 1 }).toString()],
      ['24h', instant.subtract({ hours: 24 }).toString()],
    ];
  };
  expect(await waiting(id)).toEqual(before(NINE));
  await prospect.client.rescheduleBooking({ params: { id }, body: { start: HALF_PAST_NINE } });
  expect(await waiting(id)).toEqual(before(HALF_PAST_NINE));
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  expect(await waiting(id)).toEqual([]);
  await remind(id, '2055-01-10T08:30:00Z');
  expect(await remindersFor(prospect)).toEqual([]);
});

test('an accepted proposal moves them too', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  const start = '2055-01-12T15:00:00Z';
  const { proposal } = await mentor.client.createProposal({ params: { id }, body: { starts: [start] } });
  await scene.runDueJobs();
  expect((await scene.mailsTo(prospect)).map(({ kind }) => kind)).toContain('proposed');
  await prospect.client.acceptProposal({ params: { id, proposal_id: proposal?.id ?? '' }, body: { start } });
  expect(await waiting(id)).toEqual([
    ['1h', '2055-01-12T14:00:00Z'],
    ['24h', '2055-01-11T15:00:00Z'],
  ]);
});

test('one that was due before the session moved is sent for neither time', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  scene.clock.set('2055-01-10T08:00:00Z');
  await runJob(scene.api.context, 'remind-booking', { booking_id: id, kind: 'reminder_24h' });
  await mentor.client.cancelBooking({ params: { id }, body: {} });
  await scene.runDueJobs();
  expect(await remindersFor(prospect)).toEqual([]);
});

test.each([
  ['reminder_24h', '2055-01-11T06:00:00Z'],
  ['reminder_1h', '2055-01-11T08:00:00Z'],
])('%s is not sent when it would arrive too late to be true', async (kind, late) => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  await remind(id, late, kind);
  expect(await remindersFor(prospect)).toEqual([]);
});

test('each side is reminded once, even when the worker is killed at the mail and its job runs again', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  await scene.runDueJobs();
  server.dies = 2;
  server.taken.length = 0;
  await remind(id, '2055-01-10T08:00:00Z');
  expect(server.taken).toEqual([]);
  // The queue does this with failed jobs and with those of dead workers.
  for (let again = 0; again < 2; again += 1) {
    await sql`
      update graphile_worker._private_jobs set run_at = now() where key like ${`mail:reminder_24h:${id}:%`}`.execute(
      scene.api.context.db,
    );
    await remind(id, '2055-01-10T08:00:30Z');
  }
  expect(server.taken).toHaveLength(2);
  expect(await remindersFor(mentor)).toEqual(['reminder_24h']);
  expect(await remindersFor(prospect)).toEqual(['reminder_24h']);
});

test('a reminder repeats the calendar’s entry: the same UID, SEQUENCE and DTSTAMP, and no invitation', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  await scene.runDueJobs();
  await remind(id, '2055-01-10T08:00:00Z');
  const mails = await scene.mailsTo(prospect);
  const fileOf = async (kind: string) => {
    const found = mails.find((mail) => mail.kind === kind);
    const mail = await scene.api.as(null).getMail({ params: { id: found?.id ?? '' } });
    return mail.attachments[0]?.content ?? '';
  };
  const same = /^(UID|SEQUENCE|DTSTAMP|DTSTART|DTEND)[:;].*/gm;
  const [booked, reminder] = [await fileOf('booked'), await fileOf('reminder_24h')];
  expect(reminder.match(same)).toEqual(booked.match(same));
  expect(reminder).toContain('METHOD:PUBLISH');
  expect(reminder).not.toContain('ATTENDEE');
});
