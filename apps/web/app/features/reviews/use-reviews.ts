import type { Booking } from '@abroad/contract/bookings';
import type { BookingReviews, PutReview } from '@abroad/contract/reviews';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';

const keyOf = (booking_id: string) => ['reviews', booking_id];

/** Both sides' reviews of a session, as far as the signed-in person may see them. */
export function useReviews(booking_id: string) {
  return useQuery<BookingReviews>({
    queryKey: keyOf(booking_id),
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getBookingReviews({ params: { id: booking_id }, signal });
    },
  });
}

type Change =
  | { kind: 'write'; body: PutReview }
  | { kind: 'withdraw' }
  | { kind: 'reply'; review_id: string; text: string }
  | { kind: 'remove_reply'; review_id: string };

const news = {
  write: 'reviews.written_toast',
  withdraw: 'reviews.withdrawn_toast',
  reply: 'reviews.replied_toast',
  remove_reply: 'reviews.reply_removed_toast',
} as const;

/**
 * Writes or withdraws a review, or a reply to one; says so, and updates all pages.
 * @param onDone is also called if the form is closed by then: its draft is deleted here.
 */
export function useChangeReview(booking: Booking, onDone?: (kind: Change['kind']) => void) {
  const t = useT();
  const queries = useQueryClient();
  const refresh = useRefresh(booking.id);
  return useMutation({
    mutationFn: (change: Change) => send(booking.id, change),
    onSuccess(_answer, { kind }) {
      onDone?.(kind);
      showToast({ text: t(news[kind]) });
    },
    onSettled() {
      refresh(null);
      return queries.invalidateQueries({ queryKey: keyOf(booking.id) });
    },
  });
}

async function send(id: string, change: Change): Promise<void> {
  const { api } = await import('../../api/browser-client.ts');
  switch (change.kind) {
    case 'write':
      await api.putReview({ params: { id }, body: change.body });
      return;
    case 'withdraw':
      await api.deleteReview({ params: { id } });
      return;
    case 'reply':
      await api.putReviewReply({ params: { id: change.review_id }, body: { text: change.text } });
      return;
    case 'remove_reply':
      await api.deleteReviewReply({ params: { id: change.review_id } });
  }
}
