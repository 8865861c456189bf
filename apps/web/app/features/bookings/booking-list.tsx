import { turnOf } from '@abroad/booking-rules';
import type { Booking } from '@abroad/contract/bookings';
import { useId } from 'react';
import { Navigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { useViewer } from '../../lib/viewer.tsx';
import { useRole } from '../../session/use-role.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Pager } from '../../ui/pager.tsx';
import { useFocusKept } from '../../ui/use-focus-kept.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { ProposalNote } from '../proposals/proposal-note.tsx';
import { BookingRow, RowSkeletons } from './booking-row.tsx';
import { BookingTicket } from './booking-ticket.tsx';
import { groupMonths } from './group-months.ts';
import { CalendarSuggestion } from './calendar-suggestion.tsx';
import type { OpenedAddress } from './list-address.ts';
import { PrepareLine } from './prepare-section.tsx';
import { SessionSide } from './session-side.tsx';
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
  const { zone, format } = useViewer();
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
  const [first] = data.items;
  const isWhole = address.when === 'upcoming' && address.q === '' && data.page === 1;
  const next = isWhole && first?.status === 'confirmed' ? first : null;
  const isOwnTurn = (booking: Booking) => address.when === 'waiting' && turnOf(booking) !== null;
  const rest = data.items.filter((booking) => booking !== next);
  const { own = [], others = [] } = Object.groupBy(rest, (one) => (isOwnTurn(one) ? 'own' : 'others'));
  const shown = { now: dataUpdatedAt, isOld: isPlaceholderData };
  return (
    <>
      <FailureMessage variant="banner" error={error} onRetry={() => void refetch()} />
      <output className="unseen">{t('bookings.count', { count: data.total })}</output>
      {next !== null && <NextTicket booking={next} now={dataUpdatedAt} />}
      {own.length > 0 && <BookingGroup title={t('turns.title')} bookings={own} {...shown} />}
      <BookingMonths bookings={others} {...shown} />
      <p className="small muted">{t('bookings.times_in', { zone: format.zone(zone) })}</p>
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

interface NextTicketProperties {
  booking: Booking;
  /** Epoch milliseconds at which it stood so. */
  now: number;
}

/** The session that comes first, as a ticket, with what the other person wrote about it. */
function NextTicket({ booking, now }: NextTicketProperties) {
  const t = useT();
  return (
    <div className="stack booking-next-session">
      <BookingTicket
        booking={booking}
        now={now}
        title={t('bookings.next')}
        side={<SessionSide booking={booking} now={now} />}
      />
      <PrepareLine booking={booking} />
      <CalendarSuggestion booking={booking} />
      <ProposalNote booking={booking} />
    </div>
  );
}

interface RowsProperties {
  bookings: readonly Booking[];
  /** Epoch milliseconds at which they stood so. */
  now: number;
  /** Whether they are an earlier search's results, while the present one is loading. */
  isOld: boolean;
}

/** Bookings under the months of the reader's calendar. */
function BookingMonths({ bookings, now, isOld }: RowsProperties) {
  const { zone, format } = useViewer();
  return groupMonths(bookings, zone).map(({ month, bookings: list }) => (
    <BookingGroup key={month} title={format.month(list[0]?.start ?? now)} bookings={list} now={now} isOld={isOld} />
  ));
}

/** Rows under a heading. */
function BookingGroup({ title, bookings, now, isOld }: RowsProperties & { title: string }) {
  const id = useId();
  return (
    <section className="booking-group" aria-labelledby={id} aria-busy={isOld}>
      <h2 id={id} className="card-title">
        {title}
      </h2>
      <ul className="booking-rows">
        {bookings.map((booking) => (
          <BookingRow key={booking.id} booking={booking} now={now} />
        ))}
      </ul>
    </section>
  );
}
