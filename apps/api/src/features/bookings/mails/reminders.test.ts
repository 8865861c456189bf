import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { bookingScene, HALF_PAST_NINE, NINE, NOW } from '../../../testing/booking-scene.ts';
import type { Made } from '../../../testing/make.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import { runJob, sweepDueRows } from '../../../testing/run-due-jobs.ts';
import { reminderJob } from '../core/timers.ts';

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

/** The reminders of a booking that are in the queue once the sweep has looked at a moment, and when they are due. */
async function waiting(id: string, at: string) {
  scene.clock.set(at);
  await sweepDueRows(scene.api.context);
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
  await scene.runJobs('send-mail');
}

test('[T-395] no reminder waits in the queue: each is enqueued half an hour before it is due, and moves with the session', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  expect(await waiting(id, NOW)).toEqual([]);
  expect(await waiting(id, '2055-01-10T07:29:59Z')).toEqual([]);
  expect(await waiting(id, '2055-01-10T07:30:00Z')).toEqual([['24h', '2055-01-10T08:00:00Z']]);
  await prospect.client.rescheduleBooking({ params: { id }, body: { start: HALF_PAST_NINE } });
  expect(await waiting(id, '2055-01-10T07:31:00Z')).toEqual([['24h', '2055-01-10T08:30:00Z']]);
  expect(await waiting(id, '2055-01-11T07:00:00Z')).toEqual([
    ['1h', '2055-01-11T07:30:00Z'],
    ['24h', '2055-01-10T08:30:00Z'],
  ]);
});

test('[T-395] a session that is booked or moved when its reminder is near has it in the queue at once', async () => {
  const mentor = await scene.mentor({ policy: { min_notice_min: 0, reschedule_min: 0 } });
  const prospect = await scene.prospect();
  const queued = async (id: string) => {
    const { rows } = await sql<{ run_at: string }>`
      select run_at from graphile_worker.jobs where key = ${`reminder:${id}:1h`}`.execute(scene.api.context.db);
    return rows.map(({ run_at }) => run_at);
  };
  scene.clock.set('2055-01-11T06:05:00Z');
  const { id } = await scene.book(prospect, mentor);
  expect(await queued(id)).toEqual(['2055-01-11T07:00:00Z']);
  scene.clock.set('2055-01-11T06:35:00Z');
  await prospect.client.rescheduleBooking({ params: { id }, body: { start: HALF_PAST_NINE } });
  expect(await queued(id)).toEqual(['2055-01-11T07:30:00Z']);
});

test('[T-395] an accepted proposal moves it too, and what is left of the earlier time sends nothing', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const start = '2055-01-12T15:00:00Z';
  const { proposal } = await mentor.client.createProposal({ params: { id }, body: { starts: [start] } });
  await scene.runJobs('send-mail');
  expect((await scene.mailsTo(prospect)).map(({ kind }) => kind)).toContain('proposed');
  expect(await waiting(id, '2055-01-10T07:45:00Z')).toEqual([['24h', '2055-01-10T08:00:00Z']]);
  await prospect.client.acceptProposal({ params: { id, proposal_id: proposal?.id ?? '' }, body: { start } });
  await remind(id, '2055-01-10T08:00:00Z');
  expect(await remindersFor(prospect)).toEqual([]);
  expect(await waiting(id, '2055-01-11T14:45:00Z')).toEqual([['24h', '2055-01-11T15:00:00Z']]);
  await remind(id, '2055-01-11T15:00:00Z');
  expect(await remindersFor(prospect)).toEqual(['reminder_24h']);
  expect(await remindersFor(mentor)).toEqual(['reminder_24h']);
});

test('[T-395] a session that is cancelled has no reminder, whether it is in the queue already or not', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  expect(await waiting(id, '2055-01-10T07:45:00Z')).toHaveLength(1);
  await prospect.client.cancelBooking({ params: { id }, body: {} });
  await remind(id, '2055-01-10T08:00:00Z');
  expect(await waiting(id, '2055-01-11T06:45:00Z')).toHaveLength(1);
  expect(await remindersFor(prospect)).toEqual([]);
  expect(await remindersFor(mentor)).toEqual([]);
});

/** Enqueues a reminder ahead, as the previous version did for each booking. */
const enqueueAhead = (id: string, at: string) =>
  enqueue(scene.api.context.db, [reminderJob({ booking_id: id, kind: 'reminder_24h' }, { run_at: at })]);

test('[T-397] a reminder that an earlier version has enqueued is sent once, and no reminder is lost', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  const other = await scene.session({ mentor, prospect: await scene.prospect(), start: HALF_PAST_NINE });
  await enqueueAhead(id, '2055-01-10T08:00:00Z');
  expect(await waiting(id, '2055-01-10T07:40:00Z')).toEqual([['24h', '2055-01-10T08:00:00Z']]);
  await remind(id, '2055-01-10T08:00:00Z');
  // A worker of the earlier version ran it, and enqueued nothing by rows.
  await remind(id, '2055-01-10T08:00:10Z');
  expect(await waiting(other.id, '2055-01-10T08:01:00Z')).toEqual([['24h', '2055-01-10T08:30:00Z']]);
  await remind(other.id, '2055-01-10T08:30:00Z');
  expect(await remindersFor(prospect)).toEqual(['reminder_24h']);
  expect(await remindersFor(mentor)).toEqual(['reminder_24h', 'reminder_24h']);
});

test('[T-397] one that an earlier version has enqueued for a time that the session no longer has sends nothing', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await enqueueAhead(id, '2055-01-10T08:00:00Z');
  await prospect.client.rescheduleBooking({ params: { id }, body: { start: HALF_PAST_NINE } });
  await remind(id, '2055-01-10T08:00:00Z');
  expect(await remindersFor(prospect)).toEqual([]);
  await remind(id, '2055-01-10T08:30:00Z');
  expect(await remindersFor(prospect)).toEqual(['reminder_24h']);
});

test('one that was due before the session moved is sent for neither time', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  scene.clock.set('2055-01-10T08:00:00Z');
  await runJob(scene.api.context, 'remind-booking', { booking_id: id, kind: 'reminder_24h' });
  await mentor.client.cancelBooking({ params: { id }, body: {} });
  await scene.runJobs('send-mail');
  expect(await remindersFor(prospect)).toEqual([]);
});

test.each([
  ['reminder_24h', '2055-01-11T06:00:00Z'],
  ['reminder_1h', '2055-01-11T08:00:00Z'],
])('%s is not sent when it would arrive too late to be true', async (kind, late) => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
  await remind(id, late, kind);
  expect(await remindersFor(prospect)).toEqual([]);
});

test('each side is reminded once, even when the worker is killed at the mail and its job runs again', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.session({ mentor, prospect, start: NINE });
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
  await scene.runJobs('send-mail');
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
