import type { Booking, Bookings } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { BookingActions } from '../bookings/booking-actions.tsx';
import { otherSide } from '../bookings/booking-facts.ts';
import { FailureMessage } from '../errors/failure-message.tsx';

const stands = new Set<Booking['status']>(['requested', 'confirmed']);

/** The mentor's sessions and requests between two instants, each to be rescheduled or cancelled. */
export function SessionsBetween({ userId, from, to }: { userId: string; from: string; to: string }) {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useQuery<Bookings>({
    // Under the key of the lists, so that it follows what is done with one.
    queryKey: ['bookings', userId, 'between', from, to],
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBookings({ query: { role: 'mentor', from, to, page_size: 100 }, signal });
    },
  });
  const sessions = (data?.items ?? []).filter(({ status }) => stands.has(status)).toReversed();
  if (data !== undefined && sessions.length === 0) {
    return null;
  }
  return (
    <div className="stack time-off-sessions">
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      {sessions.length > 0 && <p>{t('hours.off_sessions', { count: sessions.length })}</p>}
      <ul className="stack">
        {sessions.map((booking) => (
          <li key={booking.id} className="stack">
            <span>
              <Link className="link" to={paths.booking(booking.id)}>
                {otherSide(booking).name}
              </Link>{' '}
              <span className="muted">{format.span(booking.start, booking.end)}</span>
            </span>
            <BookingActions booking={booking} />
          </li>
        ))}
      </ul>
    </div>
  );
}
