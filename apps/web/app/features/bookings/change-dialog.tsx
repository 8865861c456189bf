import type { Booking } from '@abroad/contract/bookings';
import { isRefundChanged } from '../../api/is-refund-changed.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { isOwnHold, isOwnRequest, otherSide } from '../booking-core/booking-facts.ts';
import { ReasonDialog } from '../booking-core/reason-dialog.tsx';
import { useMessageDraft } from '../forms/use-message-draft.ts';
import { RefundShown } from './refund-shown.tsx';
import { useChangeBooking, type BookingChange } from './use-change-booking.ts';

const report = {
  title: 'bookings.report_title',
  keep: 'bookings.report_keep',
  go: 'bookings.do_report',
  going: 'bookings.reporting',
} as const;

const dialogWords = {
  cancel: {
    title: 'bookings.cancel_title',
    what: 'bookings.cancel_what',
    keep: 'bookings.keep',
    go: 'bookings.do_cancel',
    going: 'bookings.cancelling',
  },
  release: {
    title: 'bookings.release_title',
    what: 'bookings.release_what',
    keep: 'bookings.keep_time',
    go: 'bookings.do_release',
    going: 'bookings.releasing',
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
  report_paid: { ...report, what: 'bookings.report_paid_what' },
  report_free: { ...report, what: 'bookings.report_free_what' },
} as const;

interface Properties {
  booking: Booking;
  change: Exclude<BookingChange, 'accept'>;
  onClose: () => void;
}

/** Explains the effect of cancelling, declining or reporting an absence, and asks for a reason. */
export default function ChangeDialog({ booking, change, onClose }: Properties) {
  const t = useT();
  const format = useFormat();
  const draft = useMessageDraft(`${change}.${booking.id}`);
  const { mutate, isPending, error } = useChangeBooking(booking, draft.clear);
  // The other side gets no message from a suspended user, and none about a hold that it doesn't know of.
  const isSilent = useIsSuspended() === true || isOwnHold(booking);
  const refundChanged = isRefundChanged(error);
  const { first_name: name } = otherSide(booking);
  const kind = kindOf(booking, change);
  const { title, what, keep, go, going } = dialogWords[kind];
  return (
    <ReasonDialog
      title={t(title, { name })}
      words={{ keep: t(keep), go: t(go), going: t(going) }}
      label={isSilent ? null : t('bookings.reason')}
      hint={t('bookings.reason_hint', { name })}
      draft={draft}
      isPending={isPending}
      error={refundChanged ? null : error}
      onSubmit={(reason) => mutate({ change, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p className="strong">{format.span(booking.start, booking.end)}</p>
      <p>{t(what, { name })}</p>
      {change === 'cancel' && <RefundShown booking={booking} changed={refundChanged} />}
    </ReasonDialog>
  );
}

function kindOf(booking: Booking, change: Properties['change']): keyof typeof dialogWords {
  if (change === 'report') {
    return booking.price ? 'report_paid' : 'report_free';
  }
  if (change === 'cancel' && isOwnRequest(booking)) {
    return isOwnHold(booking) ? 'release' : 'withdraw';
  }
  return change;
}
