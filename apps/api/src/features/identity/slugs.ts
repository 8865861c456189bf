import { randomInt } from 'node:crypto';
import { LIMITS } from '@abroad/contract';
import { slugify } from 'transliteration';
import { sql } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import { refuseBadSlug } from '../../core/refuse-bad-slug.ts';
import type { Database } from '../../db/connection.ts';
import { hasSlug, hasSlugLike } from '../../db/has-slug.ts';
import type { Context } from '../../context.ts';
import { isReservedSlug } from './look-alikes.ts';

/** Characters reserved for a number after the name. */
const ROOM = 8;
const PLAIN_NUMBERS = [2, 3, 4];
const RANDOM_TRIES = 4;

/** A name as a slug in plain letters; "member" where nothing is left of it. */
function baseSlug(firstName: string, lastName: string): string {
  const text = slugify(`${firstName} ${lastName}`)
    .replaceAll(/[^a-z0-9-]/g, '')
    .slice(0, LIMITS.slug_max - ROOM)
    .replaceAll(/^-+|-+$/g, '');
  if (text === '') {
    return 'member';
  }
  return text.length < LIMITS.slug_min ? `${text}-member` : text;
}

/**
 * Slugs for a name, the best first: linh-tran, linh-tran-2 …, and finally random ones that are unlikely to be taken.
 */
export function slugCandidates(firstName: string, lastName: string): string[] {
  const base = baseSlug(firstName, lastName);
  const numbered = PLAIN_NUMBERS.map((number) => `${base}-${number}`);
  const random = Array.from({ length: RANDOM_TRIES }, () => `${base}-${randomInt(10_000, 9_999_999)}`);
  return [base, ...numbered, ...random].filter((slug) => !isReservedSlug(slug));
}

/** @throws AppError SLUG_TAKEN for a slug that is or looks like one of the site's own addresses, the product or a role of it. */
export function refuseReservedSlug(slug: string): void {
  if (isReservedSlug(slug)) {
    throw new AppError('SLUG_TAKEN', { errors: [{ path: 'slug', message: 'That link is taken. Choose another.' }] });
  }
}

/**
 * Finds the user who has or had a slug, ignoring case.
 * @returns the user and their current slug, or null for an unknown slug.
 * @throws AppError INVALID_SLUG for text that can't be a slug.
 */
export async function resolveSlug(db: Database, slug: string): Promise<{ user_id: string; slug: string } | null> {
  refuseBadSlug(slug);
  const found = await db
    .selectFrom('authenticated_user as person')
    .select(['person.id as user_id', 'person.slug'])
    .where('person.status', '<>', 'deleted')
    .where((where) =>
      where.or([
        hasSlug('person', slug),
        where(
          'person.id',
          '=',
          where.selectFrom('former_slug').select('auth_user_id').where('former_slug.slug', '=', slug),
        ),
      ]),
    )
    .executeTakeFirst();
  return found ?? null;
}

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
