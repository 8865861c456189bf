import { sql } from 'kysely';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { smtpTransport } from '../../providers/mail/smtp.ts';
import { HALF_PAST_NINE, NINE, bookingScene } from '../../testing/booking-scene.ts';
import { make, type Made } from '../../testing/make.ts';
import { runJob, runJobs } from '../../testing/run-due-jobs.ts';
import { startSmtpInbox } from '../../testing/smtp-inbox.ts';
import { bounceSignature } from './bounce-signature.ts';

const SECRET = 'a secret of at least thirty-two characters';
const inbox = await startSmtpInbox();
const scene = bookingScene({ mail: smtpTransport(inbox.url, 1000) }, () =>
  Promise.resolve({ MAIL_BOUNCE_SECRET: SECRET }),
);
beforeEach(() => {
  inbox.mails.length = 0;
  inbox.recipients.length = 0;
  // An answer that was not used, because no connection was opened, must not affect the next test.
  for (const stage of ['connect', 'recipient', 'data'] as const) {
    inbox.reply(stage, '', 0);
  }
});
afterAll(() => inbox.close());

const UNKNOWN = '550 5.1.1 No such user here';

/** A booking, and a function that sends the prospect's email about it. */
async function booked() {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await make(scene.api).session({ mentor, prospect, start: NINE });
  const mail = { kind: 'booked', booking_id: id, sequence: 0, reader: 'prospect' };
  return { mentor, prospect, id, send: () => runJob(scene.api.context, 'send-mail', mail) };
}

const bounceOf = async ({ client }: Made) => (await client.getAuthenticatedUser()).email_bounced_at;
const mailsFor = ({ user_id }: Made) =>
  scene.api.context.db.selectFrom('mail_message').selectAll().where('auth_user_id', '=', user_id).execute();
const cameTo = ({ person }: Made) => inbox.recipients.filter(([address]) => address === person.email).length;

test('an address that the server rejects bounces: this is recorded with the email and the person, and not tried again', async () => {
  const { prospect, send } = await booked();
  inbox.reply('recipient', UNKNOWN);
  await send();
  await send();
  expect(cameTo(prospect)).toBe(0);
  expect(await mailsFor(prospect)).toMatchObject([
    { sent_at: null, bounced_at: '2055-01-07T10:00:00Z', bounce: UNKNOWN },
  ]);
  expect(await bounceOf(prospect)).toBe('2055-01-07T10:00:00Z');
});

test('an address that bounces gets no reminders and no copies, but what the other side does; trying again ends that', async () => {
  const { mentor, prospect, id, send } = await booked();
  inbox.reply('recipient', UNKNOWN);
  await send();
  scene.clock.set('2055-01-10T08:00:00Z');
  await runJob(scene.api.context, 'remind-booking', { booking_id: id, kind: 'reminder_24h' });
  await prospect.client.rescheduleBooking({ params: { id }, body: { start: HALF_PAST_NINE } });
  await runJobs(scene.api.context, 'send-mail');
  expect(cameTo(prospect)).toBe(0);
  await prospect.client.patchAuthenticatedUser({ body: { email_bounced_at: null } });
  expect(await bounceOf(prospect)).toBe(null);
  await mentor.client.cancelBooking({ params: { id }, body: {} });
  await runJobs(scene.api.context, 'send-mail');
  expect(cameTo(prospect)).toBe(1);
  expect(await bounceOf(prospect)).toBe(null);
});

test('another address is not affected by the last one’s bounces', async () => {
  const { prospect, send } = await booked();
  inbox.reply('recipient', UNKNOWN);
  await send();
  await scene.api.context.db
    .updateTable('authenticated_user')
    .set({ email: 'new@people.test' })
    .where('id', '=', prospect.user_id)
    .execute();
  expect(await bounceOf(prospect)).toBe(null);
});

test.each([
  ['recipient', '550 5.7.1 Relaying denied'],
  ['data', '554 5.7.1 This looks like spam'],
  ['data', '552 5.3.4 Message too big'],
] as const)('a refusal at %s that is not about the address (%s) ends the mail alone', async (stage, words) => {
  const { prospect, send } = await booked();
  inbox.reply(stage, words);
  await send();
  expect(await mailsFor(prospect)).toMatchObject([{ sent_at: null, bounce: words }]);
  expect(await bounceOf(prospect)).toBe(null);
});

test.each([
  ['connect', '421 4.3.2 Shutting down'],
  ['recipient', '450 4.2.0 Greylisted'],
  ['data', '451 4.3.0 Try again later'],
] as const)('a temporary refusal at %s (%s) is tried again, and the email arrives once', async (stage, words) => {
  const { prospect, send } = await booked();
  inbox.reply(stage, words);
  // The greeting is only sent on a new connection.
  await (stage === 'connect' ? send().catch(() => undefined) : expect(send()).rejects.toThrow(words.slice(10)));
  await send();
  await send();
  expect(cameTo(prospect)).toBe(1);
  expect(await bounceOf(prospect)).toBe(null);
});

