import type { Booking } from '@abroad/contract/bookings';
import { useMutation } from '@tanstack/react-query';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { otherSide } from './booking-facts.ts';
import { useRefresh } from './use-refresh.ts';

export type BookingChange = 'accept' | 'decline' | 'cancel' | 'report';

interface Change {
  change: BookingChange;
  /** What the other side is told, or ''. */
  reason: string;
}

const news = {
  accept: 'bookings.accepted_toast',
  decline: 'bookings.declined_toast',
  cancel: 'bookings.cancelled_toast',
  report: 'bookings.reported_toast',
} as const;

/** Accepts, declines or cancels a booking, or reports an absence; says so, and brings what the pages show up to date. */
export function useChangeBooking(booking: Booking) {
  const t = useT();
  const refresh = useRefresh(booking.id);
  return useMutation({
    mutationFn: (change: Change) => send(booking.id, change),
    onSuccess(changed, { change }) {
      refresh(changed);
      showToast({ text: t(news[change], { name: otherSide(booking).first_name }) });
    },
    onError(error) {
      // Somebody was faster: show how it stands now.
      if (isFailure(error) && error.code === 'ILLEGAL_MOVE') {
        refresh(null);
      }
    },
  });
}

async function send(id: string, { change, reason }: Change): Promise<Booking> {
  const { api } = await import('../../api/browser-client.ts');
  const params = { id };
  const body = reason === '' ? {} : { reason };
  switch (change) {
    case 'accept':
      return api.acceptBooking({ params });
    case 'decline':
      return api.declineBooking({ params, body });
    case 'cancel':
      return api.cancelBooking({ params, body });
    case 'report':
      return api.reportNoShow({ params, body });
  }
}
