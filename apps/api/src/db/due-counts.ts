import { sql } from 'kysely';

/** Counts waiting rows, and those among them that have waited since before a moment. @param late RFC 3339 */
export const dueCounts = (late: string) =>
  [
    sql<number>`count(*)::int`.as('due'),
    sql<number>`(count(*) filter (where created_at < ${late}))::int`.as('overdue'),
  ] as const;
