import type pg from 'pg';

/** Building indexes from a full table is many times quicker than filling them row by row. */
const WORTH_IT = 5000;

/**
 * Takes the indexes of an empty `mentor_search` away, where so many rows are to come that building them afterwards is
 * quicker. It happens in the transaction that fills the table: if that fails, nothing was taken away.
 * @returns builds them again, telling each step
 */
export async function withoutSearchIndexes(
  client: pg.Client,
  coming: number,
): Promise<(tell: (name: string) => void) => Promise<void>> {
  const { rows: any } = await client.query('select from mentor_search limit 1');
  if (coming < WORTH_IT || any.length > 0) return async () => {};
  await client.query('lock table mentor_search in access exclusive mode');
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'mentor_search'::regclass
       and not exists (select from pg_constraint where conindid = indexrelid) order by name`,
  );
  for (const { name } of indexes) await client.query(`drop index ${name}`);
  return async (tell) => {
    await client.query(`set local maintenance_work_mem = '512MB'`);
    for (const { name, definition } of indexes) {
      tell(name);
      await client.query(definition);
    }
  };
}
