import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useRole } from '../../session/use-role.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { BookingRow, RowSkeletons } from './booking-row.tsx';
import type { ListAddress } from './list-address.ts';
import { useBookings } from './use-bookings.ts';

interface Properties {
  userId: string;
  address: ListAddress;
  hrefOfPage: (page: number) => string;
}

/** A page of the list, or what stands in its place. What could not be brought up to date says so above. */
export function BookingList({ userId, address, hrefOfPage }: Properties) {
  const t = useT();
  const { data, error, refetch, dataUpdatedAt } = useBookings(userId, address);
  if (data === undefined) {
    return error === null ? <LoadingList /> : <FailureCard error={error} onRetry={refetch} />;
  }
  if (data.items.length === 0) {
    return <EmptyList address={address} />;
  }
  return (
    <>
      <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
      <output className="unseen">{t('bookings.count', { count: data.total })}</output>
      <ul className="booking-rows">
        {data.items.map((booking) => (
          <BookingRow key={booking.id} booking={booking} now={dataUpdatedAt} />
        ))}
      </ul>
      <Pager
        label={t('bookings.pages')}
        page={data.page}
        totalPages={data.total_pages}
        hrefOf={hrefOfPage}
        previousLabel={t('bookings.page_previous')}
        nextLabel={t('bookings.page_next')}
        pageLabel={(page) => t('bookings.page_number', { page })}
      />
    </>
  );
}

export function LoadingList() {
  const t = useT();
  return (
    <div aria-busy="true">
      <output className="unseen">{t('bookings.loading')}</output>
      <ul className="booking-rows">
        <RowSkeletons />
      </ul>
    </div>
  );
}

/** Nothing to show: a student is led to the search, a mentor to the own profile. */
function EmptyList({ address }: { address: ListAddress }) {
  const t = useT();
  const { role } = useRole();
  const mentor = address.role === 'mentor' || (address.role === 'all' && role === 'mentor');
  return (
    <EmptyState
      title={t(`bookings.empty_${address.when}`)}
      action={
        <ButtonLink to={mentor ? paths.myProfile() : paths.search()}>
          {t(mentor ? 'bookings.to_profile' : 'bookings.to_search')}
        </ButtonLink>
      }
    >
      {t(mentor ? 'bookings.empty_mentor' : 'bookings.empty_prospect')}
    </EmptyState>
  );
}
