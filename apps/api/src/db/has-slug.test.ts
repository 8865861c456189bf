import { LIMITS } from '@abroad/contract';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase } from '../testing/database.ts';
import { connect, type Connection } from './connection.ts';
import { hasSlug } from './has-slug.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let connection: Connection;

beforeAll(async () => {
  database = await createTestDatabase();
  connection = connect({ url: database.url, pool_size: 1, onError: () => {} });
});
afterAll(async () => {
  await connection.close();
  await database.drop();
});

const insert = (slug: string) =>
  sql`insert into authenticated_user (id, clerk_id, slug, first_name, last_name)
    values (gen_random_uuid(), ${slug}, ${slug}, 'Linh', 'Tran')`.execute(connection.db);
const refusal = (slug: string) =>
  insert(slug).then(
    () => null,
    (error: { constraint: string }) => error.constraint,
  );

test('[V-17] the database takes letters, digits, underscores and hyphens in a slug, so many and no others', async () => {
  const [shortest, longest] = ['a'.repeat(LIMITS.slug_min), 'Z'.repeat(LIMITS.slug_max)];
  for (const good of ['Linh_Tran-9', shortest, longest]) expect(await refusal(good)).toBeNull();
  for (const bad of ['ab', `${longest}x`, 'linh tran', 'linh.tran', 'lính', 'linh\n', '\nlinh', '']) {
    expect(await refusal(bad)).toBe('authenticated_user_slug_check');
  }
});

test('[V-17] a slug is found and taken whatever the case of its letters, by the index', async () => {
  await insert('Mateus-Silva');
  expect(await refusal('mateus-SILVA')).toBe('authenticated_user_slug_key');
  const found = connection.db.selectFrom('authenticated_user as person').select('slug');
  expect(await found.where(hasSlug('person', 'MATEUS-silva')).execute()).toEqual([{ slug: 'Mateus-Silva' }]);
  expect(await found.where(hasSlug('person', 'mateus')).execute()).toEqual([]);
  await sql`set enable_seqscan = off`.execute(connection.db);
  const plan = await found.where(hasSlug('person', 'mateus')).explain();
  expect(JSON.stringify(plan)).toContain('Index Scan using authenticated_user_slug_key');
});
