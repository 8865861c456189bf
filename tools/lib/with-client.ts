import { Client } from 'pg';

/** Lends a connection to a database for as long as it is used. */
export async function withClient<T>(database_url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database_url });
  // Without a listener a lost connection would end the process; the query that waits on it says what happened.
  client.on('error', () => {});
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}
