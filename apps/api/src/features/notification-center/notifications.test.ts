import { LANGUAGE_TAGS, NOTIFICATION_KINDS } from '@abroad/contract';
import { urlOf } from '@abroad/contract/client';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { newId } from '../../core/ids.ts';
import { bookingScene } from '../../testing/booking-scene.ts';
import { englishIn } from '../../testing/english-in.ts';

import { readEvents } from '../../testing/event-reader.ts';
import type { Made } from '../../testing/make.ts';
import { runJob } from '../../testing/run-due-jobs.ts';
import { NO_FILTERS } from '../../testing/search-scene.ts';
import { isMailDue } from '../notifications/is-mail-due.ts';
import { notify, type Told } from '../notifications/notify.ts';
import { pathOf, titleOf } from './present.ts';

const scene = bookingScene();

const tell = (user_id: string, kind: Told['kind'], group_key: string, data: Told['data'] = {}) =>
  notify(scene.api.context.db, [{ user_id, kind, group_key, data, key: newId() }]);
const list = async ({ client }: Made, query = {}) => client.listNotifications({ query });
const countsOf = async (who: Made) => {
  const { unseen, unread } = await list(who);
  return { unseen, unread };
};

/** An open window of a person. */
const watch = async ({ person }: Made) => {
  const { base_url, issuer } = scene.api;
  const authorization = `Bearer ${await issuer.token(person)}`;
  return readEvents(`${base_url}${urlOf('watchNotifications', undefined)}`, { authorization });
};

test('[T-222] 500 messages of one thread are one item and one of the badge', async () => {
  const [reader, author] = [await scene.prospect(), await scene.prospect({ first_name: 'Linh' })];
  const group_key = `thread:${newId()}`;
  const data = { thread_id: newId(), other_user_id: author.user_id };
  await notify(
    scene.api.context.db,
    Array.from({ length: 500 }, () => ({
      user_id: reader.user_id,
      kind: 'message' as const,
      group_key,
      data,
      key: newId(),
    })),
  );
  const { items, total, unseen, unread } = await list(reader);
  expect({ total, unseen, unread }).toEqual({ total: 1, unseen: 1, unread: 1 });
  expect(items[0]).toMatchObject({ kind: 'message', category: 'messages', count: 500, is_seen: false });
  expect(items[0]?.title).toMatch(/^500 new messages from .?Linh/);
  expect(items[0]?.path).toBe(`/messages/${data.thread_id}`);
});

test('[T-222] opening marks seen up to what was shown, following marks read, and both count on the server', async () => {
  const reader = await scene.prospect();
  await tell(reader.user_id, 'refunded', 'booking:1');
  await tell(reader.user_id, 'payout_paid', 'payout:1');
  const shown = await list(reader);
  expect(shown.items.map(({ kind }) => kind)).toEqual(['payout_paid', 'refunded']);
  await tell(reader.user_id, 'cancelled', 'booking:2');
  const up_to = shown.items[0]?.id ?? '';
  expect(await reader.client.seeNotifications({ body: { up_to } })).toEqual({ unseen: 1, unread: 3 });
  expect(await reader.client.readNotification({ params: { id: up_to } })).toEqual({ unseen: 1, unread: 2 });
  expect((await list(reader, { state: 'unread' })).total).toBe(2);
  expect((await list(reader, { category: 'money' })).items.map(({ kind }) => kind)).toEqual([
    'payout_paid',
    'refunded',
  ]);
  const late = (await list(reader)).items[0]?.id ?? '';
  expect(await reader.client.archiveNotification({ params: { id: late } })).toEqual({ unseen: 0, unread: 1 });
  expect((await list(reader)).total).toBe(2);
  expect((await list(reader, { state: 'archived' })).items.map(({ kind }) => kind)).toEqual(['cancelled']);
  expect(await reader.client.readAllNotifications()).toEqual({ unseen: 0, unread: 0 });
  // A later notification of an archived booking is shown again.
  await tell(reader.user_id, 'refunded', 'booking:2');
  expect((await list(reader)).items[0]).toMatchObject({ kind: 'refunded', count: 2, is_archived: false });
});

test('[T-222] news of a saved search is told with the name of the search, also after it got another one', async () => {
  const reader = await scene.prospect();
  const search = await reader.client.createSavedSearch({
    body: {
      name: 'Nursing',
      filters: { ...NO_FILTERS, topics: ['scholarships'] },
      mail: true,
      mail_frequency: 'daily',
    },
  });
  await tell(reader.user_id, 'saved_searches', `search:${search.id}`, { saved_search_id: search.id });
  expect((await list(reader)).items[0]).toMatchObject({ about: 'Nursing', path: '/saved-searches' });
  await reader.client.patchSavedSearch({ params: { saved_search_id: search.id }, body: { name: 'Nursing, Germany' } });
  expect((await list(reader)).items[0]?.about).toBe('Nursing, Germany');
});

