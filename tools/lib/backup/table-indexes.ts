import type { Client } from 'pg';

/** The statements that drop and recreate an index. */
export interface Index {
  name: string;
  is_gin: boolean;
  /** Its first column is an id. */
  begins_with_id: boolean;
  remove: string;
  restore: string;
}

/** For rows in order, which PostgreSQL detects only if all fit in this memory; and for parallel builds. */
const MEMORY_TO_SORT = '1GB';
/** For rows in any order. Small parts stay in the processor's cache, which saves more than merging them costs. */
const MEMORY_TO_SORT_PARTS = '4MB';
/** PostgreSQL looks up each word in a tree that fits in this memory: a small tree is faster, even with the cost of merging many. */
const MEMORY_OF_A_TREE = '64MB';

/**
 * The indexes of a table that can be built after it has been filled, which is faster than updating them row by row: all except those
 * that foreign keys reference.
 * @param table its name in SQL
 */
export async function listIndexes(client: Client, table: string): Promise<Index[]> {
  const { rows } = await client.query<{
    name: string;
    index: string;
    is_gin: boolean;
    begins_with_id: boolean;
    constraint: string | null;
    constraint_name: string | null;
  }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as index, amname = 'gin' as is_gin,
       exists (select from pg_attribute
         where attrelid = indexrelid and attnum = 1 and atttypid = 'uuid'::regtype) as begins_with_id,
       pg_get_constraintdef(stands_for.oid) as constraint, quote_ident(conname) as constraint_name
     from pg_index join pg_class relation on relation.oid = indexrelid join pg_am am on am.oid = relam
     left join pg_constraint stands_for on conindid = indexrelid and conrelid = indrelid
     where indrelid = $1::regclass
       and not exists (select from pg_constraint where conindid = indexrelid and confrelid = indrelid and contype = 'f')
     order by not indisprimary, name`,
    [table],
  );
  return rows.map(({ name, index, is_gin, begins_with_id, constraint, constraint_name }) =>
    constraint === null
      ? { name, is_gin, begins_with_id, remove: `drop index ${name}`, restore: index }
      : {
          name,
          is_gin,
          begins_with_id,
          remove: `alter table ${table} drop constraint ${constraint_name}`,
          restore: `alter table ${table} add constraint ${constraint_name} ${constraint}`,
        },
  );
}

/** Ids are ascending, and rows are in the order of their own ids or their owners'. */
function memoryFor({ is_gin, begins_with_id }: Index, helpers: number): string {
  if (is_gin) return MEMORY_OF_A_TREE;
  return begins_with_id || helpers > 0 ? MEMORY_TO_SORT : MEMORY_TO_SORT_PARTS;
}

/**
 * Builds indexes again, reporting each.
 * @param helpers the most processes that may help
 */
export async function buildIndexes(
  client: Client,
  indexes: readonly Index[],
  { helpers, tell = () => {} }: { helpers: number; tell?: (name: string) => void },
): Promise<void> {
  await client.query(`set local max_parallel_maintenance_workers = ${helpers}`);
  for (const index of indexes) {
    tell(index.name);
    await client.query(`set local maintenance_work_mem = '${memoryFor(index, helpers)}'`);
    await client.query(index.restore);
  }
}
