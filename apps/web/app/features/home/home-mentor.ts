import { fullName } from '@abroad/contract/full-name';
import type { ProfileSummary } from '@abroad/contract/search';
import { joinTexts } from '../../lib/join-texts.ts';
import { nameRoute, type NamedRoute } from '../../lib/named-route.ts';
import { studiesOf } from '../../lib/names-by-id.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import type { Prices } from '../search/price-words.ts';

/** A mentor on a tile of the home page. */
export interface HomeMentor extends Prices {
  slug: string;
  name: string;
  image: string | null;
  image_set: string | null;
  studies: string;
  route: NamedRoute | null;
  rating: number | null;
  review_count: number;
  available_at: string | null;
}

/** @param at the time that is offered, null for none; @param locale the page's language */
export function toHomeMentor(profile: ProfileSummary, at: string | null, locale: string): HomeMentor {
  const { origin_country_code: origin, country } = profile;
  return {
    slug: profile.slug,
    name: fullName(profile, locale),
    image: profile.avatar_medium_url ?? profile.profile_image_url,
    image_set: pictureSet(profile),
    // `MSc Informatics, Technical University of Munich`, as far as known.
    studies: joinTexts([studiesOf(profile, locale), profile.school], locale),
    route: origin !== null && country !== null ? nameRoute(origin, country, locale) : null,
    rating: profile.rating,
    review_count: profile.review_count,
    available_at: at,
    price_from: profile.price_from,
    currency: profile.currency,
    price_duration_min: profile.price_duration_min,
    has_free_session: profile.has_free_session,
  };
}
