import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { AnswerList } from '../questions/answer-list.tsx';

/** What the student wrote with the booking. */
export function BookingMessages({ booking }: { booking: Booking }) {
  const t = useT();
  const { message, answers, viewer_role: role, prospect } = booking;
  if (message === null && answers.length === 0) {
    return null;
  }
  return (
    <section className="card card-body stack">
      <h2>
        {role === 'prospect'
          ? t('bookings.message_yours')
          : t('bookings.message_theirs', { name: prospect.first_name })}
      </h2>
      {message !== null && <p className="booking-text as-written">{message}</p>}
      {answers.length > 0 && <AnswerList answers={answers} />}
    </section>
  );
}
