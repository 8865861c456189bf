import { paidLaterUntil } from '@abroad/booking-rules';
import type { EventType } from '@abroad/contract/calendar';
import { VALIDATION_MESSAGES } from '@abroad/contract/validation-messages';
import { mayBeInEea } from '@abroad/reference-data/eea';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useState, type FormEvent } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { T } from '../../lib/rich-text.tsx';
import { useNow } from '../../lib/use-now.ts';
import { useOnline } from '../../lib/use-online.ts';
import { useReturn } from '../../lib/use-return.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { useSession } from '../../session/use-session.tsx';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Slot } from '../calendar/local-days.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FileField } from '../files/file-field.tsx';
import { filesProblem, useFiles } from '../files/use-files.ts';
import { focusFirstError } from '../forms/focus-first-error.ts';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { AnswerFields } from '../questions/answer-fields.tsx';
import { useAnswers } from '../questions/use-answers.ts';
import { consentParts } from '../terms/consent-parts.tsx';
import { useConsent } from '../terms/use-consent.ts';
import { SellerNote } from '../trading/seller-note.tsx';
import { cancelWords } from './cancel-words.ts';
import { OwnTimeBar } from './choose-bar.tsx';
import { ConfirmBar } from './confirm-bar.tsx';
import type { ConfirmProperties } from './confirm-properties.ts';
import { MESSAGE_MAX, MessageField } from './message-field.tsx';
import { opensAt } from './opens-at.ts';
import { refundWords } from './refund-words.ts';
import { useBook } from './use-book.ts';
import { useBookingTerms } from './use-booking-terms.ts';
import { isOfTime, useOwnBooking } from './use-own-booking.ts';

/** The refusals of a request that name one of its fields, which shows them. */
const FIELDS = /^(message|answers|attachment_ids|early_start_version)\b/;

/**
 * Books the chosen slot with a message, files and answers to the mentor's questions. What was typed and chosen stays until it is sent,
 * whatever happens.
 */
export function BookForm({ mentor, service, slot: free, lost, words, onSlotLost }: ConfirmProperties) {
  const t = useT();
  const id = useId();
  const navigate = useNavigate();
  const { zone } = useViewer();
  const { user } = useSession();
  const isOnline = useOnline();
  const name = mentor.first_name;
  const of = `${mentor.slug}.${service.slug}`;
  const draft = useMessageDraft(`booking.${of}`);
  const answers = useAnswers(of, service.questions);
  const files = useFiles(user?.id ?? '', `booking.${of}`);
  const { revalidate } = useRevalidator();
  const queries = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  const [early, setEarly] = useState(false);
  const [submittedSlot, setSubmittedSlot] = useState<Slot | null>(null);
  const consent = useConsent();
  const { book, isBooking, isUnsettled, error, forgetError } = useBook({
    prepare: consent.give,
    onSlotLost: () => onSlotLost(submittedSlot?.start ?? free?.start ?? ''),
    onInvalid() {
      focusFirstError(id);
      // The mentor may have changed the questions meanwhile, or their answer about trading.
      void revalidate();
      void queries.invalidateQueries({ queryKey: ['booking-terms'] });
    },
    onBooked(booking) {
      draft.clear();
      answers.clear();
      files.queue.take();
      if (booking.allowed_actions.includes('pay')) {
        location.assign(paths.payBooking(booking.id));
      } else {
        void navigate(paths.booking(booking.id), { state: { booked: true } });
      }
    },
  });
  useReturn(forgetError);
  const gone = free === null && !isUnsettled ? lost : null;
  const own = useOwnBooking(mentor.slug, gone, service.duration_min);
  const isOwnTime = own ? isOfTime(own, mentor.slug, gone) : false;
  const onGone = useEffectEvent(onSlotLost);
  useEffect(() => {
    if (gone !== null && own !== undefined && !isOwnTime) {
      onGone(gone);
    }
  }, [gone, own, isOwnTime]);

  const slot = isUnsettled ? (free ?? submittedSlot) : free;
  const terms = useBookingTerms({
    mentor_slug: mentor.slug,
    event_type_slug: service.slug,
    start: slot?.start ?? null,
    time_zone: zone,
  });
  const right = terms?.withdrawal?.is_early ? terms.withdrawal : null;
  const now = useNow();
  const opens = slot === null ? null : opensAt(service, slot, now);

  const message = draft.text.trim();
  const isTooLong = message.length > MESSAGE_MAX;
  const problemOfFiles = filesProblem(files.chosen);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = answers.check();
    setChecked(true);
    if (isTooLong || given === null || problemOfFiles !== null || (right !== null && !early)) {
      focusFirstError(id);
    } else if (slot !== null && isOnline) {
      setSubmittedSlot(slot);
      const attachment_ids = files.chosen.flatMap((one) => (one.state === 'ready' ? [one.sent.id] : []));
      book({
        mentor_slug: mentor.slug,
        event_type_slug: service.slug,
        start: slot.start,
        time_zone: zone,
        platform: service.default_platform,
        ...(message === '' ? {} : { message }),
        ...(given.length === 0 ? {} : { answers: given }),
        ...(attachment_ids.length === 0 ? {} : { attachment_ids }),
        ...(right === null ? {} : { early_start_version: right.early_start_version }),
      });
    }
  };
  const refused = isFailure(error) ? error.errors : [];
  const refusalOf = (field: string) => refused.find(({ path }) => path.startsWith(field))?.message;
  const isShownBelow = refused.length > 0 && refused.every(({ path }) => FIELDS.test(path));

  if (own && isOwnTime) {
    return <OwnTimeBar booking={own} words={words} />;
  }
  return (
    <>
      <form className="booking-form stack" id={id} onSubmit={submit} noValidate>
        {service.questions.length > 0 && (
          <AnswerFields
            questions={service.questions}
            draft={answers.draft}
            onAnswer={answers.answer}
            name={name}
            problems={{ ...answers.refusedBy(error), ...answers.problems }}
          />
        )}
        <MessageField
          name={name}
          topics={mentor.topics}
          text={draft.text}
          onWrite={draft.write}
          error={isChecked && isTooLong ? t('booking.message_long', { limit: MESSAGE_MAX }) : refusalOf('message')}
        />
        <FileField
          label={t('files.for', { name })}
          files={files}
          error={isChecked && problemOfFiles !== null ? t(problemOfFiles) : refusalOf('attachment_ids')}
        />
        <div className="booking-terms">
          {terms !== undefined && (service.price || terms.is_trader !== null) && (
            <div className="booking-term">
              <Icon name="person" />
              <SellerNote name={name} {...terms} isPaid />
            </div>
          )}
          {right !== null && (
            <Checkbox
              label={t('withdrawal.early')}
              checked={early}
              error={isChecked && !early ? VALIDATION_MESSAGES.early_start : null}
              onChange={(event) => setEarly(event.target.checked)}
            />
          )}
          <RefundTerm {...{ mentor, service, slot, terms, now }} />
          <PaymentTerm {...{ mentor, service, opens }} />
          {consent.isDue && (
            <p className="small muted">
              <T id="booking.consent" parts={consentParts} />
            </p>
          )}
        </div>
        {!isOnline && <output>{t('booking.offline_note')}</output>}
        {error !== null && !isShownBelow && <FailureMessage variant="inline" error={error} />}
      </form>
      <ConfirmBar slot={slot} lost={null} words={words}>
        {slot !== null && (
          <Button
            type="submit"
            form={id}
            size="large"
            aria-disabled={!isOnline}
            loading={isBooking && t('booking.booking')}
          >
            {isOnline ? <Outcome service={service} isLater={opens !== null} /> : t('booking.offline')}
          </Button>
        )}
      </ConfirmBar>
    </>
  );
}

