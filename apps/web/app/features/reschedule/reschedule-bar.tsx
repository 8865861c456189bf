import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmBar } from '../booking/confirm-bar.tsx';
import type { Slot } from '../calendar/local-days.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import type { FootProperties } from './foot-properties.ts';
import { useProposalDraft } from './use-proposal-draft.ts';
import { useReschedule } from './use-reschedule.ts';

const RescheduleDialog = laterDialog(() => import('./reschedule-dialog.tsx'));

/** Reschedules the session to the chosen time, after one more look at both. */
export function RescheduleBar({ booking, slot, lost, words, dropSlot }: FootProperties) {
  const t = useT();
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
            {t('moving.choose')}
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
