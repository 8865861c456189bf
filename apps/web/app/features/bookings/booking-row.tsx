import type { Booking } from '@abroad/contract/bookings';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { useClock } from '../../lib/use-clock.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { Status } from '../../ui/status.tsx';
import { isOwnHold, isReadersToAnswer, lacksPlace, otherSide, statusWords } from '../booking-core/booking-facts.ts';
import { platformWords } from '../booking/platform-words.ts';
import { ApproximatePrice } from '../money/approximate-price.tsx';
import { ProposalNote } from '../proposals/proposal-note.tsx';
import { AnswerActions } from './answer-actions.tsx';
import './booking-row.css';
import { BookingMenu } from './booking-menu.tsx';
import { CalendarSuggestion } from './calendar-suggestion.tsx';
import { deadlineWords } from './deadline-words.ts';
import { dayName } from './group-months.ts';
import { JoinLink } from './join-link.tsx';
import { PayLink } from './pay-link.tsx';
import { PlaceAction } from './place-action.tsx';
import { SayLink } from './report-action.tsx';
import { ReviewLink } from './review-link.tsx';
import { SideRoute } from './side-route.tsx';

interface Properties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
}

/** A booking in the list: the time, the person, the service, the price and the state. Rare actions are in its menu. */
export function BookingRow({ booking, now }: Properties) {
  const t = useT();
  const { zone, format, now: present } = useViewer();
  const other = otherSide(booking);
  const status = statusWords(booking, now, t, format);
  const { event_type: service, price, currency } = booking;
  return (
    <li className="booking-row">
      <p className="booking-when">
        <span className="booking-date">{dayName(booking.start, format, zone, present)}</span>{' '}
        {format.timeRange(booking.start, booking.end)}
      </p>
      <Stamp src={other.profile_image_url} srcSet={pictureSet(other)} name={other.name} size="row" lazy />
      <div className="booking-who">
        <h3>
          <Link className="booking-link" to={paths.booking(booking.id)}>
            <bdi>{other.name}</bdi>
          </Link>
          <SideRoute route={other.route} />
        </h3>
        <p className="small muted">
          <bdi>{service.title}</bdi> · {t('bookings.minutes', { minutes: service.duration_min })}
        </p>
      </div>
      <p className="booking-price">
        {format.price(price, currency)} <ApproximatePrice price={price} currency={currency} />
      </p>
      <Status tone={status.tone}>{status.text}</Status>
      <BookingMenu booking={booking} now={now} isInRow />
      <RequestNote booking={booking} />
      <NextStep booking={booking} now={now} />
      <ProposalNote booking={booking} />
      <CalendarSuggestion booking={booking} />
    </li>
  );
}

/** The buttons that a row has only where something waits: empty in most rows. */
function NextStep({ booking, now }: Properties) {
  const t = useT();
  const { format } = useViewer();
  const isHold = isOwnHold(booking);
  const present = useClock(isHold);
  // Of a request that the reader answers the state says it.
  const isSaid = booking.status === 'requested' && isReadersToAnswer(booking);
  const deadline = isSaid ? null : deadlineWords(booking, isHold ? present : now, t, format);
  const lacks = lacksPlace(booking, now);
  const isToReview = booking.allowed_actions.includes('review');
  return (
    <div className="booking-actions booking-next">
      {deadline !== null && <p className="small">{deadline}</p>}
      {lacks && <Status tone="watch">{t(`bookings.no_${platformWords[booking.platform].place}`)}</Status>}
      {lacks && <PlaceAction booking={booking} now={now} />}
      <JoinLink booking={booking} />
      <PayLink booking={booking} />
      <AnswerActions booking={booking} />
      {isToReview && <ReviewLink booking={booking} />}
      <SayLink booking={booking} />
    </div>
  );
}

/** The placeholder of loading rows. */
export function RowSkeletons() {
  return [1, 2, 3].map((row) => (
    <li key={row} className="booking-row booking-row-waiting" aria-hidden="true">
      <div className="booking-when stack">
        <span className="skeleton" />
        <span className="skeleton skeleton-long" />
      </div>
      <span className="skeleton skeleton-stamp" />
      <div className="booking-who stack">
        <span className="skeleton skeleton-title" />
        <span className="skeleton" />
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
      {booking.message !== null && <p className="as-written two-lines">{booking.message}</p>}
      <p>
        <Link className="link" to={paths.booking(booking.id)} aria-label={t('requests.who_of', { name })}>
          {t('requests.who')}
        </Link>
      </p>
    </div>
  );
}
