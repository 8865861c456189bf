import { randomInt } from 'node:crypto';
import { LIMITS } from '@abroad/contract';
import { slugify } from 'transliteration';
import { AppError } from '../../core/app-error.ts';
import { refuseBadSlug } from '../../core/refuse-bad-slug.ts';
import type { Database } from '../../db/connection.ts';
import { hasSlug } from '../../db/has-slug.ts';
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
