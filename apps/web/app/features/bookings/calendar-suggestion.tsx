import type { SessionSuggestion } from '@abroad/contract';
import type { Booking } from '@abroad/contract/bookings';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Suspense, useId, useState } from 'react';
import { isFailure } from '../../api/failure.ts';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { useIsSuspended } from '../../session/use-is-suspended.ts';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';

const ChangeDialog = laterDialog(() => import('./change-dialog.tsx'));

/** Tells a mentor that a session differs in their own calendar, and asks what to do. */
export function CalendarSuggestion({ booking }: { booking: Booking }) {
  const suggestion = useSuggestion(booking);
  return suggestion === undefined ? null : <Suggested key={suggestion.id} booking={booking} suggestion={suggestion} />;
}

interface Properties {
  booking: Booking;
  suggestion: SessionSuggestion;
}

function Suggested({ booking, suggestion: { id, start } }: Properties) {
  const t = useT();
  const format = useFormat();
  const words = useId();
  const [cancelling, setCancelling] = useState(false);
  const { mutate, isPending, variables, error } = useAnswerSuggestion(id);
  const waiting = (answer: typeof variables) => isPending && variables === answer && t('bookings.suggestion_working');
  return (
    <div className="banner booking-suggestion">
      <output id={words}>
        {start === null
          ? t('bookings.suggestion_deleted')
          : t('bookings.suggestion_moved', { moment: format.at(start) })}
      </output>
      <div className="booking-actions">
        {start === null ? (
          <Button kind="line" size="small" aria-describedby={words} onClick={() => setCancelling(true)}>
            {t('bookings.do_cancel')}
          </Button>
        ) : (
          <Button size="small" aria-describedby={words} loading={waiting('accept')} onClick={() => mutate('accept')}>
            {t('bookings.suggestion_move')}
          </Button>
        )}
        <Button
          kind="line"
          size="small"
          aria-describedby={words}
          loading={waiting('dismiss')}
          onClick={() => mutate('dismiss')}
        >
          {t('bookings.suggestion_put_back')}
        </Button>
      </div>
      <FailureMessage variant="inline" error={error} />
      {cancelling && (
        <Suspense>
          <ChangeDialog booking={booking} change="cancel" onClose={() => setCancelling(false)} />
        </Suspense>
      )}
    </div>
  );
}

const key = ['session-suggestions'];

/** The change that the mentor made to the session in their own calendar; undefined for students. */
function useSuggestion({ id, viewer_role: role, status }: Booking) {
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

type SuggestionAnswer = 'accept' | 'dismiss';

/** Reschedules the session to its event's time, or has the event moved back; says so, and shows the new state. */
function useAnswerSuggestion(suggestionId: string) {
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
      // It was answered elsewhere, or the calendar has changed by now.
      if (isFailure(error) && (error.status === 404 || error.code === 'ILLEGAL_MOVE')) {
        refresh();
      }
    },
  });
}
