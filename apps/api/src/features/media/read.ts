import { LIMITS, type Avatar } from '@abroad/contract';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { resolveSlug } from '../identity/slugs.ts';
import { findVisibleProfile as findVisibleMentorProfile } from '../mentors/queries.ts';
import { findVisibleProspect } from '../profiles/prospects.ts';
import { keyOfName, squareKey } from './files.ts';
import { presentAsset } from './present.ts';
import { findProcessing } from './queries.ts';

const NONE: Avatar = { asset_id: null, url: null, medium_url: null, thumbnail_url: null };

/** A user's photo, or the portrait of their demonstration profile, which has one size. */
async function currentAvatar(db: Database, userId: string): Promise<Avatar> {
  const person = await db
    .selectFrom('authenticated_user as person')
    .leftJoin('avatar', (join) =>
      join.onRef('avatar.auth_user_id', '=', 'person.id').on('avatar.status', '=', 'current'),
    )
    .leftJoin('mentor_profile as mentor', 'mentor.auth_user_id', 'person.id')
    .leftJoin('prospect_profile as prospect', 'prospect.auth_user_id', 'person.id')
    .select(['avatar.id', 'avatar.content_hash'])
    .select((select) => select.fn.coalesce('mentor.profile_image_url', 'prospect.profile_image_url').as('portrait'))
    .where('person.id', '=', userId)
    .executeTakeFirst();
  if (!person?.id) {
    const portrait = person?.portrait ?? null;
    return { ...NONE, url: portrait, medium_url: portrait, thumbnail_url: portrait };
  }
  return presentAsset({ id: person.id, content_hash: person.content_hash });
}

/** The caller's own photo. Its URLs are null while a new one is processed, so that the client asks again. */
export async function getMyAvatar({ db }: Pick<Context, 'db'>, userId: string): Promise<Avatar> {
  const processing = await findProcessing(db, userId);
  return processing ? { ...NONE, asset_id: processing.id } : currentAvatar(db, userId);
}

/**
 * The photo of the user with a slug, for viewers who may see one of their profiles.
 * @throws AppError INVALID_SLUG, PROFILE_NOT_FOUND
 */
export async function getAvatarBySlug(
  { db }: Pick<Context, 'db'>,
  slug: string,
  viewerId: string | null,
): Promise<Avatar> {
  const owner = await resolveSlug(db, slug);
  const visible =
    owner !== null &&
    (owner.user_id === viewerId ||
      (await findVisibleMentorProfile(db, owner.user_id, viewerId)) !== undefined ||
      (await findVisibleProspect(db, owner.user_id, viewerId)) !== undefined);
  if (!visible) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  return currentAvatar(db, owner.user_id);
}

async function readFile({ storage }: Pick<Context, 'storage'>, key: string): Promise<Buffer<ArrayBuffer> | null> {
  const stream = await storage.get(key);
  return stream && Buffer.concat(await stream.toArray());
}

/** @throws AppError NOT_FOUND for anything but a current photo. */
export async function getFile(context: Pick<Context, 'storage'>, name: string): Promise<Buffer<ArrayBuffer>> {
  const key = keyOfName(name);
  const bytes = key === null ? null : await readFile(context, key);
  if (!bytes) {
    throw new AppError('NOT_FOUND');
  }
  return bytes;
}

/** The largest size of a user's photo for the export, or null if there is none. */
export async function exportAvatar(
  context: Pick<Context, 'db' | 'storage'>,
  userId: string,
): Promise<{ name: string; bytes: Buffer } | null> {
  const asset = await context.db
    .selectFrom('avatar')
    .select(['id', 'content_hash'])
    .where('auth_user_id', '=', userId)
    .where('status', '=', 'current')
    .executeTakeFirst();
  const bytes = asset ? await readFile(context, squareKey(asset, LIMITS.avatar_side_px)) : null;
  return bytes && { name: 'picture.webp', bytes };
}
