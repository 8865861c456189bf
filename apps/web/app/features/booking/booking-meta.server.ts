import type { EventType } from '@abroad/contract/calendar';
import type { MetaDescriptor } from 'react-router';
import { createTranslate } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pageTags } from '../../lib/page-tags.ts';

interface Shown {
  mentor: { slug: string; name: string; image: string | null };
  /** Null where nothing can be booked. */
  service: Pick<EventType, 'title' | 'duration_min'> | null;
}

/**
 * What search engines, other sites and tabs are told of a mentor's free times, whichever are chosen in the address.
 * @param place.origin of the product.
 */
export function bookingMeta({ mentor, service }: Shown, place: { origin: string; locale: string }): MetaDescriptor[] {
  const { origin, locale } = place;
  const { slug, name, image } = mentor;
  const t = createTranslate(locale);
  const about = service && { name, service: service.title, minutes: service.duration_min };
  return pageTags(
    {
      title: t('booking.page', { name }),
      description: about === null ? t('profile.description', { name }) : t('booking.description', about),
      url: `${origin}${paths.availability(slug)}`,
      image: image === null ? null : new URL(image, origin).href,
    },
    t,
  );
}
