import type { Booking } from '@abroad/contract/bookings';
import { useMutation } from '@tanstack/react-query';
import { saveFile } from '../../lib/save-file.ts';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';

/** Hands over the booking as a calendar file. It needs the token, so it is fetched and not linked. */
export function CalendarFile({ booking }: { booking: Booking }) {
  const t = useT();
  const fetching = useMutation({
    mutationFn: async () => {
      const { api } = await import('../../api/browser-client.ts');
      return api.getBookingInvite({ params: { id: booking.id } });
    },
    onSuccess: (text) => saveFile(t('bookings.file_name', { date: booking.start.slice(0, 10) }), 'text/calendar', text),
  });
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
      <FailureMessage variant="toast" error={fetching.error} onRetry={() => fetching.mutate()} />
    </>
  );
}
