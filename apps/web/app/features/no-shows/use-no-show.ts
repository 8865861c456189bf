import type { Booking } from '@abroad/contract/bookings';
import type { AnswerNoShow, NoShow } from '@abroad/contract/no-shows';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';

const keyOf = ({ id, updated_at, no_show }: Booking) => ['no-show', id, updated_at, no_show?.state];

/** Both people's statements about a no-show, and the evidence. */
export function useNoShow(booking: Booking) {
  return useQuery<NoShow>({
    queryKey: keyOf(booking),
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getNoShow({ params: { id: booking.id }, signal });
    },
  });
}

/** Answers a report, says so, and updates all pages. @param onDone is also called if the dialog is closed by then. */
export function useAnswerNoShow(booking: Booking, onDone: () => void) {
  const t = useT();
  const queries = useQueryClient();
  const refresh = useRefresh(booking.id);
  return useMutation({
    mutationFn: async (body: AnswerNoShow) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.answerNoShow({ params: { id: booking.id }, body });
    },
    onSuccess() {
      onDone();
      showToast({ text: t('noshow.answered_toast', { name: otherSide(booking).first_name }) });
    },
    onSettled() {
      refresh(null);
      return queries.invalidateQueries({ queryKey: ['no-show', booking.id] });
    },
  });
}
