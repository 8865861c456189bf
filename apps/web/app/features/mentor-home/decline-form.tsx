import type { Booking } from '@abroad/contract/bookings';
import { useEffect, useRef, type FormEvent } from 'react';
import { countCharacters } from '../../lib/count-characters.ts';
import { useT } from '../../lib/i18n.tsx';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { Button } from '../../ui/button.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { REASON_MAX } from '../booking-core/reason-dialog.tsx';
import { useChangeBooking } from '../bookings/use-change-booking.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useMessageDraft } from '../forms/use-message-draft.ts';

interface Properties {
  booking: Booking;
  onDone: () => void;
  onClose: () => void;
}

/** Asks in place for the reason of a decline, which may be left out. */
export function DeclineForm({ booking, onDone, onClose }: Properties) {
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
