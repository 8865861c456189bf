import type pg from 'pg';
import { connectCalendar } from '../lib/server/connect-calendar.ts';

/** Connects a calendar by URL to every mentor. */
export async function connectAllMentors(client: pg.Client, key: Buffer, base_url: string): Promise<void> {
  const { rows } = await client.query<{ id: string }>('select auth_user_id as id from mentor_profile');
  for (const { id: owner } of rows) {
    const url = `${base_url}/${owner}.ics`;
    await connectCalendar(client, key, { owner, remote_id: url, credentials: { provider: 'ical', url } });
  }
}

/** Makes some calendars due now, different ones each time. */
export const makeDue = (client: pg.Client, count: number) =>
  client.query(
    `update provider_calendar set next_read_at = now(), failures = 0
     where id in (select id from provider_calendar order by random() limit $1)`,
    [count],
  );
