import { Suspense } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { usePhone } from '../../lib/use-window.ts';
import { useSession } from '../../session/use-session.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { DockLink } from './header-link.tsx';
import { signInFrom } from './sign-in-from.ts';

/** Most visitors never sign in, and only phones show it. */
const OwnDock = laterDialog(() => import('./own-dock.tsx'));

/** The main places at the foot of a phone's window. Styles keep other bars above it (`--dock`), and hide it while someone types. */
export function Dock() {
  const t = useT();
  const isPhone = usePhone();
  const { user } = useSession();
  return (
    <nav className="dock unprinted" aria-label={t('layout.places')} data-foot-bar>
      {user !== null && isPhone ? (
        <Suspense fallback={<PublicPlaces />}>
          <OwnDock user={user} />
        </Suspense>
      ) : (
        <PublicPlaces />
      )}
    </nav>
  );
}

/** A signed-out reader's own places lead through the sign-in. */
function PublicPlaces() {
  const t = useT();
  const place = useLocation();
  const isOut = useSession().status === 'signed_out';
  return (
    <>
      <DockLink to={paths.search()} icon="search" label={t('layout.find')} />
      <DockLink
        to={isOut ? paths.signIn(paths.bookings()) : paths.bookings()}
        icon="calendar"
        label={t('layout.bookings')}
      />
      <DockLink
        to={isOut ? paths.signIn(paths.messages()) : paths.messages()}
        icon="chat"
        label={t('layout.messages')}
      />
      <DockLink to={isOut ? signInFrom(place) : paths.settings()} icon="person" label={t('layout.you')} />
    </>
  );
}
