import { sql } from 'kysely';
import type { Context } from '../../context.ts';
import { hasSlug, hasSlugLike } from '../../db/has-slug.ts';
import { isReservedSlug } from './look-alikes.ts';

/**
 * Whether the user could have a slug now: it is not reserved, and neither it nor a look-alike belongs to another user,
 * at present, formerly, or before an erasure.
 * This is a hint while the user types. The database decides between two users who want the same slug.
 */
export async function checkSlug(
  { db }: Pick<Context, 'db'>,
  userId: string,
  slug: string,
): Promise<{ slug: string; available: boolean }> {
  const { rows } = await sql<{ taken: boolean }>`
    select exists (select 1 from authenticated_user person where ${hasSlug('person', slug)} and id <> ${userId})
      or exists (select 1 from authenticated_user person where ${hasSlugLike('person', slug)} and id <> ${userId})
      or exists (select 1 from former_slug where slug = ${slug}::citext and auth_user_id <> ${userId})
      or exists (select 1 from former_slug
                 where slug_look(slug::text) collate "C" = slug_look(${slug}::text) collate "C" and auth_user_id <> ${userId})
      or exists (select 1 from erased_slug
                 where slug_hash = sha256(convert_to(lower(${slug}), 'UTF8')) and free_after > now()) as taken`.execute(
    db,
  );
  return { slug, available: !isReservedSlug(slug) && rows[0]?.taken === false };
}
