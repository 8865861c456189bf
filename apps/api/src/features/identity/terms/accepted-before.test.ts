import { expect, test } from 'vitest';
import { newId } from '../../../core/ids.ts';
import { withDatabaseBefore } from '../../../testing/database-before.ts';

test('[N-27] mentors who accepted their terms before get the time of it, and nobody else a new one', () =>
  withDatabaseBefore('0129-terms-of-mentors-accepted.sql', async ({ client, applyIt }) => {
    const [mentor, prospect, nobody] = [newId(), newId(), newId()];
    await client.query(
      `insert into authenticated_user (id, clerk_id, slug, first_name, last_name, terms_accepted_at) values
        ($1, 'a', 'aaa', 'Linh', 'Tran', null), ($2, 'b', 'bbb', 'Kemi', 'Sow', '2026-01-01Z'), ($3, 'c', 'ccc', 'Ana', 'Ruiz', null)`,
      [mentor, prospect, nobody],
    );
    await client.query(
      `insert into terms_acceptance (auth_user_id, terms, version, accepted_at) values
        ($1, 'mentor', '1', '2026-02-01Z'), ($1, 'mentor', '2', '2026-03-01Z'), ($2, 'mentor', '2', '2026-03-01Z')`,
      [mentor, prospect],
    );
    await applyIt();
    const { rows } = await client.query(`
      select clerk_id, to_char(terms_accepted_at at time zone 'UTC', 'YYYY-MM-DD') as day
      from authenticated_user order by clerk_id`);
    expect(rows).toEqual([
      { clerk_id: 'a', day: '2026-03-01' },
      { clerk_id: 'b', day: '2026-01-01' },
      { clerk_id: 'c', day: null },
    ]);
  }));
