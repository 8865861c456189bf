import { paidLaterUntil } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import type { EventType } from '@abroad/contract/calendar';
import { VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useReturn } from '../../lib/use-return.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import type { Slot } from '../calendar/local-days.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { AnswerFields } from '../questions/answer-fields.tsx';
import { useAnswers } from '../questions/use-answers.ts';
import { consentParts } from '../terms/consent-parts.tsx';
import { useConsent } from '../terms/use-consent.ts';
import { SellerNote } from '../trading/seller-note.tsx';
import type { ClockWords } from './clock-words.ts';
import { ConfirmBar } from './confirm-bar.tsx';
import type { ConfirmProperties } from './confirm-properties.ts';
import { opensAt } from './opens-at.ts';
import { useBook } from './use-book.ts';
import { useBookingTerms } from './use-booking-terms.ts';
import { isOfTime, partnerOf, useOwnBooking } from './use-own-booking.ts';

const messageLimit = 2000;

/** Books the chosen slot with a message and answers to the mentor's questions. Typed text stays until it is sent, whatever happens. */
export function BookForm({ mentor, service, slot: free, lost, words, onSlotLost }: ConfirmProperties) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const { zone } = useViewer();
  const of = `${mentor.slug}.${service.slug}`;
  const draft = useMessageDraft(`booking.${of}`);
  const answers = useAnswers(of, service.questions);
  const { revalidate } = useRevalidator();
  const queries = useQueryClient();
  const [tooLong, setTooLong] = useState(false);
  const [early, setEarly] = useState(false);
  const [earlyMissing, setEarlyMissing] = useState(false);
  const [submittedSlot, setSubmittedSlot] = useState<Slot | null>(null);
  const consent = useConsent();
  const { book, isBooking, isUnsettled, error, forgetError } = useBook({
    prepare: consent.give,
    onSlotLost,
    onInvalid() {
      focusFirstError(id);
      // The mentor may have changed the questions meanwhile, or their answer about trading.
      void revalidate();
      void queries.invalidateQueries({ queryKey: ['booking-terms'] });
    },
    onBooked(booking) {
      draft.clear();
      answers.clear();
      if (booking.allowed_actions.includes('pay')) {
        location.assign(paths.payBooking(booking.id));
      } else {
        void navigate(paths.booking(booking.id), { state: { booked: true } });
      }
    },
  });
  useReturn(forgetError);
  const own = useOwnBooking(mentor.slug, isUnsettled ? null : lost, service.duration_min);

  const slot = isUnsettled ? (free ?? submittedSlot) : free;
  const terms = useBookingTerms({
    mentor_slug: mentor.slug,
    event_type_slug: service.slug,
    start: service.price ? (slot?.start ?? null) : null,
    time_zone: zone,
  });
  const right = terms?.withdrawal?.is_early ? terms.withdrawal : null;
  const now = useNow();
  const opens = slot === null ? null : opensAt(service, slot, now);

  // An error about one time says nothing about the next.
  const onAnotherSlot = useEffectEvent(() => error !== null && forgetError());
  const start = slot?.start;
  useEffect(() => {
    if (start !== undefined) {
      onAnotherSlot();
    }
  }, [start]);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const message = draft.text.trim();
    const isTooLong = message.length > messageLimit;
    const given = answers.check();
    const isEarlyMissing = right !== null && !early;
    setTooLong(isTooLong);
    setEarlyMissing(isEarlyMissing);
    if (isTooLong || given === null || isEarlyMissing) {
      focusFirstError(id);
    } else if (slot !== null) {
      setSubmittedSlot(slot);
      book({
        mentor_slug: mentor.slug,
        event_type_slug: service.slug,
        start: slot.start,
        time_zone: zone,
        platform: service.default_platform,
        ...(message === '' ? {} : { message }),
        ...(given.length === 0 ? {} : { answers: given }),
        ...(right === null ? {} : { early_start_version: right.early_start_version }),
      });
    }
  };
  const refused = isFailure(error) ? error.errors.find(({ path }) => path === 'message')?.message : undefined;
  const refusedAnswers = answers.refusedBy(error);
  const problem = tooLong ? t('booking.message_long', { limit: messageLimit }) : refused;

  if (own && slot === null && isOfTime(own, mentor.slug, lost)) {
    return <OwnTimeBar booking={own} words={words} />;
  }
  return (
    <>
      {(slot !== null || draft.text !== '' || !answers.isEmpty) && (
        <form className="booking-message stack" id={id} onSubmit={submit} noValidate>
          {service.questions.length > 0 && (
            <AnswerFields
              questions={service.questions}
              draft={answers.draft}
              onAnswer={answers.answer}
              name={mentor.first_name}
              problems={{ ...refusedAnswers, ...answers.problems }}
            />
          )}
          <TextAreaField
            label={t('booking.message', { name: mentor.first_name })}
            hint={t('booking.message_hint', { name: mentor.first_name })}
            name="message"
            rows={3}
            value={draft.text}
            error={problem}
            onChange={(event) => draft.write(event.target.value)}
          />
          {right !== null && (
            <Checkbox
              label={t('withdrawal.early')}
              checked={early}
              error={earlyMissing && !early ? VALIDATION_MESSAGES.early_start : null}
              onChange={(event) => setEarly(event.target.checked)}
            />
          )}
          {terms !== undefined && <SellerNote name={mentor.first_name} {...terms} isPaid={Boolean(service.price)} />}
        </form>
      )}
      {error !== null && refused === undefined && (
        <div className="booking-problem">
          <FailureMessage variant="inline" error={error} />
        </div>
      )}
      <ConfirmBar
        slot={slot}
        lost={own === undefined ? null : lost}
        busyWith={own ? partnerOf(own) : null}
        words={words}
        note={
          slot !== null && (
            <>
              <PaymentNote {...{ mentor, service, opens }} />{' '}
              {consent.isDue && <T id="booking.consent" parts={consentParts} />}
            </>
          )
        }
      >
        {slot !== null && (
          <Button type="submit" form={id} size="large" loading={isBooking && t('booking.booking')}>
            <Outcome service={service} isLater={opens !== null} />
          </Button>
        )}
      </ConfirmBar>
    </>
  );
}

interface PaymentNoteProperties extends Pick<ConfirmProperties, 'mentor' | 'service'> {
  /** Epoch milliseconds. */
  opens: number | null;
}

/** Explains the payment; nothing for a free session. */
function PaymentNote({ mentor, service, opens }: PaymentNoteProperties) {
  const t = useT();
  const { format } = useViewer();
  if (!service.price) {
    return null;
  }
  if (opens !== null) {
    const days = { from: format.day(opens), to: format.day(paidLaterUntil(opens)) };
    return t(service.requires_approval ? 'later.today_request' : 'later.today', { ...days, name: mentor.first_name });
  }
  return service.requires_approval ? t('booking.paid_later', { name: mentor.first_name }) : t('booking.paid_next');
}

/** Says what the button does. */
function Outcome({ service, isLater }: { service: EventType; isLater: boolean }) {
  const t = useT();
  const { format } = useViewer();
  if (isLater) {
    return t('later.book');
  }
  if (service.price) {
    return t('booking.pay', { price: format.price(service.price, service.currency) });
  }
  return t(service.requires_approval ? 'booking.request_free' : 'booking.book_free');
}

interface OwnTimeBarProperties {
  booking: Booking;
  words: ClockWords;
}

/** Replaces the confirmation if the chosen time is the reader's already, and may have to be paid. */
function OwnTimeBar({ booking, words }: OwnTimeBarProperties) {
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
