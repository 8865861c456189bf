import type { Booking } from '@abroad/contract/bookings';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { staleTimes } from '../../api/query-client.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useFormat } from '../../lib/viewer.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { lastToWithdraw } from '../booking-core/booking-facts.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { unlisted } from '../../lib/page-title.ts';

export const meta = unlisted('withdrawal.title');

/** The sessions from whose contracts the reader can withdraw, for the link at the foot of every page. */
export default function WithdrawListPage() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page stack">
      <header>
        <h1>{t('withdrawal.title')}</h1>
        <p className="muted">{t('withdrawal.lede')}</p>
      </header>
      <SignedInOnly fallback={<Waiting />}>{({ id }) => <Sessions userId={id} />}</SignedInOnly>
    </main>
  );
}

function Waiting() {
  return (
    <div className="card card-body stack" aria-busy="true">
      <Skeleton shape="title" />
      <Skeleton shape="block" />
    </div>
  );
}

function useWithdrawable(userId: string) {
  return useQuery({
    queryKey: ['bookings', userId, 'withdrawable'],
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      // From some contracts a student can withdraw after the session too.
      const lists = (['upcoming', 'past'] as const).map((when) =>
        api.listBookings({ query: { when, role: 'prospect', page_size: 100 }, signal }),
      );
      const bookings = (await Promise.all(lists)).flatMap(({ items }) => items);
      return bookings.filter(({ allowed_actions }) => allowed_actions.includes('withdraw'));
    },
  });
}

function Sessions({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, refetch } = useWithdrawable(userId);
  if (data === undefined) {
    return error === null ? <Waiting /> : <FailureCard error={error} onRetry={refetch} />;
  }
  if (data.length === 0) {
    return (
      <EmptyState
        title={t('withdrawal.none_title')}
        action={<ButtonLink to={paths.bookings()}>{t('withdrawal.to_bookings')}</ButtonLink>}
      >
        {t('withdrawal.none_text')}
      </EmptyState>
    );
  }
  return (
    <ul className="cards">
      {data.map((booking) => (
        <li key={booking.id}>
          <Session booking={booking} />
        </li>
      ))}
    </ul>
  );
}

function Session({ booking }: { booking: Booking }) {
  const { id, event_type, mentor, start } = booking;
  const last = lastToWithdraw(booking);
  const t = useT();
  const format = useFormat();
  return (
    <section className="card card-body stack">
      <h2 className="card-title">
        <Link className="link" to={paths.withdraw(id)}>
          {t('withdrawal.session', { service: event_type.title, name: mentor.name })}
        </Link>
      </h2>
      <p className="muted">{format.at(start)}</p>
      {last !== null && <p className="small">{t('withdrawal.until', { moment: format.at(last) })}</p>}
    </section>
  );
}
