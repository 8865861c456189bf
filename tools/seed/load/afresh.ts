import type pg from 'pg';
import type { Table } from './tables.ts';

/** How a table gets an index back. */
export interface Index {
  name: string;
  is_gin: boolean;
  remove: string;
  restore: string;
}

/** All but the primary keys that other tables refer to. */
async function indexesOf(client: pg.Client, table: Table): Promise<Index[]> {
  const { rows } = await client.query<{ name: string; index: string; is_gin: boolean; constraint: string | null }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as index, amname = 'gin' as is_gin,
       (select pg_get_constraintdef(oid) from pg_constraint where conindid = indexrelid and conrelid = indrelid) as constraint
     from pg_index join pg_class relation on relation.oid = indexrelid join pg_am am on am.oid = relam
     where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid and confrelid = indrelid and contype = 'f')
     order by not indisprimary, name`,
    [table],
  );
  return rows.map(({ name, index, is_gin, constraint }) =>
    constraint === null
      ? { name, is_gin, remove: `drop index ${name}`, restore: index }
      : {
          name,
          is_gin,
          remove: `alter table ${table} drop constraint ${name}`,
          restore: `alter table ${table} add constraint ${name} ${constraint}`,
        },
  );
}

/**
 * Writes what is in a table to a new file, where PostgreSQL need not keep a log of what is added in the same transaction
 * (with `wal_level = minimal`) and can mark it as seen by everybody (COPY's FREEZE).
 */
async function renew(client: pg.Client, table: Table): Promise<void> {
  await client.query(`cluster ${table} using ${table}_pkey`);
  await client.query(`alter table ${table} set without cluster`);
}

/**
 * Makes tables ready to be filled at a stroke: in files of their own and without the indexes that can be built
 * afterwards. It happens in the transaction that fills them: if that fails, nothing was taken away.
 * @returns the indexes to be built again
 */
export async function prepareAfresh(client: pg.Client, tables: readonly Table[]): Promise<Index[]> {
  const indexes: Index[] = [];
  for (const table of tables) {
    await client.query(`lock table ${table} in access exclusive mode`);
    await renew(client, table);
    for (const index of await indexesOf(client, table)) {
      await client.query(index.remove);
      indexes.push(index);
    }
  }
  return indexes;
}

/**
 * Builds indexes again, telling of each.
 * @param helpers how many processes may help
 */
export async function buildIndexes(
  client: pg.Client,
  indexes: readonly Index[],
  { helpers, tell }: { helpers: number; tell: (name: string) => void },
): Promise<void> {
  await client.query(`set local maintenance_work_mem = '1GB'; set local max_parallel_maintenance_workers = ${helpers}`);
  for (const { name, restore } of indexes) {
    tell(name);
    await client.query(restore);
  }
}
