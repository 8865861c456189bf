import { useSearchParams } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { useRole } from '../../session/use-role.ts';
import { TabLinks } from '../../ui/tab-links.tsx';
import { BookingList, LoadingList } from './booking-list.tsx';
import './bookings.css';
import { listAddressOf, readListAddress, roleFilters, views } from './list-address.ts';

/** The bookings of the signed-in person in both roles. Its state is its address. */
export function BookingsPage() {
  const t = useT();
  const [search] = useSearchParams();
  const address = readListAddress(search);
  const { roles } = useRole();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack">
      <h1>{t('bookings.title')}</h1>
      <div className="row between">
        <TabLinks
          label={t('bookings.views')}
          value={address.when}
          tabs={views.map((value) => ({ value, label: t(`bookings.${value}`) }))}
          hrefOf={(when) => listAddressOf({ ...address, when, page: 1 })}
        />
        {(roles.length > 1 || address.role !== 'all') && (
          <TabLinks
            label={t('bookings.roles')}
            value={address.role}
            tabs={roleFilters.map((value) => ({ value, label: t(`bookings.role_${value}`) }))}
            hrefOf={(role) => listAddressOf({ ...address, role, page: 1 })}
          />
        )}
      </div>
      <SignedInOnly fallback={<LoadingList />}>
        {(user) => <BookingList userId={user.id} address={address} />}
      </SignedInOnly>
    </main>
  );
}
