import type { Booking } from '@abroad/contract/bookings';
import { useMutation } from '@tanstack/react-query';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { isOwnHold, isOwnRequest, otherSide } from '../booking-core/booking-facts.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';

export type BookingChange = 'accept' | 'decline' | 'cancel' | 'report';

interface Change {
  change: BookingChange;
  /** The message to the other side, or ''. */
  reason: string;
}

const news = {
  accept: 'bookings.accepted_toast',
  decline: 'bookings.declined_toast',
  cancel: 'bookings.cancelled_toast',
  report: 'bookings.reported_toast',
} as const;

function newsOf(booking: Booking, change: BookingChange) {
  if (change !== 'cancel' || !isOwnRequest(booking)) {
    return news[change];
  }
  return isOwnHold(booking) ? 'bookings.released_toast' : 'bookings.withdrawn_toast';
}

const overtaken = new Set(['ILLEGAL_MOVE', 'PAYMENT_LOST', 'REFUND_CHANGED']);

/**
 * Accepts, declines or cancels a booking, or reports an absence; says so, and updates all pages.
 * @param onDone is also called if the dialog is closed by then.
 */
export function useChangeBooking(booking: Booking, onDone?: () => void) {
  const t = useT();
  const refresh = useRefresh(booking.id);
  return useMutation({
    mutationFn: (change: Change) => send(booking, change),
    onSuccess(changed, { change }) {
      onDone?.();
      refresh(changed);
      const isCapturing = change === 'accept' && changed.payment?.is_capturing === true;
      const text = isCapturing ? 'paid.capturing_toast' : newsOf(booking, change);
      showToast({ text: t(text, { name: otherSide(booking).first_name }) });
    },
    onError(error) {
      // Another change or a deadline was earlier: show the present state.
      if (isFailure(error) && overtaken.has(error.code)) {
        refresh(null);
      }
    },
  });
}

async function send({ id, cancellation }: Booking, { change, reason }: Change): Promise<Booking> {
  const { api } = await import('../../api/browser-client.ts');
  const params = { id };
  const body = reason === '' ? {} : { reason };
  switch (change) {
    case 'accept':
      return api.acceptBooking({ params });
    case 'decline':
      return api.declineBooking({ params, body });
    case 'cancel':
      // Nothing is cancelled if the refund differs from the shown sum.
      return api.cancelBooking({ params, body: { ...body, expected_refund: cancellation?.refund ?? null } });
    case 'report':
      return api.reportNoShow({ params, body });
  }
}
