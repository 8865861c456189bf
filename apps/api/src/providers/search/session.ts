import type pg from 'pg';
import { DiscreetClient } from '../../db/without-rows.ts';

const CONNECT_TIMEOUT_MS = 3000;

/**
 * Opens a connection of the index's own. Behind a pool of connections it has to be one that keeps a transaction on one
 * connection; a standby in recovery can't be used, because it doesn't know which transactions were open.
 */
export async function openSession(url: string): Promise<pg.Client> {
  const client = new DiscreetClient({
    connectionString: url,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    keepAlive: true,
    application_name: 'abroad-mentors-search',
  });
  // The query in progress fails with it too; without a listener it would end the thread.
  client.on('error', () => undefined);
  await client.connect();
  return client;
}

/** Opens a connection for as long as it is worked with. */
export async function withSession<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = await openSession(url);
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
}
