import type { Bookings } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { askWithRecord } from '../../session/ensure-record.ts';
import type { SessionUser } from '../../session/types.ts';
import { useResources } from '../../session/use-resources.ts';
import { viewing } from '../../session/view-as.ts';
import { otherSide } from '../booking-core/booking-facts.ts';
import { useThreads } from '../messages/use-threads.ts';
import { useTurns } from '../turns/use-turns.ts';
import { TurnRow, WaitingRow } from '../turns/waiting-row.tsx';

/** The most rows of each kind. */
const SHOWN = 3;

/** A row for each thing that waits for the reader: bookings, unread messages, reviews to write. Null until all are known. */
export function useWaiting(user: SessionUser): ReactNode[] | null {
  const t = useT();
  const format = useFormat();
  const { data: flags } = useResources();
  const isActive = flags?.is_suspended === false && viewing() === null;
  const turns = useTurns(user, 'listed');
  const threads = useThreads(user.id, { q: '', page: 1 }, isActive);
  const reviews = useReviewsToWrite(user, isActive);
  if (turns.isPending || threads.isLoading || reviews.isLoading) {
    return null;
  }
  const unread = (threads.data?.items ?? []).filter((thread) => thread.unread > 0);
  return [
    ...(turns.data?.items ?? []).slice(0, SHOWN).map((turn) => <TurnRow key={turn.booking_id} turn={turn} />),
    ...((turns.data?.total ?? 0) > SHOWN
      ? [
          <li key="turns" className="waiting-all">
            <Link className="link strong" to={paths.bookings({ when: 'waiting' })}>
              {t('turns.all', { count: turns.data?.total ?? 0 })}
            </Link>
          </li>,
        ]
      : []),
    ...unread
      .slice(0, SHOWN)
      .map(({ id, other, last_message, unread: count }) => (
        <WaitingRow
          key={id}
          to={paths.thread(id)}
          icon="chat"
          title={t('home.wrote', { name: other.name })}
          detail={last_message?.text ?? ''}
          action={t('home.read')}
          count={count}
        />
      )),
    ...(reviews.data ?? [])
      .slice(0, SHOWN)
      .map((booking) => (
        <WaitingRow
          key={`review-${booking.id}`}
          to={paths.reviewBooking(booking.id)}
          icon="star"
          title={t('bookings.review_session', { name: otherSide(booking).name })}
          detail={t('home.reviewed_session', { service: booking.event_type.title, day: format.day(booking.start) })}
          action={t('home.review')}
        />
      )),
  ];
}

/** Sessions that the reader can review and hasn't, the latest first. */
function useReviewsToWrite(user: SessionUser, enabled: boolean) {
  return useQuery({
    // Under the key of all bookings, so that a review that was written takes its session off the list.
    queryKey: ['bookings', user.id, 'to-review'],
    enabled,
    queryFn: ({ signal }) => askWithRecord(user, (api) => api.listBookings({ query: { when: 'past' }, signal })),
    select: ({ items }: Bookings) =>
      items.filter(({ allowed_actions: actions, my_review }) => actions.includes('review') && my_review === null),
  });
}

/** The reader's open tasks, each with the way to do it. */
export function WaitingList({ rows }: { rows: ReactNode[] }) {
  const t = useT();
  return (
    <section className="own-waiting" aria-labelledby="own-waiting">
      <header className="own-title">
        <h2 id="own-waiting">{t('turns.title')}</h2>
      </header>
      <ul className="waiting-now card">{rows}</ul>
    </section>
  );
}
