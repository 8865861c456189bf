import { turnOf } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { useId } from 'react';
import { Navigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useRole } from '../../session/use-role.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { BookingDays } from './booking-days.tsx';
import { BookingRow, RowSkeletons } from './booking-row.tsx';
import type { OpenedAddress } from './list-address.ts';
import { useBookings } from './use-bookings.ts';

interface Properties {
  userId: string;
  address: OpenedAddress;
  hrefOfPage: (page: number) => string;
  /** The same part of the list, without a search. */
  hrefOfAll: string;
}

/** A page of the list, or its placeholder. If an update fails, a line above says so. */
export function BookingList({ userId, address, hrefOfPage, hrefOfAll }: Properties) {
  const t = useT();
  const { data, error, refetch, dataUpdatedAt, isPlaceholderData } = useBookings(userId, address);
  useFocusKept();
  if (data === undefined) {
    return error === null ? <LoadingList /> : <FailureCard error={error} onRetry={refetch} />;
  }
  if (data.items.length === 0 && data.total > 0) {
    // A page that existed when its link was saved.
    return <Navigate to={hrefOfPage(data.total_pages)} replace />;
  }
  if (data.items.length === 0) {
    return address.q === '' ? <EmptyList address={address} /> : <NothingFits q={address.q} hrefOfAll={hrefOfAll} />;
  }
  const isOwnTurn = (booking: Booking) => address.when === 'waiting' && turnOf(booking) !== null;
  const { own = [], others = [] } = Object.groupBy(data.items, (one) => (isOwnTurn(one) ? 'own' : 'others'));
  return (
    <>
      <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
      <output className="unseen">{t('bookings.count', { count: data.total })}</output>
      <OwnTurns bookings={own} now={dataUpdatedAt} isOld={isPlaceholderData} />
      <BookingDays bookings={others} now={dataUpdatedAt} isOld={isPlaceholderData} />
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

/** The empty list: links a student to the search, and a mentor to their profile. */
function EmptyList({ address }: { address: OpenedAddress }) {
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

/** A search that finds nothing in this part of the list. */
function NothingFits({ q, hrefOfAll }: { q: string; hrefOfAll: string }) {
  const t = useT();
  return (
    <EmptyState
      title={t('bookings.nothing_fits')}
      action={
        <ButtonLink kind="line" to={hrefOfAll} replace preventScrollReset>
          {t('bookings.search_clear')}
        </ButtonLink>
      }
    >
      {t('bookings.nothing_fits_text', { q })}
    </EmptyState>
  );
}

interface OwnTurnsProperties {
  bookings: readonly Booking[];
  /** Epoch milliseconds at which they stood so. */
  now: number;
  /** Whether they are an earlier search's results, while the present one is loading. */
  isOld: boolean;
}

/** The bookings that wait for the reader, the most urgent first, whatever their day. */
function OwnTurns({ bookings, now, isOld }: OwnTurnsProperties) {
  const t = useT();
  const id = useId();
  if (bookings.length === 0) {
    return null;
  }
  return (
    <section className="booking-turns" aria-labelledby={id} aria-busy={isOld}>
      <h2 id={id} className="booking-day-name">
        {t('turns.title')}
      </h2>
      <ul className="booking-rows">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} now={now} isDated />
        ))}
      </ul>
    </section>
  );
}
