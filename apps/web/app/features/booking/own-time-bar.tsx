import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import type { ClockWords } from './clock-words.ts';

interface Properties {
  booking: Booking;
  words: ClockWords;
}

/** In place of the confirmation: the chosen time is the reader's already, and may want to be paid for. */
export function OwnTimeBar({ booking, words }: Properties) {
  const t = useT();
  const { format } = useViewer();
  const { id, start, price, currency, allowed_actions } = booking;
  const moment = words.moment(start);
  const unpaid = price !== null && allowed_actions.includes('pay');
  return (
    <div className="booking-confirm booking-confirm-lost" data-foot-bar>
      <p className="strong" aria-live="polite">
        {t(unpaid ? 'booking.slot_held' : 'booking.slot_own', { moment })}
      </p>
      <ButtonLink size="large" to={unpaid ? paths.payBooking(id) : paths.booking(id)} reloadDocument={unpaid}>
        {unpaid ? t('booking.pay', { price: format.price(price, currency) }) : t('outcome.open')}
      </ButtonLink>
    </div>
  );
}
