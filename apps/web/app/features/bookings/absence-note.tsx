import { reportSpan } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { ReportAction } from './report-action.tsx';

/** What to do when the other side does not come, and what follows once that was reported. */
export function AbsenceNote({ booking }: { booking: Booking }) {
  const t = useT();
  const format = useFormat();
  const { first_name: name } = otherSide(booking);
  if (booking.status === 'no_show_mentor' || booking.status === 'no_show_prospect') {
    return (
      <section className="card card-body stack">
        <h2>{t(`bookings.status_${booking.status}`)}</h2>
        <p>{t(followsOf(booking), { name })}</p>
      </section>
    );
  }
  if (!booking.allowed_actions.includes('report_no_show')) {
    return null;
  }
  const until = reportSpan({ start: Date.parse(booking.start), end: Date.parse(booking.end) }).end;
  return (
    <section className="card card-body stack">
      <h2>{t('bookings.absent_title', { name })}</h2>
      <p>{t('bookings.absent_text', { moment: format.momentWithin(until) })}</p>
      <div className="booking-actions">
        <ReportAction booking={booking} />
      </div>
    </section>
  );
}

/** What the report means, to whom it reads. */
function followsOf({ status, viewer_role: role, price }: Booking) {
  const isOwn = status === `no_show_${role}`;
  if (!price) {
    return isOwn ? ('bookings.absent_you_free' as const) : ('bookings.absent_free' as const);
  }
  if (status === 'no_show_prospect') {
    return isOwn ? ('bookings.absent_you_prospect' as const) : ('bookings.absent_prospect' as const);
  }
  return isOwn ? ('bookings.absent_you_mentor' as const) : ('bookings.absent_mentor' as const);
}
