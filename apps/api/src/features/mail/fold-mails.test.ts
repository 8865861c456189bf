import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { toInstant } from '../../core/clock.ts';
import { newId } from '../../core/ids.ts';
import { waitingMails } from '../../http/metrics/standings.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import type { Made } from '../../testing/make.ts';
import { messageScene } from '../../testing/message-scene.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { sendDigestJob, sendKept } from './outbox.ts';

const scene = bookingScene();
const BEYOND = 4;
/** Fewer than there are connections, so that none waits for another before it counts. */
const AT_ONCE = 6;

/** A user's emails that were written and wait to be sent. */
const written = ({ user_id, person }: Made, kind: string, count: number) =>
  scene.api.context.db
    .insertInto('mail_message')
    .values(
      Array.from({ length: count }, () => ({
        id: newId(),
        kind,
        deduplication: newId(),
        auth_user_id: user_id,
        sender: 'a@a.test',
        recipient: person.email,
        subject: 'One of many',
        html: '',
        text: 'Words of somebody',
        headers: '{}',
        attachments: '[]',
        created_at: toInstant(scene.clock.now()),
      })),
    )
    .returningAll()
    .execute();

/** The kinds of the emails that a user really got. */
const sentTo = async (who: Made) =>
  (await scene.mailsTo(who)).filter(({ sent_at }) => sent_at !== null).map(({ kind }) => kind);
const countIn = (kinds: readonly string[], kind: string) => kinds.filter((one) => one === kind).length;

/** The due times of the digest jobs; the queue goes by the real time. */
async function digestsDue(): Promise<string[]> {
  const { rows } = await sql<{ run_at: string }>`
    select run_at from graphile_worker.jobs where task_identifier = ${sendDigestJob.task}`.execute(
    scene.api.context.db,
  );
  return rows.map(({ run_at }) => run_at);
}

test('[N-04] from the tenth mail of a kind in an hour on, one says how many more there were, and where', async () => {
  const { context } = scene.api;
  const reader = await scene.prospect();
  const tell = () => runJob(context, sendDigestJob.task, { user_id: reader.user_id });
  for (const mail of await written(reader, 'booked', LIMITS.mails_of_kind_per_hour + BEYOND)) {
    await sendKept(context, mail);
    // A repeated job changes nothing.
    await sendKept(context, mail);
  }
  for (const mail of await written(reader, 'cancelled', 1)) await sendKept(context, mail);
  expect(await digestsDue()).toEqual(['2055-01-07T10:15:00Z']);
  // Those that a digest tells of don't wait for the mail server: no alert, and nothing to do in the console.
  expect(await waitingMails(context.db)).toEqual({ count: 0, oldest_at: null, oldest_s: 0 });
  expect(countIn(await sentTo(reader), 'booked')).toBe(LIMITS.mails_of_kind_per_hour);
  expect(countIn(await sentTo(reader), 'cancelled')).toBe(1);
  scene.clock.set('2055-01-07T10:15:00Z');
  await tell();
  await tell();
  const [digest, ...others] = (await scene.mailsTo(reader)).filter(({ kind }) => kind === 'digest');
  expect(others).toEqual([]);
  expect(digest?.subject).toBe(`${BEYOND} more updates to your bookings`);
  const { text, html } = await scene.api.as(null).getMail({ params: { id: digest?.id ?? '' } });
  expect(text).toContain(`${context.config.public_url}/bookings`);
  expect(text + html).not.toContain('Words of somebody');

  // The next digest is sent an hour after the previous one at the earliest.
  scene.clock.set('2055-01-07T10:20:00Z');
  for (const mail of await written(reader, 'booked', 1)) await sendKept(context, mail);
  expect(await digestsDue()).toEqual(['2055-01-07T11:15:00Z']);
  scene.clock.set('2055-01-07T11:15:01Z');
  for (const mail of await written(reader, 'booked', 1)) await sendKept(context, mail);
  expect(countIn(await sentTo(reader), 'booked')).toBe(LIMITS.mails_of_kind_per_hour + 1);
});

test('[N-04] [N-10] of concurrent emails no more leave than an hour allows', async () => {
  const reader = await scene.prospect();
  const kept = await written(reader, 'booked', LIMITS.mails_of_kind_per_hour + AT_ONCE);
  // One more can be sent, and all the others compete for it.
  const before = LIMITS.mails_of_kind_per_hour - 1;
  for (const mail of kept.slice(0, before)) await sendKept(scene.api.context, mail);
  await Promise.all(kept.slice(before).map((mail) => sendKept(scene.api.context, mail)));
  expect(await sentTo(reader)).toHaveLength(LIMITS.mails_of_kind_per_hour);
});

test('[T-313] mails about unread messages count too: of many conversations at once nine are mailed, and one says how many more', async () => {
  const { context } = scene.api;
  const reader = await scene.mentor();
  const { talk } = messageScene({ ...scene, mentor: () => Promise.resolve(reader) });
  const made = [];
  for (let at = 0; at < LIMITS.mails_of_kind_per_hour + BEYOND; at += 1) made.push(await talk());
  const asked = await context.db
    .selectFrom('message')
    .select('id')
    .where(
      'thread_id',
      'in',
      made.map(({ id }) => id),
    )
    .execute();
  scene.clock.set('2055-01-07T10:10:00Z');
  for (const { id: message_id } of asked) {
    await runJob(context, 'mail-unread-message', { message_id, user_id: reader.user_id });
  }
  await runJobs(scene.api.context, 'mail-unread-message', 'send-mail-digest');
  expect(countIn(await sentTo(reader), 'message')).toBe(LIMITS.mails_of_kind_per_hour);
  scene.clock.set('2055-01-07T10:25:00Z');
  await runJob(context, sendDigestJob.task, { user_id: reader.user_id });
  const [digest] = (await scene.mailsTo(reader)).filter(({ kind }) => kind === 'digest');
  expect(digest?.subject).toBe(`${BEYOND} more unread messages`);
});
