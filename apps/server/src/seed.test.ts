/** @module-tag full It fills databases with thousands of mentors. */
import { degreeByCode } from '@abroad/reference-data/degrees';
import { loadUniversities } from '@abroad/reference-data/load-universities';
import { Client } from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../api/src/core/clock.ts';
import { connect as connectDatabase } from '../../api/src/db/connection.ts';
import { rankScore } from '@abroad/api/features/mentors/rank-score';
import { readQualities } from '@abroad/api/features/mentors/read-quality';
import { refreshSearchRow } from '@abroad/api/features/mentors/search-row';
import { createTestDatabase, type TestDatabase } from '../../api/src/testing/database.ts';
import { createMentor } from '../../../tools/seed/create-mentor.ts';
import { createIds } from '../../../tools/seed/identifiers.ts';
import { createSlugs, lookOf } from '../../../tools/seed/slugs.ts';
import { createSchools } from '../../../tools/seed/studies/schools.ts';
import { seedMentors } from '../../../tools/seed/seed.ts';
import { seedDemoAccounts } from '../../../tools/seed/demo/seed-demo-accounts.ts';

let database: TestDatabase;
let client: Client;
const log = () => {};
const query = async <T extends object>(sql: string) => (await client.query<T>(sql)).rows;
const count = async (from: string) => Number((await query<{ n: string }>(`select count(*) as n from ${from}`))[0]?.n);

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('adds as many mentors as ordered, and continues after the existing ones', async () => {
  expect(await seedMentors(database.url, { mentors: 40, seed: 7, log })).toEqual({ added: 40 });
  expect(await seedMentors(database.url, { mentors: 60, seed: 7, log })).toEqual({ added: 20 });
  expect(await seedMentors(database.url, { mentors: 60, seed: 7, log })).toEqual({ added: 0 });
  expect(await count('mentor_profile')).toBe(60);
});

test('the stored mentors are the generated ones', async () => {
  const mentor = createMentor(7, 0, createSchools(loadUniversities()), createSlugs());
  const [stored] = await query<object>(`
    select slug::text, about, topics, languages from authenticated_user person
    join mentor_profile profile on profile.auth_user_id = person.id where person.id = '${createIds(7, 0)('user')}'`);
  expect(mentor.about).toContain('\n\n');
  const { slug, about, topics, languages } = mentor;
  expect(stored).toEqual({ slug, about, topics, languages });
});

test('slugs look alike to the seed where they do to the database', async () => {
  const slugs = ['marni-o0', 'mami-l1', 'tran-10', 'vi-vi'];
  const rows = await query<{ look: string }>(
    `select slug_look(slug) as look from unnest('{${slugs.join()}}'::text[]) slug`,
  );
  expect(rows.map((row) => row.look)).toEqual(slugs.map(lookOf));
});

test('another seed generates other people beside them, whose slugs differ', async () => {
  await seedMentors(database.url, { mentors: 40, seed: 8, log });
  expect(await count('mentor_profile')).toBe(100);
  expect(await count('(select distinct slug from authenticated_user) as slugs')).toBe(100);
});

test('every mentor can be found and booked', async () => {
  expect(await count('mentor_search where next_available_at > now()')).toBe(100);
  const lacking = await query(`
    select person.slug from authenticated_user person
    where not exists (select from mentor_search found where found.auth_user_id = person.id)
      or not exists (select from event_type service where service.auth_user_id = person.id and service.is_active)
      or not exists (select from booking_policy policy where policy.auth_user_id = person.id)
      or not exists (select from availability_rule rule join availability_schedule schedule on schedule.id = schedule_id
                     where schedule.auth_user_id = person.id and schedule.is_default)
      or not exists (select from terms_acceptance where auth_user_id = person.id and terms = 'mentor')`);
  expect(lacking).toEqual([]);
});

test('[U-12] no seeded mentor has a number without rows behind it: no rating, no reviews, no sessions', async () => {
  expect(await count('mentor_profile where rating is not null or review_count > 0 or session_count > 0')).toBe(0);
  expect(await count('search_document where rating is not null')).toBe(0);
});

test('scores are those that the product gives', async () => {
  const connection = connectDatabase({ url: database.url, pool_size: 1, onError: () => {} });
  try {
    const now = Date.now();
    const rows = await query<{ auth_user_id: string; next_available_at: Date }>('select * from mentor_search');
    const known = await readQualities(
      connection.db,
      rows.map((row) => row.auth_user_id),
      now,
    );
    expect(known).toHaveLength(100);
    const next = new Map(rows.map((row) => [row.auth_user_id, row.next_available_at.getTime()]));
    const scores = known.map(({ auth_user_id, quality }) =>
      rankScore({ ...quality, next_available_at: next.get(auth_user_id) ?? null }, now),
    );
    expect(known.map(({ rank_score }) => rank_score)).toEqual(scores);
  } finally {
    await connection.close();
  }
});

/** The indexes and constraints of the tables that are filled, as they are defined. */
const ORDER = `
  select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition, indisvalid and not indisclustered as is_sound
  from pg_index where indrelid::regclass::text ~ '^(authenticated_|mentor_|availability_|event_type|terms_|booking_policy)'
  union all
  select conname, pg_get_constraintdef(oid), convalidated from pg_constraint where connamespace = 'public'::regnamespace
  order by 1, 2`;

/** A database of its own, with a client that reads it. */
async function withOther(use: (url: string, reader: Client) => Promise<void>): Promise<void> {
  const other = await createTestDatabase();
  const reader = new Client({ connectionString: other.url });
  await reader.connect();
  try {
    await use(other.url, reader);
  } finally {
    await reader.end();
    await other.drop();
  }
}

