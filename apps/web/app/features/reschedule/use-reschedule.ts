import type { Booking } from '@abroad/contract/bookings';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { isRefused } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { showToast } from '../../ui/toast.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';

interface Events {
  /** It is done. */
  onRescheduled: () => void;
  /** It was refused for good: what is shown has to change before another try. */
  onRefused: () => void;
  /** The time is not to be had any more. */
  onSlotLost: () => void;
}

const lostCodes = new Set(['SLOT_TAKEN', 'SLOT_NOT_OFFERED', 'PROSPECT_BUSY']);

/** Reschedules a session to another start, says so and leads back to it. Rescheduling it twice to the same time is nothing. */
export function useReschedule(booking: Booking, { onRescheduled, onRefused, onSlotLost }: Events) {
  const t = useT();
  const navigate = useNavigate();
  const refresh = useRefresh(booking.id);
  return useMutation({
    mutationFn: async (start: string) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.rescheduleBooking({ params: { id: booking.id }, body: { start } });
    },
    onSuccess(rescheduled) {
      onRescheduled();
      refresh(rescheduled);
      showToast({ text: t('moving.moved_toast', { name: otherSide(booking).first_name }) });
      void navigate(paths.booking(booking.id));
    },
    onError(error) {
      if (!isRefused(error)) {
        return;
      }
      onRefused();
      refresh(null);
      if (lostCodes.has(error.code)) {
        onSlotLost();
      }
    },
  });
}
