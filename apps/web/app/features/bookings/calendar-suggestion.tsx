import type { SessionSuggestion } from '@abroad/contract';
import type { Booking } from '@abroad/contract/bookings';
import { Suspense, useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { useAnswerSuggestion, useSuggestion } from './use-suggestion.ts';

const ChangeDialog = laterDialog(() => import('./change-dialog.tsx'));

/** Tells a mentor that a session stands otherwise in their own calendar, and asks what to do. */
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
