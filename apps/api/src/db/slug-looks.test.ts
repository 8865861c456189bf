import unhomoglyph from 'unhomoglyph';
import { expect, test } from 'vitest';
import { newId } from '../core/ids.ts';
import { withDatabaseBefore } from '../testing/database-before.ts';

const FIRST = '0119-slugs-that-look-alike.sql';
const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789_-';
const SLUGS = ['linh-tran', '1inh_tran', 'Iinh-tran', 'carmen', 'amara'];

test('[N-06] slugs from before that look alike stay, three former ones of each person stay, and what looks like them is refused from now on', () =>
  withDatabaseBefore(FIRST, async ({ client, applyAll }) => {
    const insert = (slug: string, id: string) =>
      client.query(
        `insert into authenticated_user (id, clerk_id, slug, first_name, last_name) values ($1, $2::text, $2::text, 'A', 'B')`,
        [id, slug],
      );
    const first = newId();
    for (const slug of SLUGS) {
      await insert(slug, slug === 'linh-tran' ? first : newId());
    }
    await client.query(
      `insert into former_slug (slug, auth_user_id, created_at)
      select 'former-' || day, $1::uuid, now() - make_interval(days => day) from generate_series(1, 5) day`,
      [first],
    );
    await applyAll();
    const present = await client.query('select slug::text from authenticated_user order by slug::text collate "C"');
    expect(present.rows.map((row: { slug: string }) => row.slug)).toEqual(SLUGS.toSorted());
    const former = await client.query('select slug::text from former_slug order by slug');
    expect(former.rows).toEqual([{ slug: 'former-1' }, { slug: 'former-2' }, { slug: 'former-3' }]);
    await expect(insert('carrnen', newId())).rejects.toMatchObject({ constraint: 'authenticated_user_slug_look_key' });
    await expect(insert('l1nh-tran', newId())).resolves.toMatchObject({ rowCount: 1 });
    await expect(insert('linh_tran', newId())).rejects.toMatchObject({ code: '23505' });
    await expect(insert('f0rrner-3', newId())).rejects.toMatchObject({ constraint: 'authenticated_user_slug_key' });
    await expect(insert('former-4', newId())).resolves.toMatchObject({ rowCount: 1 });
  }));

test('[N-06] letters of slugs look alike to the database where they do in UTS 39, but for hyphens', () =>
  withDatabaseBefore(FIRST, async ({ client, applyAll }) => {
    await applyAll();
    const { rows } = await client.query('select letter, slug_look(letter) as look from unnest($1::text[]) letter', [
      LETTERS.split(''),
    ]);
    for (const { letter, look } of rows as { letter: string; look: string }[]) {
      const skeleton = unhomoglyph(unhomoglyph(letter).toLowerCase());
      expect(look, letter).toBe(letter === '_' ? '-' : skeleton);
    }
  }));
