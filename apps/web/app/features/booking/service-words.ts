import type { EventType } from '@abroad/contract/calendar';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';

type Priced = Pick<EventType, 'price' | 'currency' | 'duration_min'>;

/** Returns the price of an hour, to compare services of different length; null for a free one and for an hour. */
export function perHour({ price, currency, duration_min }: Priced, t: Translate, format: Format): string | null {
  return !price || duration_min === 60
    ? null
    : t('booking.per_hour', { price: format.price((price * 60) / duration_min, currency) });
}

/** @returns facts of a service with the price of an hour after them, if it has one. */
export function withHour(facts: string, service: Priced, t: Translate, format: Format): string {
  const hourly = perHour(service, t, format);
  return hourly === null ? facts : `${facts} · ${hourly}`;
}
