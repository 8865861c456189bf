import type { BookingStatus } from '@abroad/contract/booking-status';
import { useT } from '../../lib/i18n.tsx';
import { Status, type StatusTone } from '../../ui/status.tsx';

const tones: Readonly<Record<BookingStatus, StatusTone>> = {
  pending_payment: 'waiting',
  requested: 'waiting',
  confirmed: 'good',
  completed: 'good',
  declined: 'resting',
  expired: 'resting',
  cancelled: 'resting',
  no_show_mentor: 'bad',
  no_show_prospect: 'bad',
};

/** The state of a booking, for the staff. */
export function BookingState({ status }: { status: BookingStatus }) {
  const t = useT();
  return <Status tone={tones[status]}>{t(`people.booking_${status}`)}</Status>;
}
