import type { Booking } from '@abroad/contract/bookings';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { T } from '../../lib/rich-text.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { canRescheduleOrPropose } from '../booking-core/booking-facts.ts';
import { SideRoute } from '../bookings/side-route.tsx';
import { useChangeBooking } from '../bookings/use-change-booking.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useShare } from '../money/use-share.ts';
import { DeclineForm } from './decline-form.tsx';
import { focusAfter, WaitingRow } from './waiting-row.tsx';

interface Properties {
  booking: Booking;
  /** Epoch milliseconds. */
  due: number | null;
  now: number;
}

/** A request: who asks, for what and when, what the mentor receives, and the answer in place. */
export function RequestRow({ booking, due, now }: Properties) {
  const t = useT();
  const [isDeclining, setDeclining] = useState(false);
  const [isFolded, setFolded] = useState(false);
  const fold = () => {
    focusAfter(booking.id);
    setFolded(true);
  };
  const declineButton = useRef<HTMLButtonElement>(null);
  const keep = () => {
    flushSync(() => setDeclining(false));
    declineButton.current?.focus();
  };
  const accept = useChangeBooking(booking, fold);
  const { prospect: student, event_type: service, allowed_actions: actions } = booking;
  const { name } = student;
  return (
    <WaitingRow
      id={booking.id}
      due={due}
      now={now}
      isFolded={isFolded}
      sign={<Stamp src={student.profile_image_url} srcSet={pictureSet(student)} name={name} size="row" />}
      title={t('mentoring.asks', { name, service: service.title })}
      actions={
        !isDeclining && (
          <>
            {actions.includes('decline') && (
              <Button
                ref={declineButton}
                kind="quiet"
                size="small"
                aria-label={t('bookings.decline_session', { name })}
                onClick={() => setDeclining(true)}
              >
                {t('bookings.decline')}
              </Button>
            )}
            {canRescheduleOrPropose(booking) && (
              <ButtonLink
                kind="line"
                size="small"
                to={paths.rescheduleBooking(booking.id)}
                aria-label={t('requests.propose_to', { name })}
              >
                {t('mentoring.propose')}
              </ButtonLink>
            )}
            {actions.includes('accept') && (
              <Button
                size="small"
                loading={accept.isPending && t('bookings.accepting')}
                aria-label={t('bookings.accept_session', { name })}
                onClick={() => accept.mutate({ change: 'accept', reason: '' })}
              >
                {t('bookings.accept')}
              </Button>
            )}
          </>
        )
      }
      form={
        <>
          <FailureMessage variant="inline" error={accept.error} />
          {isDeclining && <DeclineForm booking={booking} onDone={fold} onClose={keep} />}
        </>
      }
    >
      <RequestFacts booking={booking} />
    </WaitingRow>
  );
}

/** The route, the time on both clocks, what the mentor receives, and the first answer. */
function RequestFacts({ booking }: { booking: Booking }) {
  const t = useT();
  const { format, zone } = useViewer();
  const { prospect: student, start, end, price, currency, answers, message } = booking;
  const share = useShare(price, currency);
  const [first] = answers;
  return (
    <>
      <p className="waits-facts">
        <SideRoute route={student.route} />
        <span>
          {format.span(start, end)}
          {student.time_zone !== zone &&
            ` · ${t('mentoring.their_time', { time: format.time(start, student.time_zone), name: student.first_name })}`}
        </span>
        <span>
          {share > 0 ? (
            <T id="mentoring.you_receive" values={{ price: format.price(share, currency) }} parts={{ b: <strong /> }} />
          ) : (
            t('format.free')
          )}
        </span>
      </p>
      {first === undefined
        ? message !== null && <p className="waits-said as-written two-lines">{message}</p>
        : first.answer !== '' && (
            <p className="waits-said as-written">
              <span className="muted">{first.question}</span> {first.answer}
            </p>
          )}
    </>
  );
}
