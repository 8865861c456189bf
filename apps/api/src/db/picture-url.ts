import { sql } from 'kysely';

/** The path of images; the rest of a URL is the asset's id, its content hash and the side in pixels. */
export const PICTURE_PATH = '/api/v1/media/files/';

/**
 * The URL of a user's photo, as an SQL expression: the uploaded one (`avatar`, joined as `picture` where it is the
 * current one), otherwise the portrait of a demonstration profile, otherwise null.
 * @param side 256, 128 or 64 pixels.
 */
export const pictureUrl = (side: number, names: { picture?: string; profile?: string } = {}) => {
  const { picture = 'picture', profile = 'profile' } = names;
  return sql<string | null>`coalesce(
    ${sql.lit(PICTURE_PATH)} || ${sql.ref(`${picture}.id`)} || '-' || ${sql.ref(`${picture}.content_hash`)}
      || ${sql.lit(`-${side}.webp`)},
    ${sql.ref(`${profile}.profile_image_url`)})`;
};
