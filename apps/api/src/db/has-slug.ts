import { sql, type RawBuilder } from 'kysely';

/**
 * Whether somebody has a slug now, ignoring case, by the unique index of slugs (migration 0106).
 * @param person the alias of a row of `authenticated_user`
 */
export const hasSlug = (person: string, slug: string): RawBuilder<boolean> =>
  sql`lower(${sql.ref(`${person}.slug`)}::text) = lower(${slug}::text)`;
