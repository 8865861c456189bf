import type { Booking } from '@abroad/contract/bookings';
import { useT } from '../../lib/i18n.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CalendarFile } from './calendar-file.tsx';

interface Properties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
  onClose: () => void;
}

/** The ways into a calendar: a file, or a calendar on the web. */
export default function CalendarDialog({ booking, now, onClose }: Properties) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('bookings.add_calendar')}
      closeLabel={t('forms.close')}
    >
      <div className="booking-actions">
        <CalendarFile booking={booking} now={now} />
      </div>
    </Dialog>
  );
}
