import { createContext, readConfig } from '@abroad/api';
import { replayErasures } from '@abroad/api/features/account/index';
import { Client } from 'pg';

async function ask<T>(database_url: string, use: (client: Client) => Promise<T>): Promise<T> {
  const client = new Client({ connectionString: database_url });
  await client.connect();
  try {
    return await use(client);
  } finally {
    await client.end();
  }
}

/**
 * Takes over who was erased since a backup was made, and erases them again.
 * @param from the database as it was before
 * @returns how many had come back by the backup.
 */
export async function carryErasures(from: string, to: string): Promise<number> {
  const { rows } = await ask(from, (client) => client.query('select * from erasure'));
  const { rowCount } = await ask(to, (client) =>
    client.query(
      'insert into erasure select * from json_populate_recordset(null::erasure, $1) on conflict do nothing',
      [JSON.stringify(rows)],
    ),
  );
  const context = createContext({ ...readConfig(), database_url: to });
  try {
    await replayErasures(context);
  } finally {
    await context.close();
  }
  return rowCount ?? 0;
}
