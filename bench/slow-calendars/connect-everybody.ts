import { createSealer } from '@abroad/api/core/sealing';
import { newId } from '@abroad/api/core/ids';
import type pg from 'pg';

/** Gives every mentor a calendar at an address, as connecting it would; nothing of it was read yet. */
export async function connectEverybody(client: pg.Client, key: Buffer, base_url: string): Promise<void> {
  const sealer = createSealer([key]);
  const { rows } = await client.query<{ id: string }>('select auth_user_id as id from mentor_profile');
  for (const { id: owner } of rows) {
    const id = newId();
    const url = `${base_url}/${owner}.ics`;
    const sealed = sealer.seal(JSON.stringify({ provider: 'ical', url }), `calendar_connection.secret:${id}`);
    await client.query(
      `insert into calendar_connection (id, auth_user_id, provider, provider_account_id, secret, secret_key_id)
       values ($1::uuid, $2, 'ical', $1::uuid::text, $3, $4)`,
      [id, owner, sealed.bytes, sealed.key_id],
    );
    await client.query(
      `insert into provider_calendar (id, connection_id, auth_user_id, remote_id, name, time_zone, is_primary, is_writable,
         check_conflicts, is_target)
       values ($1, $2, $3, $4, 'Bench', 'UTC', true, false, true, false)`,
      [newId(), id, owner, url],
    );
  }
}

/** Has some calendars be due now, others each time. */
export const makeDue = (client: pg.Client, count: number) =>
  client.query(
    `update provider_calendar set next_read_at = now(), failures = 0
     where id in (select id from provider_calendar order by random() limit $1)`,
    [count],
  );
