import { sql, type Insertable } from 'kysely';
import type { Database } from '../db/connection.ts';
import type { Tables } from '../db/tables.ts';

interface AllTables extends Tables {
  search_document: {
    profile_id: string;
    rank_score: number;
    created_at: string;
    rating: number | null;
    price_from: number | null;
    sort_name: string;
    words: string;
    filters: string;
  };
}
/** Rows by table. */
export type Rows = { [Table in keyof AllTables]?: readonly Insertable<AllTables[Table]>[] };

/** Writes rows of several tables in one statement: what they name has to be there at its end. */
export async function insertRows(db: Database, rows: Rows): Promise<void> {
  const parts = Object.entries(rows).filter(([, values]) => values.length > 0);
  // All tables are written alike: the types of one stand for all.
  const inserts = parts.map(([table, values]) =>
    db.insertInto(table as 'booking').values(values as Insertable<Tables['booking']>[]),
  );
  await sql`with ${sql.join(inserts.map((insert, at) => sql`${sql.ref(`part_${at}`)} as (${insert})`))} select`.execute(
    db,
  );
}
