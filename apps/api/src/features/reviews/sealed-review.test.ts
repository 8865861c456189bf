import pg from 'pg';
import { expect, test, vi } from 'vitest';
import { DAY_MS, exportedText, reviewScene } from '../../testing/review-scene.ts';
import { STARS } from '../../testing/insert-reviews.ts';
import { runJob } from '../../testing/run-due-jobs.ts';

const { scene, at, complete, met } = reviewScene();
type Session = Awaited<ReturnType<typeof met>>;

const HOUR_MS = 60 * 60_000;
const SECRET = 'The sealed cormorant';

/** Returns the answers to the mentor and a visitor: status, tags, length, text, and the number of statements. */
async function answers({ id, mentor }: Session) {
  const authorization = `Bearer ${await scene.api.issuer.token(mentor.person)}`;
  const own = [
    `calendar/bookings/${id}`,
    `calendar/bookings/${id}/review`,
    `calendar/bookings/${id}/events`,
    `calendar/bookings?when=past`,
    `calendar/bookings?when=waiting`,
    'calendar/turns',
    'notifications',
    'mentor-profile/profiles/me',
    `reviews/by-slug/${mentor.slug}`,
  ];
  const open = [`reviews/by-slug/${mentor.slug}`, `mentor-profile/profiles/by-slug/${mentor.slug}`];
  const asked = [...own.map((path) => ({ path, headers: { authorization } })), ...open.map((path) => ({ path }))];
  const found: object[] = [];
  for (const { path, ...more } of asked) {
    const url = `/api/v1/${path}`;
    // The first call fills caches. Statements of the process itself come in between by chance, and only add.
    let answer = await scene.api.app.inject({ url, ...more });
    let least = Number.POSITIVE_INFINITY;
    for (let time = 0; time < 3; time += 1) {
      const statements = vi.spyOn(pg.Client.prototype, 'query');
      answer = await scene.api.app.inject({ url, ...more });
      least = Math.min(least, statements.mock.calls.length);
      statements.mockRestore();
    }
    const { statusCode, headers, body } = answer;
    const { etag, 'last-modified': modified, 'content-length': length } = headers;
    found.push({ path, statusCode, etag, modified, length, body, statements: least });
  }
  return found;
}

test('[T-02] ETag, timing and count: every answer is the same to the byte, and takes as many statements, with a sealed review and without', async () => {
  const session = await met();
  at(HOUR_MS);
  await scene.runDueJobs();
  const before = await answers(session);
  expect(before.map((one) => 'statusCode' in one && one.statusCode)).toEqual(before.map(() => 200));
  expect(before.some((one) => 'statements' in one && Number(one.statements) > 0)).toBe(true);
  await session.write({ ...STARS, text: SECRET, private_note: SECRET });
  await scene.runDueJobs();
  expect(await answers(session)).toEqual(before);
  await session.write({ ...STARS, stars: 1, text: SECRET });
  expect(await answers(session)).toEqual(before);
});

test('[T-02] mail preview and webhook: until the 14 days are over a mentor gets the same emails, notifications and messages of a session that was reviewed and of one that was not', async () => {
  const received = async (isWritten: boolean) => {
    scene.clock.set('2055-01-07T10:00:00Z');
    const session = await met();
    const { id, mentor, prospect, write } = session;
    const { db } = scene.api.context;
    await mentor.client.createWebhook({
      body: { url: 'https://example.org/hook', events: ['review.published', 'review.replied', 'booking.completed'] },
    });
    at(HOUR_MS);
    if (isWritten) {
      await write({ ...STARS, text: SECRET, private_note: SECRET });
    }
    for (const days of [1, 4, 12, 13.99]) {
      at(days * DAY_MS);
      await complete();
      await scene.runDueJobs();
      await runJob(scene.api.context, 'ask-for-review', { booking_id: id });
      await runJob(scene.api.context, 'settle-reviews', { booking_id: id });
    }
    const plain = (text: string) =>
      text
        .replaceAll(id, 'ID')
        .replaceAll(prospect.person.first_name, 'NAME')
        .replaceAll(mentor.person.first_name, 'OWN')
        .replaceAll(/token=[\w-]+/g, 'token');
    const mails = [];
    for (const { id: mail_id, subject } of await scene.mailsTo(mentor)) {
      const { text } = await scene.api.as(null).getMail({ params: { id: mail_id } });
      mails.push(plain(`${subject}\n${text}`));
    }
    const { items } = await mentor.client.listNotifications({ query: {} });
    const deliveries = await db.selectFrom('webhook_delivery').select('event').where('booking_id', '=', id).execute();
    expect(await exportedText(mentor)).not.toContain(SECRET);
    return { mails, told: items.map(({ kind }) => kind), deliveries };
  };
  const without = await received(false);
  expect(without.told).toContain('review_request');
  expect(without.deliveries).not.toEqual([]);
  expect(await received(true)).toEqual(without);
});
