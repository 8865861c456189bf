import { sql } from 'kysely';
import type { Database } from '../db/connection.ts';

/** Makes every change of one row fail, until the returned function is called. */
export async function breakWrites(
  db: Database,
  { table, column, id }: { table: string; column: string; id: string },
): Promise<() => Promise<void>> {
  const [name, broken] = [sql.ref('break_one_row'), sql.table(table)];
  await sql`
    create function ${name}() returns trigger language plpgsql as $$ begin raise exception 'broken'; end $$`.execute(
    db,
  );
  await sql`
    create trigger ${name} before update on ${broken} for each row
    when (old.${sql.ref(column)} = ${sql.lit(id)}) execute function ${name}()`.execute(db);
  return async () => {
    await sql`drop function ${name} cascade`.execute(db);
  };
}
