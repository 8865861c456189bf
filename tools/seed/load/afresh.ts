import type pg from 'pg';
import { type Index, listIndexes } from '../../lib/table-indexes.ts';

/**
 * Writes what is in a table to a new file, where PostgreSQL need not keep a log of what is added in the same transaction
 * (with `wal_level = minimal`) and can mark it as seen by everybody (COPY's FREEZE).
 */
async function renew(client: pg.Client, table: string): Promise<void> {
  // In the order of its key, or of some other index of plain columns.
  const { rows } = await client.query<{ order: string }>(
    `select indexrelid::regclass::text as order from pg_index
     where indrelid = $1::regclass and indexprs is null and indpred is null
     order by indisprimary desc, indexrelid limit 1`,
    [table],
  );
  await client.query(`cluster ${table} using ${rows[0]?.order}`);
  await client.query(`alter table ${table} set without cluster`);
}

/**
 * Makes tables ready to be filled at a stroke: in files of their own and without the indexes that can be built
 * afterwards. It happens in the transaction that fills them: if that fails, nothing was taken away.
 * @param tables as SQL names them
 * @returns the indexes to be built again
 */
export async function prepareAfresh(client: pg.Client, tables: readonly string[]): Promise<Index[]> {
  const indexes: Index[] = [];
  for (const table of tables) {
    await client.query(`lock table ${table} in access exclusive mode`);
    await renew(client, table);
    for (const index of await listIndexes(client, table)) {
      await client.query(index.remove);
      indexes.push(index);
    }
  }
  return indexes;
}
