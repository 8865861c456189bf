import { Suspense, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { Preferences } from '../../lib/preferences.ts';
import { useSession } from '../../session/use-session.tsx';
import { viewing } from '../../session/view-as.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DropMenu } from '../../ui/drop-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { laterDialog } from '../errors/later-part.tsx';
import { TermsDue } from '../terms/terms-due.tsx';
import { Brand } from './brand.tsx';
import { Choices } from './choices.tsx';
import { HeaderLink, MenuLink } from './header-link.tsx';
import { OfflineNotice, RepeatNotice } from './offline-notice.tsx';
import { signInFrom, signUpFrom } from './sign-in-from.ts';

/** The server renders pages signed out, and most visitors never sign in: it is loaded when it is needed. */
const AccountMenu = laterDialog(() => import('./account-menu.tsx'));

/** Only staff ever see it. */
const ViewAsBanner = laterDialog(() => import('./view-as-banner.tsx'));
const never = () => () => undefined;

/** The bar at the top: on the night ground at a visitor's home, plain elsewhere. On a phone the dock has the main places. */
export function Header({ preferences }: { preferences: Preferences }) {
  const { status, user } = useSession();
  const { pathname } = useLocation();
  const night = pathname === paths.home() && status === 'signed_out';
  // The view only changes with a load of the page.
  const view = useSyncExternalStore(never, viewing, () => null);
  return (
    <>
      {view !== null && (
        <Suspense>
          <ViewAsBanner view={view} />
        </Suspense>
      )}
      <OfflineNotice />
      <RepeatNotice />
      <header className={classNames('site-header', night && 'site-header-night')}>
        <div className="wrap">
          <Brand />
          {user === null ? (
            <PublicPlaces night={night} loading={status === 'loading'} />
          ) : (
            <Suspense fallback={<PublicPlaces night={night} loading />}>
              <AccountMenu user={user} part="places" />
            </Suspense>
          )}
          <Choices preferences={preferences} />
          {user === null ? (
            <PublicMenu loading={status === 'loading'} />
          ) : (
            <Suspense fallback={<PublicMenu loading />}>
              <AccountMenu user={user} part="own" />
            </Suspense>
          )}
        </div>
      </header>
      <TermsDue />
    </>
  );
}

function PublicPlaces({ night, loading }: { night: boolean; loading: boolean }) {
  const t = useT();
  const place = useLocation();
  return (
    <nav className="site-links" aria-label={t('layout.main_navigation')} aria-busy={loading}>
      <HeaderLink to={paths.search()}>{t('layout.find_mentor')}</HeaderLink>
      {!loading && (
        <>
          <HeaderLink to={paths.mentorSignUp()}>{t('layout.become_mentor')}</HeaderLink>
          <HeaderLink to={signInFrom(place)} rel="nofollow">
            {t('layout.sign_in')}
          </HeaderLink>
          <ButtonLink kind={night ? 'sun' : 'primary'} to={signUpFrom(place)} rel="nofollow">
            {t('layout.create_account')}
          </ButtonLink>
        </>
      )}
    </nav>
  );
}

/** The same behind a button on a phone; the room of the account while nobody knows whether there is one. */
function PublicMenu({ loading }: { loading: boolean }) {
  const t = useT();
  const place = useLocation();
  return loading ? (
    <span className="account-place" />
  ) : (
    <DropMenu className="drop-phone" label={t('layout.open_menu')} summary={<Icon name="menu" />}>
      <nav aria-label={t('layout.main_navigation')}>
        <MenuLink to={paths.search()}>{t('layout.find_mentor')}</MenuLink>
        <MenuLink to={paths.mentorSignUp()}>{t('layout.become_mentor')}</MenuLink>
        <MenuLink to={signInFrom(place)} rel="nofollow">
          {t('layout.sign_in')}
        </MenuLink>
        <MenuLink to={signUpFrom(place)} rel="nofollow">
          {t('layout.create_account')}
        </MenuLink>
      </nav>
    </DropMenu>
  );
}
