import { newId } from '@abroad/api/core/ids';
import { createSealer } from '@abroad/api/core/sealing';
import type { CalendarCredentials } from '@abroad/api/providers/calendar/port';
import type pg from 'pg';

interface Wished {
  /** An id of a mentor. */
  owner: string;
  remote_id: string;
  credentials: CalendarCredentials;
}

/** Connects a calendar with busy times of a mentor; it has not been read yet. */
export async function connectCalendar(
  client: pg.Client,
  key: Buffer,
  { owner, remote_id, credentials }: Wished,
): Promise<void> {
  const id = newId();
  const sealed = createSealer([key]).seal(JSON.stringify(credentials), `calendar_connection.secret:${id}`);
  await client.query(
    `insert into calendar_connection (id, auth_user_id, provider, provider_account_id, secret, secret_key_id)
     values ($1::uuid, $2, $3, $1::uuid::text, $4, $5)`,
    [id, owner, credentials.provider, sealed.bytes, sealed.key_id],
  );
  await client.query(
    `insert into provider_calendar (id, connection_id, auth_user_id, remote_id, name, time_zone, is_primary, is_writable,
       check_conflicts, is_target)
     values ($1, $2, $3, $4, 'Bench', 'UTC', true, false, true, false)`,
    [newId(), id, owner, remote_id],
  );
}
