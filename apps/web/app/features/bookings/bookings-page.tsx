import { useState, type ReactNode } from 'react';
import { Navigate, useLocation, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import type { SessionUser } from '../../session/types.ts';
import { useRole } from '../../session/use-role.ts';
import { useSession } from '../../session/use-session.tsx';
import { TabLinks } from '../../ui/tab-links.tsx';
import { AddressSearch } from '../forms/address-search.tsx';
import { useTurns } from '../turns/use-turns.ts';
import { BookingList, LoadingList } from './booking-list.tsx';
import './bookings.css';
import {
  listAddressOf,
  readListAddress,
  roleFilters,
  views,
  type BookingsView,
  type ListAddress,
  type OpenedAddress,
} from './list-address.ts';
import { SuspendedNote } from './suspended-note.tsx';
import { useKnownCounts } from './use-bookings.ts';
import { titled } from '../../lib/page-title.ts';

export const meta = titled('bookings.title');

/**
 * The bookings of the signed-in person, in all their roles and in the part that waits for them, unless the address says
 * otherwise. Its state is its address.
 */
export default function BookingsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const { roles } = useRole();
  const { key } = useLocation();
  const requested = readListAddress(search);
  const address = { ...requested, when: requested.when ?? 'upcoming' };
  const hrefOf = (part: Partial<ListAddress>) => listAddressOf({ ...address, page: 1, ...part });
  return (
    <main id="main" tabIndex={-1} className="wrap page middle stack">
      <div className="row between bookings-head">
        <h1>{t('bookings.title')}</h1>
        <AddressSearch
          q={address.q}
          hrefOf={(q) => hrefOf({ q })}
          label={t('bookings.search')}
          clearLabel={t('bookings.search_clear')}
        />
      </div>
      <SuspendedNote />
      <div className="tab-bar">
        <BookingViews address={address} hrefOf={(when) => hrefOf({ when })} />
        {(roles.length > 1 || address.role !== 'all') && (
          <TabLinks
            label={t('bookings.roles')}
            value={address.role}
            tabs={roleFilters.map((value) => ({ value, label: t(`bookings.role_${value}`) }))}
            hrefOf={(value) => hrefOf({ when: requested.when, role: value })}
          />
        )}
      </div>
      <SignedInOnly fallback={<LoadingList />}>
        {(user) => {
          const list = (
            <BookingList
              userId={user.id}
              address={address}
              hrefOfPage={(page) => hrefOf({ page })}
              hrefOfAll={hrefOf({ q: '' })}
            />
          );
          return requested.when === null ? (
            <OpenedList key={key} user={user} address={requested}>
              {list}
            </OpenedList>
          ) : (
            list
          );
        }}
      </SignedInOnly>
    </main>
  );
}

const turnWords = {
  answer_request: 'bookings.requests',
  pay: 'bookings.unpaid',
  answer_proposal: 'bookings.proposed',
  answer_no_show: 'bookings.no_shows',
} as const;

interface BookingViewsProperties {
  address: OpenedAddress;
  hrefOf: (when: BookingsView) => string;
}

/** The parts of the list with their numbers, or with how many bookings wait for the reader: for an answer, or for a payment. */
function BookingViews({ address, hrefOf }: BookingViewsProperties) {
  const t = useT();
  const { role, when: value } = address;
  const { user } = useSession();
  const counts = useKnownCounts(user?.id, address);
  const { data } = useTurns(user, 'listed');
  const turns = data?.items.filter(({ viewer_role }) => role === 'all' || viewer_role === role) ?? [];
  const kinds = Map.groupBy(turns, ({ kind }) => kind);
  const parts = [...kinds].map(([kind, { length }]) => t(turnWords[kind], { count: length }));
  const asked = turns.length === 0 ? null : { number: turns.length, words: parts.join(' · ') };
  const countOf = (view: BookingsView) => {
    const number = counts?.[view] ?? 0;
    return view === 'waiting' && asked !== null ? asked : number > 0 ? { number } : undefined;
  };
  return (
    <TabLinks
      label={t('bookings.views')}
      value={value}
      tabs={views.map((view) => ({
        value: view,
        label: t(`bookings.${view}`),
        count: countOf(view),
      }))}
      hrefOf={hrefOf}
    />
  );
}

interface OpenedListProperties {
  user: SessionUser;
  address: ListAddress;
  /** The coming sessions. */
  children: ReactNode;
}

/** Chooses the part of the list for an address without one: the first that waits for the reader. Decided once, when it is opened. */
function OpenedList({ user, address, children }: OpenedListProperties) {
  const { data, isFetching } = useTurns(user);
  const [isOpened, setIsOpened] = useState(false);
  const waits = data?.items.some(({ viewer_role }) => address.role === 'all' || viewer_role === address.role) ?? false;
  if (isOpened) {
    return children;
  }
  if (isFetching) {
    return <LoadingList />;
  }
  if (waits) {
    return <Navigate to={listAddressOf({ ...address, when: 'waiting' })} replace />;
  }
  setIsOpened(true);
  return children;
}
