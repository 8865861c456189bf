/** @module-tag full It fills a database with the demonstration data. */
import { expect, test } from 'vitest';
import { seedMessages } from '../../../tools/seed/messages/seed-messages.ts';
import { seedReviews } from '../../../tools/seed/reviews/seed-reviews.ts';
import { seededDatabase } from './seeded-database.test-helper.ts';

const { query, count, url } = seededDatabase(async (database_url) => {
  await seedReviews(database_url, { seed: 1 });
  await seedMessages(database_url);
});

test('[T-315] every demo account has conversations, some of them unread, and some with a session among them', async () => {
  const accounts = await query<{ threads: number; unread: number; with_session: number }>(`
    select slug, count(*)::int as threads,
      count(*) filter (where case person.id when mentor_id then mentor_unread else prospect_unread end > 0)::int as unread,
      count(*) filter (where exists (select from booking where mentor_user_id = mentor_id and prospect_user_id = prospect_id))::int
        as with_session
    from authenticated_user person join thread on person.id in (mentor_id, prospect_id)
    where clerk_id like 'user\\_demo\\_%' group by slug order by slug`);
  expect(accounts).toMatchObject([
    { slug: 'amara-okafor', threads: 2, with_session: 1 },
    { slug: 'linh-tran' },
    { slug: 'mateus-almeida' },
  ]);
  for (const { threads, unread, with_session } of accounts.slice(1)) {
    expect(Math.min(threads - 2, unread, with_session)).toBeGreaterThan(0);
  }
});

test('[T-315] what is unread is so in the rows and in the notifications, and numbers of people who never met are hidden', async () => {
  const wrong = await query(`
    select thread.id from thread cross join lateral (values (mentor_id, mentor_read_at, mentor_unread),
      (prospect_id, prospect_read_at, prospect_unread)) side (user_id, read_at, unread)
    where unread <> (select count(*) from message where thread_id = thread.id and author_id <> user_id
        and created_at > coalesce(read_at, '-infinity'))
      or unread <> (select count(*) from notification where auth_user_id = user_id and group_key = 'thread:' || thread.id)`);
  expect(wrong).toEqual([]);
  expect(await query(`select masked_text from message where masked_text is not null`)).toEqual([
    { masked_text: expect.stringContaining('Zalo ▒▒▒') as string },
  ]);
});

test('[T-315] conversations are added once', async () => {
  const before = [await count('thread'), await count('message')];
  await seedMessages(url());
  expect([await count('thread'), await count('message')]).toEqual(before);
});