test('a connection that breaks before the mail was taken delivers it once; one that breaks after, under one Message-ID', async () => {
  const first = await booked();
  inbox.breakOff('before');
  await expect(first.send()).rejects.toThrow();
  await first.send();
  expect(cameTo(first.prospect)).toBe(1);

  const second = await booked();
  inbox.breakOff('after');
  await expect(second.send()).rejects.toThrow();
  await second.send();
  const ids = inbox.mails
    .filter((_, index) => inbox.recipients[index]?.includes(second.prospect.person.email))
    .map(({ messageId }) => messageId);
  expect(ids).toHaveLength(2);
  expect(new Set(ids).size).toBe(1);
});

test('an email that a worker is sending is left to that worker, and one whose worker died is sent after a minute', async () => {
  const { prospect, send } = await booked();
  inbox.delay(300);
  const outcomes = await Promise.allSettled([send(), send(), send()]);
  inbox.delay(0);
  expect(outcomes.filter(({ status }) => status === 'fulfilled').length).toBeGreaterThan(0);
  expect(cameTo(prospect)).toBe(1);

  const dead = await booked();
  inbox.reply('data', '451 Not now');
  await expect(dead.send()).rejects.toThrow();
  await sql`update mail_message set sending_until = '2055-01-07T10:01:00Z' where auth_user_id = ${dead.prospect.user_id}`.execute(
    scene.api.context.db,
  );
  await expect(dead.send()).rejects.toThrow('being sent');
  scene.clock.set('2055-01-07T10:01:00Z');
  await dead.send();
  expect(cameTo(dead.prospect)).toBe(1);
});

test('a slow server gets its time, and a silent one delays an email by a second', async () => {
  const { prospect, send } = await booked();
  inbox.delay(300);
  await send();
  expect(cameTo(prospect)).toBe(1);
  const silent = await booked();
  inbox.delay(60_000);
  await expect(silent.send()).rejects.toThrow(/timeout/i);
  inbox.delay(0);
  await silent.send();
});

test('connections stay open for the next mails', async () => {
  const mentor = await scene.mentor();
  await runJobs(scene.api.context, 'send-mail');
  inbox.mails.length = 0;
  for (const start of [
    '2055-01-11T08:00:00Z',
    '2055-01-11T08:30:00Z',
    '2055-01-11T09:00:00Z',
    '2055-01-11T09:30:00Z',
  ]) {
    await scene.book(await scene.prospect(), mentor, { start });
  }
  const before = inbox.connections();
  await runJobs(scene.api.context, 'send-mail');
  expect(inbox.mails).toHaveLength(8);
  expect(inbox.connections() - before).toBeLessThanOrEqual(2);
});

/** A mail server's report about an email, as the sender gets it. */
const reportOn = (message_id: string, { action = 'failed', status = '5.1.1' } = {}) =>
  [
    'From: MAILER-DAEMON@mx.test',
    'Content-Type: multipart/report; report-type=delivery-status;',
    '\tboundary="=_b"',
    '',
    '--=_b',
    'Content-Type: text/plain',
    '',
    'I am sorry: caf\u00e9',
    '--=_b',
    'Content-Type: message/delivery-status',
    '',
    'Reporting-MTA: dns; mx.test',
    '',
    'Final-Recipient: rfc822; somebody@people.test',
    `Action: ${action}`,
    `Status: ${status}`,
    'Diagnostic-Code: smtp; 550 5.1.1 gone',
    '--=_b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${message_id}>`,
    'Subject: x',
    '--=_b--',
  ].join('\r\n');

function post(body: string, { secret = SECRET, at = Date.parse('2055-01-07T10:00:00Z') } = {}) {
  // In the encoding of old mail programs: the signature is over the bytes.
  const bytes = Buffer.from(body, 'latin1');
  const timestamp = String(at / 1000);
  const headers = {
    'content-type': 'message/rfc822',
    'webhook-id': 'report',
    'webhook-timestamp': timestamp,
    'webhook-signature': bounceSignature(secret, 'report', timestamp, bytes),
  };
  return fetch(`${scene.api.base_url}/api/webhooks/mail-bounces`, { method: 'POST', headers, body: bytes });
}

test('a report that comes later is noted as a bounce; delays, strangers’ mails and unsigned reports are not', async () => {
  const { prospect, send } = await booked();
  await send();
  const message_id = inbox.mails.at(-1)?.messageId?.slice(1, -1) ?? '';
  expect(message_id).toMatch(/@abroad-mentors\.test$/);
  const report = reportOn(message_id);
  expect((await post(report, { secret: 'x'.repeat(32) })).status).toBe(400);
  expect((await post(report, { at: Date.parse('2055-01-07T09:54:00Z') })).status).toBe(400);
  for (const harmless of [
    reportOn(message_id, { action: 'delayed', status: '4.4.1' }),
    reportOn('01900000-0000-7000-8000-000000000000@abroad-mentors.test'),
    reportOn('x@y.test'),
    'Subject: hello\r\n\r\nI am on holiday',
    '',
  ]) {
    expect((await post(harmless)).status).toBe(204);
  }
  expect(await bounceOf(prospect)).toBe(null);
  expect((await post(report)).status).toBe(204);
  expect((await post(report)).status).toBe(204);
  expect(await bounceOf(prospect)).toBe('2055-01-07T10:00:00Z');
  expect(await mailsFor(prospect)).toMatchObject([{ bounce: '5.1.1 smtp; 550 5.1.1 gone' }]);
});
