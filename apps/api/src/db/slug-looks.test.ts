import unhomoglyph from 'unhomoglyph';
import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { createTestDatabase, type TestDatabase } from '../testing/database.ts';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.url });
  await client.connect();
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

test('[N-06] slugs that share a look stay, and what looks like them or like former ones is refused', async () => {
  const insert = (slug: string, { id = newId(), isShared = false } = {}) =>
    client.query(
      `insert into authenticated_user (id, clerk_id, slug, first_name, last_name, slug_look_shared)
       values ($1, $2::text, $2::text, 'A', 'B', $3)`,
      [id, slug, isShared],
    );
  const first = newId();
  await insert('linh-tran', { id: first });
  for (const slug of ['1inh_tran', 'Iinh-tran']) {
    await insert(slug, { isShared: true });
  }
  await insert('carmen');
  await insert('amara');
  await client.query(`insert into former_slug (slug, auth_user_id) values ('former-3', $1)`, [first]);
  await expect(insert('carrnen')).rejects.toMatchObject({ constraint: 'authenticated_user_slug_look_key' });
  await expect(insert('l1nh-tran')).resolves.toMatchObject({ rowCount: 1 });
  await expect(insert('linh_tran')).rejects.toMatchObject({ code: '23505' });
  await expect(insert('f0rrner-3')).rejects.toMatchObject({ constraint: 'authenticated_user_slug_key' });
  await expect(insert('former-4')).resolves.toMatchObject({ rowCount: 1 });
});

test('[N-06] letters of slugs look alike to the database where they do in UTS 39, but for hyphens', async () => {
  const { rows } = await client.query('select letter, slug_look(letter) as look from unnest($1::text[]) letter', [
    LETTERS.split(''),
  ]);
  for (const { letter, look } of rows as { letter: string; look: string }[]) {
    const skeleton = unhomoglyph(unhomoglyph(letter).toLowerCase());
    expect(look, letter).toBe(letter === '_' ? '-' : skeleton);
  }
});
