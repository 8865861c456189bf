import type { Booking } from '@abroad/contract/bookings';
import { useMutation } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { isRefused } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { useRefresh } from '../booking-core/use-refresh.ts';
import { ConfirmBar } from '../booking/confirm-bar.tsx';
import type { Slot } from '../calendar/local-days.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import type { FootProperties } from './foot-properties.ts';
import { useProposalDraft } from './use-proposal-draft.ts';

const RescheduleDialog = laterDialog(() => import('./reschedule-dialog.tsx'));

/** Reschedules the session to the chosen time, after a confirmation with both times. */
export function RescheduleBar({ booking, slot, lost, words, dropSlot }: FootProperties) {
  const t = useT();
  const format = useFormat();
  const [asking, setAsking] = useState<Slot | null>(null);
  const close = () => setAsking(null);
  const { chosen, clear } = useProposalDraft(booking.id);
  const { mutate, isPending, error, reset } = useReschedule(booking, {
    onRescheduled: clear,
    onRefused: close,
    onSlotLost: dropSlot,
  });
  return (
    <>
      {asking === null && error !== null && (
        <div className="booking-problem">
          <FailureMessage variant="inline" error={error} />
        </div>
      )}
      <ConfirmBar slot={slot} lost={lost} words={words}>
        {slot !== null && (
          <Button
            size="large"
            onClick={() => {
              reset();
              setAsking(slot);
            }}
          >
            {t('moving.choose_at', { moment: format.momentWithin(slot.start) })}
          </Button>
        )}
      </ConfirmBar>
      {asking !== null && (
        <Suspense>
          <RescheduleDialog
            booking={booking}
            slot={asking}
            words={words}
            hasDraft={chosen.starts.length > 0}
            isRescheduling={isPending}
            onReschedule={() => mutate(asking.start)}
            error={error}
            onClose={close}
          />
        </Suspense>
      )}
    </>
  );
}

interface Events {
  /** It is done. */
  onRescheduled: () => void;
  /** Called after a final refusal: the shown data have to change before another try. */
  onRefused: () => void;
  /** Called when the time isn't available any more. */
  onSlotLost: () => void;
}

const lostCodes = new Set(['SLOT_TAKEN', 'DAY_FULL', 'WEEK_FULL', 'SLOT_NOT_OFFERED', 'PROSPECT_BUSY']);

/** Reschedules a session to another start, says so and returns to it. Repeating the same change has no effect. */
function useReschedule(booking: Booking, { onRescheduled, onRefused, onSlotLost }: Events) {
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
