import type { Turn } from '@abroad/contract/turns';
import { createPortal } from 'react-dom';
import { useLocation, type Location } from 'react-router';
import { useClock } from '../../lib/use-clock.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { minutesLeft, minutesSaid } from './minutes-left.ts';
import './turns.css';

/** The line below every page's header with a held session that must be paid within the hour. */
export default function DuePayment({ due }: { due: Turn }) {
  const t = useT();
  const place = useLocation();
  const header = document.querySelector('.site-header');
  const isShown = header !== null && !isSaidBy(place, due.booking_id);
  const minutes = minutesLeft(due.hold_expires_at, useClock(isShown));
  if (!isShown || minutes === null || minutes > minutesSaid) {
    return null;
  }
  return createPortal(
    <section className="due-payment unprinted" aria-label={t('turns.title')}>
      <div className="wrap">
        <p>{t('turns.pay_left', { name: due.first_name, minutes })}</p>
        <ButtonLink
          size="small"
          reloadDocument
          to={paths.payBooking(due.booking_id)}
          aria-label={t('turns.pay_session', { name: due.name })}
        >
          {t('turns.pay')}
        </ButtonLink>
      </div>
    </section>,
    header,
  );
}

/** Whether the page shows it itself: the pending bookings, and all pages of this booking. */
function isSaidBy({ pathname, search }: Pick<Location, 'pathname' | 'search'>, bookingId: string): boolean {
  const about = paths.booking(bookingId);
  const query = new URLSearchParams(search);
  return (
    (pathname === paths.bookings() && query.get('when') === 'waiting') ||
    pathname === about ||
    pathname.startsWith(`${about}/`) ||
    query.get('booking_id') === bookingId
  );
}
