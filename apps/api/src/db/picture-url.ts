import { sql } from 'kysely';

/** Where pictures are served; the rest of an address is the asset's id, its content hash and the side in pixels. */
export const PICTURE_PATH = '/api/v1/media/files/';

/**
 * Address of somebody's picture, an expression of SQL: the one they uploaded (`avatar`, joined as `picture` where it is
 * their current one), else the portrait of a demonstration profile, else null.
 * @param side 256, 128 or 64 pixels.
 */
export const pictureUrl = (side: number, names: { picture?: string; profile?: string } = {}) => {
  const { picture = 'picture', profile = 'profile' } = names;
  return sql<string | null>`coalesce(
    ${sql.lit(PICTURE_PATH)} || ${sql.ref(`${picture}.id`)} || '-' || ${sql.ref(`${picture}.content_hash`)}
      || ${sql.lit(`-${side}.webp`)},
    ${sql.ref(`${profile}.profile_image_url`)})`;
};
