import { createContext } from '@abroad/api/context';
import { readConfig } from '@abroad/api/config/config';
import { replayErasures } from '@abroad/api/features/account/replay-erasures';
import { withClient } from '../with-client.ts';

/**
 * Copies the erasures since a backup was made, and applies them again.
 * @param from the previous database
 * @returns the number of people whom the backup had brought back.
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
