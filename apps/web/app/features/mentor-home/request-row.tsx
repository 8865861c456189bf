import type { Booking } from '@abroad/contract/bookings';
import { useEffect, useRef, useState, type FormEvent } from 'react';
import { flushSync } from 'react-dom';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { pictureSet } from '../../lib/picture-set.ts';
import { T } from '../../lib/rich-text.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Stamp } from '../../ui/stamp.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { canRescheduleOrPropose } from '../booking-core/booking-facts.ts';
import { REASON_MAX } from '../booking-core/reason-dialog.tsx';
import { SideRoute } from '../bookings/side-route.tsx';
import { useChangeBooking } from '../bookings/use-change-booking.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { useShare } from '../money/use-share.ts';
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
                {t('requests.propose')}
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
export function RequestFacts({ booking }: { booking: Booking }) {
  const t = useT();
  const { format, zone } = useViewer();
  const { prospect: student, start, end, price, currency, answers, message } = booking;
  const sums = useShare()(price, currency);
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
          {sums ? (
            <T id="mentoring.you_receive" values={{ price: sums.share }} parts={{ b: <strong /> }} />
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

interface DeclineProperties {
  booking: Booking;
  onDone: () => void;
  onClose: () => void;
}

/** Asks in place for the reason of a decline, which may be left out. */
function DeclineForm({ booking, onDone, onClose }: DeclineProperties) {
  const t = useT();
  const draft = useMessageDraft(`decline.${booking.id}`);
  const decline = useChangeBooking(booking, () => {
    draft.clear();
    onDone();
  });
  // The other side gets no message from a suspended user.
  const isSilent = useIsSuspended() === true;
  const isLong = countCharacters(draft.text) > REASON_MAX;
  const { first_name: name } = booking.prospect;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isLong && !decline.isPending) {
      decline.mutate({ change: 'decline', reason: draft.text.trim() });
    }
  };
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => form.current?.querySelector<HTMLElement>('textarea, button')?.focus(), []);
  return (
    <form ref={form} className="waits-form stack" aria-label={t('bookings.decline_title', { name })} onSubmit={submit}>
      <p>{t('bookings.decline_what', { name })}</p>
      {!isSilent && (
        <TextAreaField
          label={t('bookings.reason')}
          hint={t('bookings.reason_hint', { name })}
          name="reason"
          rows={2}
          limit={REASON_MAX}
          count={countCharacters}
          value={draft.text}
          error={isLong ? t('bookings.reason_long', { limit: REASON_MAX }) : null}
          onChange={(event) => draft.write(event.target.value)}
          onKeyDown={({ key }) => key === 'Escape' && onClose()}
        />
      )}
      <FailureMessage variant="inline" error={decline.error} />
      <div className="waits-do">
        <Button kind="quiet" size="small" onClick={onClose}>
          {t('bookings.keep_request')}
        </Button>
        <Button kind="danger" size="small" type="submit" loading={decline.isPending && t('bookings.declining')}>
          {t('bookings.do_decline')}
        </Button>
      </div>
    </form>
  );
}
