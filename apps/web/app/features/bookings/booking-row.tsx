import type { Booking } from '@abroad/contract/bookings';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useClock } from '../../lib/use-clock.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Status } from '../../ui/status.tsx';
import { isOwnHold, lacksPlace, otherSide, statusWords } from '../booking-core/booking-facts.ts';
import { platformWords } from '../booking/platform-words.ts';
import { ProposalNote } from '../proposals/proposal-note.tsx';
import { BookingActions } from './booking-actions.tsx';
import { CalendarSuggestion } from './calendar-suggestion.tsx';
import { deadlineWords } from './deadline-words.ts';
import { PlaceAction } from './place-action.tsx';

interface Properties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
  /** Whether it shows its day, because no heading does. */
  isDated?: boolean;
}

/** A booking in the list: the time, the person, the service, the state, and the actions. */
export function BookingRow({ booking, now, isDated = false }: Properties) {
  const t = useT();
  const format = useFormat();
  const other = otherSide(booking);
  const status = statusWords(booking, now, t, format);
  const lacks = lacksPlace(booking, now);
  const isHold = isOwnHold(booking);
  const present = useClock(isHold);
  const deadline = deadlineWords(booking, isHold ? present : now, t, format);
  return (
    <li className="card booking-row">
      <p className="booking-when strong">
        {isDated && <span className="booking-date">{format.day(booking.start)}</span>}
        {format.timeRange(booking.start, booking.end)}
      </p>
      <div>
        <h3>
          <Link className="booking-link" to={paths.booking(booking.id)}>
            {other.name}
          </Link>
        </h3>
        <p className="small muted">{booking.event_type.title}</p>
        <p className="booking-state small">
          <Status tone={status.tone}>{status.text}</Status>
          {lacks && <Status tone="watch">{t(`bookings.no_${platformWords[booking.platform].place}`)}</Status>}
          {deadline}
        </p>
      </div>
      <BookingActions booking={booking}>{lacks && <PlaceAction booking={booking} now={now} />}</BookingActions>
      <RequestNote booking={booking} />
      <ProposalNote booking={booking} />
      <CalendarSuggestion booking={booking} />
    </li>
  );
}

/** The placeholder of loading rows. */
export function RowSkeletons() {
  return [1, 2, 3].map((row) => (
    <li key={row} className="card booking-row" aria-hidden="true">
      <div className="booking-when stack">
        <span className="skeleton" />
        <span className="skeleton skeleton-long" />
      </div>
      <div className="stack booking-row-waiting">
        <span className="skeleton skeleton-title" />
        <span className="skeleton" />
        <span className="skeleton skeleton-short" />
      </div>
    </li>
  ));
}

/** For a mentor with a request to answer, in the list: the student's message, and the actions. */
function RequestNote({ booking }: { booking: Booking }) {
  const t = useT();
  if (booking.viewer_role !== 'mentor' || booking.status !== 'requested') {
    return null;
  }
  const { name } = booking.prospect;
  return (
    <div className="request-note small">
      {booking.message !== null && <p className="as-written request-words">{booking.message}</p>}
      <p className="row request-ways">
        <Link className="link" to={paths.booking(booking.id)} aria-label={t('requests.who_of', { name })}>
          {t('requests.who')}
        </Link>
        {booking.allowed_actions.includes('propose') && (
          <Link
            className="link"
            to={paths.rescheduleBooking(booking.id)}
            aria-label={t('requests.propose_to', { name })}
          >
            {t('requests.propose')}
          </Link>
        )}
      </p>
    </div>
  );
}
