import { joinOpens } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { spanWords } from '../../lib/span-words.ts';
import { useClock } from '../../lib/use-clock.ts';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { isEnded, isOwnHold, otherSide } from '../booking-core/booking-facts.ts';
import { AnswerActions } from './answer-actions.tsx';
import { BookAgain } from './book-again.tsx';
import { BookingMenu } from './booking-menu.tsx';
import { deadlineWords } from './deadline-words.ts';
import { JoinLink } from './join-link.tsx';
import { SessionPlace } from './meeting-place.tsx';
import { PayLink } from './pay-link.tsx';
import { ReviewLink } from './review-link.tsx';

interface Properties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
}

/** Beside the ticket: how long until it begins, or to answer or pay, and the next step in one button. */
export function SessionSide({ booking, now }: Properties) {
  const t = useT();
  const isAhead = booking.status === 'confirmed' && !isEnded(booking, now);
  const isOpen = booking.join_url !== null && booking.allowed_actions.includes('join');
  return (
    <>
      {isAhead && <Countdown booking={booking} />}
      <Deadline booking={booking} now={now} />
      <div className="ticket-ways">
        {isAhead && (isOpen ? <JoinLink booking={booking} large /> : <NotYet booking={booking} now={now} />)}
        <PayLink booking={booking} large />
        <AnswerActions booking={booking} large />
        <ReviewLink booking={booking} />
        <BookAgain booking={booking} />
      </div>
      <div className="ticket-more">
        <MessageLink booking={booking} />
        <BookingMenu booking={booking} now={now} />
      </div>
      {isAhead && <output className="small muted">{isOpen && t('bookings.join_now')}</output>}
    </>
  );
}

/** Counts down by minutes. A timer isn't read out as it changes. */
function Countdown({ booking }: Pick<Properties, 'booking'>) {
  const t = useT();
  const { locale } = useViewer();
  const present = useClock(true, 10_000);
  const [start, end] = [Date.parse(booking.start), Date.parse(booking.end)];
  const isOn = present >= start;
  return (
    <p>
      <span className="small muted">{t(isOn ? 'bookings.ends_in' : 'bookings.starts_in')}</span>
      <span className="countdown" role="timer">
        {spanWords((isOn ? end : start) - present, locale)}
      </span>
    </p>
  );
}

/** The deadline to pay or to answer. */
function Deadline({ booking, now }: Properties) {
  const t = useT();
  const format = useFormat();
  const isHold = isOwnHold(booking);
  const present = useClock(isHold);
  const words = deadlineWords(booking, isHold ? present : now, t, format);
  return words && <p className="strong">{words}</p>;
}

/** When the call opens, or where a session without a call takes place. */
function NotYet({ booking, now }: Properties) {
  const t = useT();
  const format = useFormat();
  if (booking.join_url === null) {
    return <SessionPlace booking={booking} now={now} />;
  }
  const opens = joinOpens(Date.parse(booking.start));
  // The ticket has the date.
  const isNear = opens - now < 24 * 60 * 60_000;
  const day = { day: format.weekday(opens, 'short'), time: format.time(opens) };
  return (
    <Button kind="soft" size="large" aria-disabled>
      {t('bookings.join_from', { moment: isNear ? format.momentWithin(opens) : t('format.moment', day) })}
    </Button>
  );
}

/** Leads to the conversation with the other side. */
export function MessageLink({ booking }: Pick<Properties, 'booking'>) {
  const t = useT();
  const { first_name: name, is_deleted } = otherSide(booking);
  return (
    !is_deleted && (
      <ButtonLink
        kind="line"
        icon="mail"
        to={paths.newThread({ booking: booking.id })}
        aria-label={t('bookings.write', { name })}
      >
        {t('bookings.message')}
      </ButtonLink>
    )
  );
}
