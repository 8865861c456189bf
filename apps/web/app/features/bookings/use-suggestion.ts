import type { Booking } from '@abroad/contract/bookings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { showToast } from '../../ui/toast.ts';

const key = ['session-suggestions'];

/** What the mentor's own calendar says otherwise of a session of theirs; undefined for everybody else. */
export function useSuggestion({ id, viewer_role: role, status }: Booking) {
  const isSuspended = useIsSuspended();
  const { data } = useQuery({
    queryKey: key,
    staleTime: staleTimes.volatile,
    refetchOnWindowFocus: true,
    enabled: role === 'mentor' && status === 'confirmed' && isSuspended === false,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listSessionSuggestions({ signal });
    },
  });
  return data?.items.find((suggestion) => suggestion.booking_id === id);
}

export type SuggestionAnswer = 'accept' | 'dismiss';

/** Moves the session to where its event stands, or has the event put back; says so, and shows how it stands now. */
export function useAnswerSuggestion(suggestionId: string) {
  const t = useT();
  const queries = useQueryClient();
  const refresh = () => {
    for (const queryKey of [key, ['bookings'], ['booking'], ['availability']]) {
      void queries.invalidateQueries({ queryKey });
    }
  };
  return useMutation({
    mutationFn: async (answer: SuggestionAnswer) => {
      const { api } = await import('../../api/browser-client.ts');
      const params = { id: suggestionId };
      await (answer === 'accept'
        ? api.acceptSessionSuggestion({ params, idempotency_key: suggestionId })
        : api.dismissSessionSuggestion({ params }));
    },
    onSuccess(_, answer) {
      refresh();
      showToast({
        text: t(answer === 'accept' ? 'bookings.suggestion_moved_toast' : 'bookings.suggestion_kept_toast'),
      });
    },
    onError(error) {
      // It was answered elsewhere, or the calendar says something else by now.
      if (isFailure(error) && (error.status === 404 || error.code === 'ILLEGAL_MOVE')) {
        refresh();
      }
    },
  });
}
