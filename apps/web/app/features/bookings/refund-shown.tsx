import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { refundWords } from './refund-words.ts';

interface Properties {
  booking: Booking;
  /** Whether it is another sum than when it was last shown. */
  changed?: boolean;
}

/** The refund of a cancellation, before it is confirmed. Nothing for an unpaid booking. */
export function RefundShown({ booking, changed = false }: Properties) {
  const t = useT();
  const format = useFormat();
  const { cancellation } = booking;
  const words = refundWords(booking);
  if (words === null || cancellation === null) {
    return null;
  }
  const money = (sum: number) => format.price(sum, booking.currency);
  const amount = booking.payment?.captured || booking.price || 0;
  const { sum, until } = words;
  return (
    <div className="booking-refund" aria-live="polite">
      {changed && <p className="error-inline">{t('paid.refund_changed')}</p>}
      <p className="strong">
        {t(sum, { name: otherSide(booking).first_name, amount: money(amount), refund: money(cancellation.refund) })}
      </p>
      {until !== null && <p className="small">{t(until, { moment: format.momentWithin(cancellation.free_until) })}</p>}
    </div>
  );
}
