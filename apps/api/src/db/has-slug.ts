import { sql, type RawBuilder } from 'kysely';

/**
 * Whether a user has this slug now, ignoring case, by the unique index of slugs.
 * @param person the alias of a row of `authenticated_user`
 */
export const hasSlug = (person: string, slug: string): RawBuilder<boolean> =>
  sql`lower(${sql.ref(`${person}.slug`)}::text) = lower(${slug}::text)`;

/**
 * Whether a user's slug looks like another, by the unique index of looks.
 * @param person the alias of a row of `authenticated_user`
 */
export const hasSlugLike = (person: string, slug: string): RawBuilder<boolean> =>
  sql`not ${sql.ref(`${person}.slug_look_shared`)}
    and slug_look(${sql.ref(`${person}.slug`)}::text) collate "C" = slug_look(${slug}::text) collate "C"`;
