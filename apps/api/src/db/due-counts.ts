import { sql } from 'kysely';

/**
 * Counts waiting rows, and those among them that have waited since before a moment, or are due before it.
 * @param late RFC 3339
 */
export const dueCounts = (late: string, since: 'created_at' | 'due_at' = 'created_at') =>
  [
    sql<number>`count(*)::int`.as('due'),
    sql<number>`(count(*) filter (where ${sql.ref(since)} < ${late}))::int`.as('overdue'),
  ] as const;
