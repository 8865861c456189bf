import { useLocation, useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { useRole } from '../../session/use-role.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { BookingList, LoadingList } from './booking-list.tsx';
import { BookingSearch } from './booking-search.tsx';
import { BookingViews } from './booking-views.tsx';
import './bookings.css';
import { OpenedList } from './opened-list.tsx';
import { SuspendedNote } from './suspended-note.tsx';
import { listAddressOf, readListAddress, roleFilters, type ListAddress } from './list-address.ts';

/**
 * The bookings of the signed-in person, in all their roles and where something waits for them, unless the address says
 * otherwise. Its state is its address.
 */
export function BookingsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const { roles } = useRole();
  const { key } = useLocation();
  const asked = readListAddress(search);
  const address = { ...asked, when: asked.when ?? 'upcoming' };
  const hrefOf = (part: Partial<ListAddress>) => listAddressOf({ ...address, page: 1, ...part });
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <h1>{t('bookings.title')}</h1>
      <SuspendedNote />
      <div className="row between">
        <BookingViews value={address.when} role={address.role} hrefOf={(when) => hrefOf({ when })} />
        {(roles.length > 1 || address.role !== 'all') && (
          <TabLinks
            label={t('bookings.roles')}
            value={address.role}
            tabs={roleFilters.map((value) => ({ value, label: t(`bookings.role_${value}`) }))}
            hrefOf={(value) => hrefOf({ when: asked.when, role: value })}
          />
        )}
      </div>
      <BookingSearch q={address.q} hrefOf={(q) => hrefOf({ q })} />
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
          return asked.when === null ? (
            <OpenedList key={key} user={user} address={asked}>
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
