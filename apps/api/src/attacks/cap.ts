import type { ErrorCode } from '@abroad/contract';
import { sql } from 'kysely';
import type { TestApi } from '../testing/api.ts';

/** How many of something one user may have, and how a test asks for one more. */
export interface Cap {
  /** The counted thing and how it is counted: caps of one kind are kept by the same code. */
  kind: string;
  max: number;
  /** The code of the refusal when the limit is reached. */
  code: ErrorCode;
  /** Makes a user who has one less than the limit, and says how they ask for the `at`th more. */
  begin(): Promise<{ ask: (at: number) => Promise<unknown>; count: () => Promise<number> }>;
}

/** Counts rows of a table whose `column` is an id. */
export const countIn =
  (api: () => TestApi) =>
  async (table: string, column: string, id: string, also = sql`true`): Promise<number> => {
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${sql.ref(column)} = ${id} and ${also}`.execute(
      api().context.db,
    );
    return rows[0]?.count ?? 0;
  };

const MONDAY = '2055-01-11T06:00:00Z';
/** The `at`th half hour of the scenes’ Monday, from 6:00 UTC, or of a day `ahead_ms` later. */
export const halfHour = (at: number, ahead_ms = 0) =>
  new Date(Date.parse(MONDAY) + ahead_ms + at * 30 * 60_000).toISOString();

/** Calls `add` until a user has one less than the limit. */
export async function fill(present: number, max: number, add: (at: number) => Promise<unknown>): Promise<void> {
  for (let at = present; at < max - 1; at += 1) await add(at);
}
