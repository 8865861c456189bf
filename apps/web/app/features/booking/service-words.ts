import type { EventType } from '@abroad/contract/calendar';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';

type Priced = Pick<EventType, 'price' | 'currency' | 'duration_min'>;

/** What an hour of a service costs, so that services of different length compare; null for a free one and for an hour. */
export function perHour({ price, currency, duration_min }: Priced, t: Translate, format: Format): string | null {
  return !price || duration_min === 60
    ? null
    : t('booking.per_hour', { price: format.price((price * 60) / duration_min, currency) });
}

/** Length, price and the price of an hour, in one line. */
export function serviceFacts(service: Priced, t: Translate, format: Format): string {
  const price = format.price(service.price, service.currency);
  return [t('booking.service_facts', { minutes: service.duration_min, price }), perHour(service, t, format)]
    .filter((part) => part !== null)
    .join(' · ');
}