interface RefundProperties extends Pick<ConfirmProperties, 'mentor' | 'service' | 'slot'> {
  terms: ReturnType<typeof useBookingTerms>;
  /** Epoch milliseconds. */
  now: number;
}

/** The refunds and their time: by the service's rule, by the law, and always if the mentor doesn't come. */
function RefundTerm({ mentor, service, slot, terms, now }: RefundProperties) {
  const t = useT();
  const { format, zone } = useViewer();
  const start = slot?.start ?? null;
  const isPaidLater = slot !== null && opensAt(service, slot, now) !== null;
  const until = terms?.withdrawal?.until ?? null;
  // Of a private person outside the EEA the line above says so.
  const isSaid = terms?.is_trader === false && !mayBeInEea({ country: null, time_zone: zone });
  const rule = cancelWords({ service, start, now }, t, format);
  return (
    <p className="booking-term">
      <Icon name="refund" />
      <span>
        {refundWords({ until, start, isPaidLater }, rule, t, format)}
        {Boolean(service.price) && !isSaid && ` ${t('booking.refund_absent', { name: mentor.first_name })}`}
      </span>
    </p>
  );
}

interface PaymentProperties extends Pick<ConfirmProperties, 'mentor' | 'service'> {
  /** When its payment opens, if that is later: epoch milliseconds. */
  opens: number | null;
}

/** Explains the payment; nothing for a free session. */
function PaymentTerm({ mentor: { first_name: name }, service, opens }: PaymentProperties) {
  const t = useT();
  const { format } = useViewer();
  if (!service.price) {
    return null;
  }
  const isRequest = service.requires_approval;
  const days = opens !== null && { from: format.day(opens), to: format.day(paidLaterUntil(opens)) };
  return (
    <p className="booking-term">
      <Icon name="card" />
      <span>
        {days
          ? t(isRequest ? 'later.today_request' : 'later.today', { ...days, name })
          : t(isRequest ? 'booking.paid_later' : 'booking.paid_next', { name })}
      </span>
    </p>
  );
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
