import { freeCancelUntil } from '@abroad/booking-rules';
import type { EventType } from '@abroad/contract/calendar';
import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';

interface Case {
  service: Pick<EventType, 'price' | 'free_cancel_min' | 'late_refund_pct'>;
  /** The chosen slot's start, or null while none is chosen. */
  start: string | null;
  /** Epoch milliseconds. */
  now: number;
}

/** Says until when cancelling is free, and what is refunded after that. Free sessions can be cancelled until they start. */
export function cancelWords({ service, start, now }: Case, t: Translate, format: Format): string {
  const { free_cancel_min, late_refund_pct: percent } = service;
  if (!service.price || free_cancel_min === 0 || percent === 100) {
    return t('booking.cancel_free');
  }
  const isLost = percent === 0;
  if (start === null) {
    // Rounded so that the promise is never longer than the rule.
    const hours = Math.ceil(free_cancel_min / 60);
    return isLost ? t('booking.cancel_before_nothing', { hours }) : t('booking.cancel_before', { hours, percent });
  }
  const until = freeCancelUntil({ start: Date.parse(start), policy: service });
  if (until <= now) {
    return isLost ? t('booking.cancel_passed_nothing') : t('booking.cancel_passed', { percent });
  }
  const moment = format.at(until);
  return isLost ? t('booking.cancel_until_nothing', { moment }) : t('booking.cancel_until', { moment, percent });
}
