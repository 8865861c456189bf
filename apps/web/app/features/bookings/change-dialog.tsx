import type { Booking } from '@abroad/contract/bookings';
import { useId, useState, type FormEvent } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField } from '../../ui/text-area-field.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { isOwnRequest, otherSide } from './booking-facts.ts';
import { useChangeBooking, type BookingChange } from './use-change-booking.ts';

const reasonLimit = 1000;

const words = {
  cancel: {
    title: 'bookings.cancel_title',
    what: 'bookings.cancel_what',
    keep: 'bookings.keep',
    go: 'bookings.do_cancel',
    going: 'bookings.cancelling',
  },
  withdraw: {
    title: 'bookings.withdraw_title',
    what: 'bookings.withdraw_what',
    keep: 'bookings.keep_request',
    go: 'bookings.do_withdraw',
    going: 'bookings.cancelling',
  },
  decline: {
    title: 'bookings.decline_title',
    what: 'bookings.decline_what',
    keep: 'bookings.keep_request',
    go: 'bookings.do_decline',
    going: 'bookings.declining',
  },
} as const;

interface Properties {
  booking: Booking;
  change: Exclude<BookingChange, 'accept'>;
  onClose: () => void;
}

/** Says what cancelling or declining means, and asks for a reason. What was typed stays when it fails. */
export default function ChangeDialog({ booking, change, onClose }: Properties) {
  const t = useT();
  const format = useFormat();
  const form = useId();
  const [reason, setReason] = useState('');
  const [pressed, setPressed] = useState(false);
  const { mutate, isPending, error } = useChangeBooking(booking);
  const { first_name: name } = otherSide(booking);
  const kind = change === 'cancel' && isOwnRequest(booking) ? 'withdraw' : change;
  const tooLong = reason.trim().length > reasonLimit;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setPressed(true);
    if (!tooLong && !isPending) {
      mutate({ change, reason: reason.trim() }, { onSuccess: onClose });
    }
  };

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t(words[kind].title, { name })}
      closeLabel={t('bookings.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t(words[kind].keep)}
          </Button>
          <Button type="submit" form={form} kind="danger" loading={isPending && t(words[kind].going)}>
            {t(words[kind].go)}
          </Button>
        </>
      }
    >
      <form className="stack" id={form} onSubmit={submit} noValidate>
        <p className="strong">{`${format.day(booking.start)}, ${format.timeRange(booking.start, booking.end)}`}</p>
        <p>{t(words[kind].what, { name })}</p>
        <TextAreaField
          label={t('bookings.reason')}
          hint={t('bookings.reason_hint', { name })}
          name="reason"
          rows={3}
          limit={reasonLimit}
          value={reason}
          error={pressed && tooLong ? t('bookings.reason_long', { limit: reasonLimit }) : null}
          onChange={(event) => setReason(event.target.value)}
        />
        <FailureMessage variant="inline" error={error} />
      </form>
    </Dialog>
  );
}
