import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import type { ClockWords } from '../booking/clock-words.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import type { Slot } from '../calendar/local-days.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  booking: Booking;
  slot: Slot;
  words: ClockWords;
  /** Times were chosen to be proposed, and not sent. */
  hasDraft: boolean;
  isRescheduling: boolean;
  onReschedule: () => void;
  error: Error | null;
  onClose: () => void;
}

/** Both times on both clocks, and the effect of rescheduling, before it happens. */
export default function RescheduleDialog({
  booking,
  slot,
  words,
  hasDraft,
  isRescheduling,
  onReschedule,
  error,
  onClose,
}: Properties) {
  const t = useT();
  const { proposal, viewer_role: role } = booking;
  const { first_name: name } = otherSide(booking);
  return (
    <FormDialog
      title={t('moving.confirm_title', { name })}
      go={t('moving.go')}
      going={t('moving.going')}
      keep={t('moving.keep')}
      attempt={{ isPending: isRescheduling, error }}
      onSubmit={onReschedule}
      onClose={onClose}
    >
      <dl className="moving-times">
        <dt>{t('moving.before')}</dt>
        <dd>
          <p>{words.yours(booking)}</p>
          <p className="small muted">{words.theirs(booking)}</p>
        </dd>
        <dt>{t('moving.after')}</dt>
        <dd>
          <p className="strong">{words.yours(slot)}</p>
          <p className="small muted">{words.theirs(slot)}</p>
        </dd>
      </dl>
      <p>{t(role === 'mentor' ? 'moving.warn_mentor' : 'moving.warn_prospect', { name })}</p>
      {proposal !== null && (
        <p>{t(proposal.proposed_by === role ? 'moving.ends_own' : 'moving.ends_theirs', { name })}</p>
      )}
      {hasDraft && <p>{t('moving.ends_draft')}</p>}
      {booking.cancellation?.reason === 'late' && <p>{t('moving.stays_late')}</p>}
    </FormDialog>
  );
}
