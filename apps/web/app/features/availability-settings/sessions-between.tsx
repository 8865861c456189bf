import type { Booking } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { BookingActions } from '../bookings/booking-actions.tsx';
import { otherSide } from '../booking-core/booking-facts.ts';
import { FailureMessage } from '../errors/failure-message.tsx';

/** Bookings that are still being paid are left out: the mentor can neither reschedule nor cancel them. */
const stands = new Set<Booking['status']>(['requested', 'confirmed']);

const anySession = () => true;

interface Properties {
  userId: string;
  /** Instants. */
  from: string;
  to: string;
  /** Returns whether a session of those days counts; without it all do. */
  isMeant?: (booking: Booking) => boolean;
}

/** The mentor's sessions and requests between two instants, the next first, each to be rescheduled or cancelled. */
export function SessionsBetween({ userId, from, to, isMeant = anySession }: Properties) {
  const t = useT();
  const format = useFormat();
  const { data, error, refetch } = useQuery({
    // Under the key of the lists, so that it follows the changes of a booking.
    queryKey: ['bookings', userId, 'between', from, to],
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const [upcoming, waiting] = await Promise.all([
        listAll('upcoming', { from, to }, signal),
        listAll('waiting', { from, to }, signal),
      ]);
      return [...upcoming, ...waiting].toSorted((one, other) => one.start.localeCompare(other.start));
    },
  });
  const sessions = (data ?? []).filter((booking) => stands.has(booking.status) && isMeant(booking));
  if (sessions.length === 0 && error === null) {
    return null;
  }
  return (
    <div className="stack dated-sessions">
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

/** All pages of one list of the mentor's: a year off may have more sessions than a page holds. */
async function listAll(when: 'upcoming' | 'waiting', span: { from: string; to: string }, signal: AbortSignal) {
  const { api } = await import('../../api/browser-client.ts');
  const items: Booking[] = [];
  for (let page = 1; ; page += 1) {
    const query = { role: 'mentor', when, ...span, page, page_size: 100 } as const;
    // Each page says whether there is another.
    // oxlint-disable-next-line no-await-in-loop
    const found = await api.listBookings({ query, signal });
    items.push(...found.items);
    if (found.items.length === 0 || items.length >= found.total) {
      return items;
    }
  }
}