/** Expects the data that triggers maintain, although rows were loaded without triggers. */
async function expectTriggersWork(reader: Client): Promise<void> {
  const { rows } = await reader.query(`
    select
      (select count(*)::int from mentor_search found full join search_document document using (profile_id)
        left join mentor_profile profile on profile.id = profile_id
        where (document.rank_score, document.price_from is null, document.created_at, document.rating)
          is distinct from (found.rank_score, found.price_from is null, profile.created_at, profile.rating)) as different,
      (select generation::int from search_outbox) as generation,
      (select count(*)::int from search_change where not only_times) as told`);
  expect(rows).toEqual([{ different: 0, generation: 2, told: 40 }]);
}

/** Documents that the product makes anew have the filters that were loaded. */
async function expectFiltersOfTheProduct(url: string, reader: Client): Promise<void> {
  const some = `select auth_user_id, filters::text from search_document
    join mentor_profile profile on profile.id = profile_id order by profile_id limit 200`;
  const { rows: loaded } = await reader.query<{ auth_user_id: string }>(some);
  const connection = connectDatabase({ url, pool_size: 1, onError: () => {} });
  try {
    for (const { auth_user_id } of loaded) {
      await connection.db.transaction().execute((trx) => refreshSearchRow(trx, auth_user_id, systemClock));
    }
  } finally {
    await connection.close();
  }
  expect((await reader.query(some)).rows).toEqual(loaded);
}

test('many at once, past triggers and foreign keys, leave everything in order', () =>
  withOther(async (url, reader) => {
    const { rows: before } = await reader.query(ORDER);
    await seedMentors(url, { mentors: 40, seed: 2, log });
    await seedMentors(url, { mentors: 6000, seed: 1, log });
    expect((await reader.query(ORDER)).rows).toEqual(before);
    // The keys weren't checked while the rows came in: adding them anew checks every row.
    const { rows: keys } = await reader.query<{ of: string; name: string; definition: string }>(`
      select conrelid::regclass::text as of, conname as name, pg_get_constraintdef(oid) as definition
      from pg_constraint where contype = 'f' and conrelid::regclass::text ~ '^(mentor_|availability_|event_type|terms_|booking_policy)'`);
    expect(keys.length).toBeGreaterThan(10);
    for (const key of keys) {
      await reader.query(`alter table ${key.of} add constraint checked_${key.name} ${key.definition}`);
    }
    const { rows } = await reader.query('select count(*)::int as n from mentor_search');
    expect(rows).toEqual([{ n: 6040 }]);
    await expectTriggersWork(reader);
    await expectFiltersOfTheProduct(url, reader);
  }));

test('any failure on the way leaves everything as it was', () =>
  withOther(async (url, reader) => {
    const { rows: before } = await reader.query(ORDER);
    // A user who has the id that one of the last seeded users would get.
    await reader.query(
      `insert into authenticated_user (id, clerk_id, slug, first_name, last_name) values ($1, 'x', 'xxx', 'X', 'X')`,
      [createIds(1, 5999)('user')],
    );
    await expect(seedMentors(url, { mentors: 6000, seed: 1, log })).rejects.toThrow(/authenticated_user_pkey/);
    expect((await reader.query(ORDER)).rows).toEqual(before);
    const { rows } = await reader.query(`
      select (select count(*)::int from authenticated_user) as people, (select count(*)::int from availability_rule) as rules,
        (select count(*)::int from mentor_search) as found`);
    expect(rows).toEqual([{ people: 1, rules: 0, found: 0 }]);
  }));

test('the demo accounts exist once, however often they are added', async () => {
  await seedDemoAccounts(database.url);
  await seedDemoAccounts(database.url);
  const people = await query(`
    select clerk_id, email::text, slug::text, mentor.headline is not null as is_mentor, prospect.id is not null as is_prospect
    from authenticated_user person
    left join mentor_profile mentor on mentor.auth_user_id = person.id
    left join prospect_profile prospect on prospect.auth_user_id = person.id
    where clerk_id like 'user\\_demo\\_%' order by clerk_id`);
  expect(people).toEqual([
    { clerk_id: 'user_demo_both', email: 'both@demo.test', slug: 'mateus-almeida', is_mentor: true, is_prospect: true },
    { clerk_id: 'user_demo_mentor', email: 'mentor@demo.test', slug: 'linh-tran', is_mentor: true, is_prospect: false },
    {
      clerk_id: 'user_demo_prospect',
      email: 'prospect@demo.test',
      slug: 'amara-okafor',
      is_mentor: false,
      is_prospect: true,
    },
  ]);
});

test('the demo mentor studied in Delft, has a free service and paid ones, and is found', async () => {
  const services = await query(`
    select title, duration_min, price_minor::int, currency from event_type
    join authenticated_user person on person.id = auth_user_id where person.slug = 'linh-tran' order by position`);
  expect(services).toEqual([
    { title: 'Intro call', duration_min: 30, price_minor: 0, currency: 'EUR' },
    { title: 'Scholarship and letter review', duration_min: 45, price_minor: 2800, currency: 'EUR' },
    { title: 'Mock interview', duration_min: 60, price_minor: 4000, currency: 'EUR' },
  ]);
  const [found] = await query<{ degree_ids: string[] }>(`
    select destination_country_codes, degree_ids from mentor_profile profile join authenticated_user person on person.id = auth_user_id
    join search_document on profile_id = profile.id cross join search_filters_read(filters) as told where person.slug = 'linh-tran'`);
  expect(found).toMatchObject({ destination_country_codes: ['NL'] });
  expect(found?.degree_ids).toContain(degreeByCode('master-science')?.id);
});
