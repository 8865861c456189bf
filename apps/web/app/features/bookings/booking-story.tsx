import type { BookingEvent, BookingEvents } from '@abroad/contract/booking-events';
import type { Booking } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Fold } from '../../ui/fold.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { storyWords } from './story-line.ts';

/** All that happened to a booking, from its history, the oldest first. */
export function BookingStory({ booking }: { booking: Booking }) {
  const t = useT();
  const { data, error, refetch } = useStory(booking);
  return (
    <Fold title={t('story.title')} note={data && t('story.count', { count: data.items.length })}>
      {data === undefined && error === null && <StoryWaiting />}
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      {data !== undefined && (
        <ol className="story">
          {data.items.map((event) => (
            <Line key={event.id} event={event} booking={booking} />
          ))}
        </ol>
      )}
    </Fold>
  );
}

function Line({ event, booking }: { event: BookingEvent; booking: Booking }) {
  const t = useT();
  const format = useFormat();
  const { amount, reason, moved_from: from, moved_to: to, created_at: created } = event;
  return (
    <li>
      <p>
        <span className="strong">{storyWords(event, booking, t, format)}</span>
        {amount !== null && <span className="story-amount">{format.price(amount, booking.currency)}</span>}
      </p>
      {from !== null && to !== null && <p>{t('story.from_to', { from: format.at(from), to: format.at(to) })}</p>}
      {reason !== null && reason !== '' && <p className="booking-text proposal-message as-written">{reason}</p>}
      <p className="small muted">
        <time dateTime={created}>{format.moment(created)}</time>
      </p>
    </li>
  );
}

function StoryWaiting() {
  const t = useT();
  return (
    <div className="stack">
      <output className="unseen">{t('story.loading')}</output>
      <Skeleton shape="long" />
      <Skeleton shape="short" />
    </div>
  );
}

/** The history of a booking. A new state of the booking changes its history, so it is fetched again. */
function useStory({ id, status, updated_at: updated, proposal, payment }: Booking) {
  const state = [status, updated, proposal?.id ?? null, payment?.status ?? null, payment?.refunded ?? null];
  return useQuery<BookingEvents>({
    queryKey: ['booking', id, 'events', ...state],
    staleTime: staleTimes.volatile,
    refetchOnWindowFocus: true,
    placeholderData: (before) => before,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.listBookingEvents({ params: { id }, signal });
    },
  });
}
