import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { isEnded, isVoid, otherSide } from '../booking-core/booking-facts.ts';
import { AnswerList } from '../questions/answer-list.tsx';

/** The anchor of the section. */
export const PREPARE = 'prepare';

interface Properties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
}

/** The mentor's request before the session, and the student's words. */
export function PrepareSection({ booking, now }: Properties) {
  const t = useT();
  const { message, answers, viewer_role: role, mentor, prospect, event_type: service } = booking;
  const request = role === 'prospect' && !isVoid(booking) ? service.instruction : null;
  if (request === null && message === null && answers.length === 0) {
    return null;
  }
  return (
    <section className="card card-body stack" id={PREPARE} aria-labelledby={`${PREPARE}-title`}>
      <h2 id={`${PREPARE}-title`}>{t(isEnded(booking, now) ? 'bookings.prepared' : 'bookings.prepare')}</h2>
      {request !== null && (
        <div className="quote">
          <h3 className="small muted">{t('bookings.from_person', { name: mentor.first_name })}</h3>
          <p className="booking-text as-written">{request}</p>
        </div>
      )}
      {answers.length > 0 && <AnswerList answers={answers} />}
      {message !== null && (
        <div className="quote">
          <h3 className="small muted">
            {role === 'prospect'
              ? t('bookings.message_yours')
              : t('bookings.message_theirs', { name: prospect.first_name })}
          </h3>
          <p className="booking-text as-written">{message}</p>
        </div>
      )}
    </section>
  );
}

/** Below the next session: the other person's words about it, with the way to the rest. */
export function PrepareLine({ booking }: { booking: Booking }) {
  const t = useT();
  const { message, viewer_role: role, event_type: service, id } = booking;
  const words = role === 'prospect' ? service.instruction : message;
  const { first_name, name } = otherSide(booking);
  if (words === null) {
    return null;
  }
  return (
    <div className="banner banner-watch">
      <p className="two-lines" dir="auto">
        <span className="strong">{t('bookings.from_person', { name: first_name })}:</span> <bdi>{words}</bdi>
      </p>
      <ButtonLink kind="line" to={`${paths.booking(id)}#${PREPARE}`} aria-label={t('bookings.prepare_for', { name })}>
        {t('bookings.prepare_go')}
      </ButtonLink>
    </div>
  );
}
