import { freeCancelUntil } from '@abroad/booking-rules';
import type { EventType } from '@abroad/contract/calendar';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';

interface Case {
  service: Pick<EventType, 'price' | 'free_cancel_min'>;
  /** The chosen slot's start, or null while none is chosen. */
  start: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Until when cancelling costs nothing. What costs nothing can be cancelled until it starts. */
export function cancelWords({ service, start, now }: Case, t: Translate, format: Format): string {
  if (!service.price) {
    return t('booking.cancel_free');
  }
  if (start === null) {
    return t('booking.cancel_before', { hours: Math.round(service.free_cancel_min / 60) });
  }
  const until = freeCancelUntil({ start: Date.parse(start), policy: service });
  const moment = format.at(until);
  return until <= now ? t('booking.cancel_passed') : t('booking.cancel_until', { moment });
}
