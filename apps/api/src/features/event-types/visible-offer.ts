import { sql, type RawBuilder } from 'kysely';
import { AppError } from '../../core/app-error.ts';
import { refuseBadSlug } from '../../core/refuse-bad-slug.ts';
import type { Database } from '../../db/connection.ts';
import { findOffer, type Offer, type OfferWith } from './queries.ts';

const NOTHING = sql<null>`null`;

/**
 * A mentor's services as a viewer may see them: the active ones of an active mentor, or all for the mentor.
 * @param viewer_id null for a signed-out visitor.
 * @throws AppError INVALID_SLUG for text that can't be a slug, PROFILE_NOT_FOUND for an unknown slug and for a mentor
 * who can't be found now.
 */
export async function visibleOffer(db: Database, slug: string, viewer_id: string | null): Promise<Offer> {
  const { mentor, services } = await visibleOfferWith(db, slug, viewer_id, NOTHING);
  return { mentor, services };
}

/**
 * Like `visibleOffer`, with one more value from the same query.
 * @param extra an SQL expression that may use `(select id from person)`, the mentor's id.
 */
export async function visibleOfferWith<B>(
  db: Database,
  slug: string,
  viewer_id: string | null,
  extra: RawBuilder<B>,
): Promise<OfferWith<B>> {
  refuseBadSlug(slug);
  const offer = await findOffer(db, slug, viewer_id, extra);
  if (offer && offer.mentor.user_id === viewer_id) {
    return offer;
  }
  if (!offer?.mentor.is_public) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  return { ...offer, services: offer.services.filter((service) => service.is_active) };
}
