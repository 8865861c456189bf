import { createContext, readConfig } from '@abroad/api';
import { replayErasures } from '@abroad/api/features/account/index';
import { withClient } from '../with-client.ts';

/**
 * Takes over who was erased since a backup was made, and erases them again.
 * @param from the database as it was before
 * @returns how many had come back by the backup.
 */
export async function carryErasures(from: string, to: string): Promise<number> {
  const { rows } = await withClient(from, (client) => client.query('select * from erasure'));
  const { rowCount } = await withClient(to, (client) =>
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
