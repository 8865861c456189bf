import { expect, test } from 'vitest';
import { bookingScene } from '../../../testing/booking-scene.ts';
import { runJob } from '../../../testing/run-due-jobs.ts';

const scene = bookingScene();
type Reader = Parameters<typeof scene.mailsTo>[0];

const kindsFor = async (who: Reader) => (await scene.mailsTo(who)).map(({ kind }) => kind).toSorted();
async function remind(booking_id: string, kind = 'reminder_24h', at = '2055-01-10T08:00:00Z') {
  scene.clock.set(at);
  await runJob(scene.api.context, 'remind-booking', { booking_id, kind });
  await scene.runJobs('send-mail');
}
const sweep = () => runJob(scene.api.context, 'enqueue-due-rows');
const headersOf = async (who: Reader, kind: string) => {
  const found = (await scene.mailsTo(who)).find((mail) => mail.kind === kind);
  return scene.api.as(null).getMail({ params: { id: found?.id ?? '' } });
};

test('a user without copies of their own actions still gets every email about the other side’s', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await prospect.client.patchAuthenticatedUser({ body: { email_preferences: { own_actions: false } } });
  await mentor.client.patchAuthenticatedUser({ body: { email_preferences: { own_actions: false } } });
  const first = await scene.book(prospect, mentor);
  const second = await scene.book(prospect, mentor, { start: '2055-01-11T08:30:00Z' });
  await scene.runJobs('send-mail');
  await prospect.client.cancelBooking({ params: { id: first.id }, body: {} });
  await mentor.client.cancelBooking({ params: { id: second.id }, body: {} });
  await scene.runJobs('send-mail');
  expect(await kindsFor(prospect)).toEqual(['cancelled']);
  expect(await kindsFor(mentor)).toEqual(['booked', 'booked', 'cancelled']);
});

test('reminders are sent once, only to those who want them, and never too late for their words', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  await mentor.client.patchAuthenticatedUser({ body: { email_preferences: { reminders: false } } });
  const { id } = await scene.book(prospect, mentor);
  await remind(id);
  await remind(id);
  expect(await kindsFor(prospect)).toEqual(['booked', 'reminder_24h']);
  expect(await kindsFor(mentor)).toEqual(['booked']);

  await remind(id, 'reminder_1h', '2055-01-11T08:00:00Z');
  expect(await kindsFor(prospect)).toEqual(['booked', 'reminder_24h']);
});

test('a session booked within a day has only the last hour’s reminder, and one within the hour has none', async () => {
  const mentor = await scene.mentor({ policy: { min_notice_min: 0 } });
  const [early, late] = [await scene.prospect(), await scene.prospect()];
  scene.clock.set('2055-01-10T20:00:00Z');
  await sweep();
  const soon = await scene.book(early, mentor);
  scene.clock.set('2055-01-11T06:45:00Z');
  await sweep();
  scene.clock.set('2055-01-11T08:00:00Z');
  const sooner = await scene.book(late, mentor, { start: '2055-01-11T08:30:00Z' });
  const waiting = await scene.api.context.db
    .selectFrom('graphile_worker.jobs' as never)
    .select('key' as never)
    .execute();
  const keys = waiting.map(({ key }) => String(key)).filter((key) => key.startsWith('reminder:'));
  expect(keys).toContain(`reminder:${soon.id}:1h`);
  expect(keys).not.toContain(`reminder:${soon.id}:24h`);
  expect(keys.filter((key) => key.includes(sooner.id))).toEqual([]);
});

test('a reminder can be ended by one click of the mail program, and by a page that asks first; other mails can’t', async () => {
  const [mentor, prospect] = [await scene.mentor(), await scene.prospect()];
  const { id } = await scene.book(prospect, mentor);
  await scene.runJobs('send-mail');
  await remind(id);
  const { headers, text, html } = await headersOf(prospect, 'reminder_24h');
  const link = /^<(.+)>$/.exec(headers['List-Unsubscribe'] ?? '')?.[1] ?? '';
  expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
  expect(text).toContain(`Stop reminders: ${link}`);
  expect(html).toContain(link);
  expect((await headersOf(prospect, 'booked')).headers['List-Unsubscribe']).toBeUndefined();

  const wanted = async () => (await prospect.client.getAuthenticatedUser()).email_preferences.reminders;
  const url = `${scene.api.base_url}${new URL(link).pathname}${new URL(link).search}`;
  const page = await fetch(url);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(page.headers.get('content-security-policy')).not.toContain('unsafe-inline');
  expect(await page.text()).toContain('<form method="post">');
  expect(await wanted()).toBe(true);

  const form = new FormData();
  form.set('List-Unsubscribe', 'One-Click');
  for (const body of [new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }), form]) {
    await prospect.client.patchAuthenticatedUser({ body: { email_preferences: { reminders: true } } });
    const done = await fetch(url, { method: 'POST', body });
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining('Reminders are off')]);
    expect(await wanted()).toBe(false);
  }
});

test('a forged unsubscribe link changes nothing', async () => {
  const nobody = scene.api.as(null);
  const query = { token: '0'.repeat(32) };
  await expect(nobody.unsubscribe({ query })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(nobody.showUnsubscribe({ query })).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(nobody.showUnsubscribe({ query: { token: '<b>' } })).rejects.toMatchObject({ status: 400 });
});
