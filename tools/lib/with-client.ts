import { Client } from 'pg';

/** Provides a connection to a database for the duration of its use. */
export async function withClient<T>(database_url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database_url });
  // Without a listener a lost connection would end the process; the query that waits on it reports the error.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
