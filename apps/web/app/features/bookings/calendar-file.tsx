import type { Booking } from '@abroad/contract/bookings';
import { useMutation } from '@tanstack/react-query';
import { paths } from '../../lib/paths.ts';
import { saveFile } from '../../lib/save-file.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { isEnded, otherSide } from '../booking-core/booking-facts.ts';
import { calendarLinks } from './calendar-links.ts';

/**
 * Exports a future session as a calendar file, or to a calendar on the web. The file needs the token, so it is fetched
 * and not linked.
 * @param properties.now epoch milliseconds.
 */
export function CalendarFile({ booking, now }: { booking: Booking; now: number }) {
  const t = useT();
  const fetching = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getBookingInvite({ params: { id: booking.id } });
    },
    onSuccess: (text) => saveFile(t('bookings.file_name', { date: booking.start.slice(0, 10) }), 'text/calendar', text),
  });
  if (booking.status !== 'confirmed' || isEnded(booking, now)) {
    return null;
  }
  const title = t('bookings.session', { name: otherSide(booking).name });
  const links = calendarLinks({ ...booking, title, page: `${location.origin}${paths.booking(booking.id)}` });
  return (
    <>
      <Button
        kind="line"
        size="large"
        icon="calendar"
        loading={fetching.isPending && t('bookings.adding_calendar')}
        onClick={() => fetching.mutate()}
      >
        {t('bookings.add_calendar')}
      </Button>
      <p className="small calendar-links">
        {t('bookings.add_elsewhere')}{' '}
        {links.map(({ name, href }) => (
          <a key={name} className="link" href={href} target="_blank" rel="noreferrer">
            {name}
          </a>
        ))}
      </p>
      <FailureMessage variant="toast" error={fetching.error} onRetry={() => fetching.mutate()} />
    </>
  );
}
