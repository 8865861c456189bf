import { Slug } from '@abroad/contract';
import { AppError } from '../../core/app-error.ts';
import type { Database } from '../../db/connection.ts';
import { findOffer, type Offer } from './queries.ts';

/**
 * A mentor's services as a viewer may see them: the active ones of an active mentor, or all for the mentor.
 * @param viewer_id null for somebody signed out.
 * @throws AppError INVALID_SLUG for what can't be a slug, PROFILE_NOT_FOUND for an unknown slug, and for a mentor who can't be found now.
 */
export async function visibleOffer(db: Database, slug: string, viewer_id: string | null): Promise<Offer> {
  if (!Slug.safeParse(slug).success) {
    throw new AppError('INVALID_SLUG');
  }
  const offer = await findOffer(db, slug, viewer_id);
  if (offer && offer.mentor.user_id === viewer_id) {
    return offer;
  }
  if (!offer?.mentor.is_public) {
    throw new AppError('PROFILE_NOT_FOUND');
  }
  return { mentor: offer.mentor, services: offer.services.filter((service) => service.is_active) };
}
