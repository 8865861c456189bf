import type { Booking, SetMeetingPlace } from '@abroad/contract/bookings';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';

/** Says where a session is met, and brings what the pages show of it up to date. */
export function useSetPlace(booking: Booking) {
  const t = useT();
  const queries = useQueryClient();
  const refresh = useRefresh(booking.id);
  return useMutation({
    async mutationFn(body: SetMeetingPlace) {
      const { api } = await import('../../api/browser-client.ts');
      return api.setMeetingPlace({ params: { id: booking.id }, body });
    },
    onSuccess(changed, { for_service }) {
      refresh(changed);
      if (for_service === true) {
        void queries.invalidateQueries({ queryKey: ['availability-settings'] });
      }
      showToast({ text: t('bookings.place_saved', { name: otherSide(booking).first_name }) });
    },
    onError(error) {
      // The session was cancelled meanwhile, or is over: show how it stands now.
      if (isFailure(error) && error.code === 'ILLEGAL_MOVE') {
        refresh(null);
      }
    },
  });
}