test('[T-223] two open windows hear of each change, and ask for equal counts', async () => {
  const reader = await scene.prospect();
  const windows = [await watch(reader), await watch(reader)];
  expect(windows.map(({ status }) => status)).toEqual([200, 200]);
  const hearBoth = async () => {
    expect(await Promise.all(windows.map((one) => one.next()))).toEqual(['changed', 'changed']);
    const [left, right] = [await countsOf(reader), await countsOf(reader)];
    expect(left).toEqual(right);
    return left;
  };
  await tell(reader.user_id, 'refunded', 'booking:1');
  expect(await hearBoth()).toEqual({ unseen: 1, unread: 1 });
  const id = (await list(reader)).items[0]?.id ?? '';
  await reader.client.seeNotifications({ body: { up_to: id } });
  expect(await hearBoth()).toEqual({ unseen: 0, unread: 1 });
  await reader.client.readNotification({ params: { id } });
  expect(await hearBoth()).toEqual({ unseen: 0, unread: 0 });
  await tell(reader.user_id, 'refunded', 'booking:2');
  expect(await hearBoth()).toEqual({ unseen: 1, unread: 1 });
  await reader.client.archiveNotification({ params: { id: (await list(reader)).items[0]?.id ?? '' } });
  expect(await hearBoth()).toEqual({ unseen: 0, unread: 0 });
  await tell(reader.user_id, 'refunded', 'booking:3');
  expect(await hearBoth()).toEqual({ unseen: 1, unread: 1 });
  await reader.client.readAllNotifications();
  expect(await hearBoth()).toEqual({ unseen: 0, unread: 0 });
  windows.forEach((one) => one.close());
});

test('[T-228] a suspended person reads what they are told; an erased one has nothing left, and their stream ends', async () => {
  const reader = await scene.prospect();
  await tell(reader.user_id, 'account_lifted', 'account');
  const { db } = scene.api.context;
  await sql`update authenticated_user set status = 'suspended' where id = ${reader.user_id}`.execute(db);
  expect(await countsOf(reader)).toEqual({ unseen: 1, unread: 1 });
  expect(await reader.client.readAllNotifications()).toEqual({ unseen: 0, unread: 0 });
  const stream = await watch(reader);
  expect(stream.status).toBe(200);
  await runJob(scene.api.context, 'erase-account', { user_id: reader.user_id });
  const rows = await db.selectFrom('notification').select('id').where('auth_user_id', '=', reader.user_id).execute();
  expect(rows).toEqual([]);
  await sql`select pg_notify('notifications', ${reader.user_id})`.execute(db);
  await stream.ended;
});

test('[T-224] what is about sessions and money is always mailed, and other mails can be switched off', async () => {
  const reader = await scene.prospect();
  const { client, user_id } = reader;
  const { db } = scene.api.context;
  expect(await client.getNotificationPreferences()).toMatchObject({
    categories: { sessions: { in_app: true, mail: true, push: true }, reviews: { mail: true } },
    hides_words: false,
  });
  for (const category of ['sessions', 'money']) {
    const body = { categories: { [category]: { mail: false } } } as never;
    await expect(client.patchNotificationPreferences({ body })).rejects.toMatchObject({ code: 'VALIDATION_FAILED' });
  }
  const changed = await client.patchNotificationPreferences({
    body: { categories: { reviews: { mail: false }, searches: { mail: false }, sessions: { push: false } } },
  });
  expect(changed.categories).toMatchObject({
    reviews: { in_app: true, mail: false, push: true },
    searches: { mail: false },
    sessions: { mail: true, push: false },
  });
  expect(await isMailDue(db, { user_id, kind: 'review_published', key: 'any' })).toBe(false);
  expect(await isMailDue(db, { user_id, kind: 'decision_made', key: 'any' })).toBe(true);
  await client.patchNotificationPreferences({ body: { categories: { product: { mail: false } } } });
  expect(await isMailDue(db, { user_id, kind: 'welcome_mentor', key: 'any' })).toBe(false);
  // A code that a person asked for is told by a mail alone.
  expect(await isMailDue(db, { user_id, kind: 'proof_code', key: 'any' })).toBe(true);
  // The account's email preference says the same, in both directions.
  expect((await client.getAuthenticatedUser()).email_preferences.saved_searches).toBe(false);
  await client.patchAuthenticatedUser({ body: { email_preferences: { saved_searches: true } } });
  expect((await client.getNotificationPreferences()).categories.searches.mail).toBe(true);
});

test('[T-222] what is older than half a year is deleted', async () => {
  const reader = await scene.prospect();
  const { db } = scene.api.context;
  await tell(reader.user_id, 'refunded', 'booking:1');
  await sql`update notification set created_at = now() - interval '181 days' where auth_user_id = ${reader.user_id}`.execute(
    db,
  );
  await tell(reader.user_id, 'payout_paid', 'payout:1');
  await runJob(scene.api.context, 'sweep-notifications', {});
  expect((await list(reader)).items.map(({ kind }) => kind)).toEqual(['payout_paid']);
});

test('[T-222] a notification of a booking names the other person as they are called now, and leads to the booking', async () => {
  const mentor = await scene.mentor();
  const student = await scene.prospect({ first_name: 'Linh' });
  const booking = await scene.book(student, mentor);
  const [item] = (await list(mentor)).items;
  expect(item).toMatchObject({ kind: 'booked', path: `/bookings/${booking.id}`, about: booking.event_type.title });
  expect(item?.title).toContain('Linh');
  await student.client.patchAuthenticatedUser({ body: { first_name: 'Mai' } });
  expect((await list(mentor, { language: 'es' })).items[0]?.title).toMatch(/^Tu sesión con .?Mai/);
});

test.each(LANGUAGE_TAGS)('[T-325] every kind has its sentence in %s, and a page that it leads to', (language) => {
  for (const kind of NOTIFICATION_KINDS) {
    const title = titleOf({ kind, name: null, unread: 2 }, language);
    expect(title, kind).not.toMatch(/undefined|null|\$\{/);
    expect(language === 'en' ? [] : englishIn(title), kind).toEqual([]);
    expect(pathOf({ kind, data: {} }), kind).toMatch(/^\/[a-z-/]+(#[a-z]+)?$/);
  }
  const proofs = ['proven', 'refused', 'revoked', 'another'].map((outcome) =>
    titleOf({ kind: 'proof_news', name: null, unread: 1, data: { outcome } }, language),
  );
  expect(new Set(proofs).size).toBe(proofs.length);
});
