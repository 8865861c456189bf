import { Suspense, type MouseEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserStorage, draftKey } from '../../lib/draft-storage.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { AccountKind, SessionUser } from '../../session/types.ts';
import { useOwnName } from '../../session/use-own-name.ts';
import { useRole } from '../../session/use-role.ts';
import { useStaffRole } from '../../session/use-staff-role.ts';
import { useSession } from '../../session/use-session.tsx';
import { viewing } from '../../session/view-as.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DropMenu } from '../../ui/drop-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { initialsOf } from '../../ui/stamp.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAvatar } from '../avatar/use-avatar.ts';
import { laterDialog } from '../errors/later-part.tsx';
import { TurnCount } from '../turns/turn-count.tsx';
import { useTurns } from '../turns/use-turns.ts';
import { HeaderLink, MenuLink } from './header-link.tsx';

/** Few people have a payment to make. */
const DuePayment = laterDialog(() => import('../turns/due-payment.tsx'));
/** It shows the news, beside the page's own content. */
const Bell = laterDialog(() => import('../notifications/bell.tsx'));
/** Only staff need it. */
const StaffLink = laterDialog(() => import('./staff-link.tsx'));

/** The signed-in person's links to their own pages, and the payments that they owe. */
export default function AccountMenu({ user }: { user: SessionUser }) {
  const t = useT();
  const { signOut } = useSession();
  const finish = useFinishProfile(user);
  const avatar = useAvatar();
  const name = useOwnName();
  const staffRole = useStaffRole();
  const { data: turns } = useTurns(user);
  const waiting = turns?.total ?? 0;
  const due = turns?.items.find(({ kind }) => kind === 'pay');
  const isOpen = finish !== null || waiting > 0;
  return (
    <>
      {due && (
        <Suspense>
          <DuePayment due={due} />
        </Suspense>
      )}
      <nav className="site-links" aria-label={t('layout.main_navigation')}>
        {finish && (
          <ButtonLink kind="line" size="small" to={finish}>
            {t('layout.finish_profile')}
          </ButtonLink>
        )}
        <HeaderLink to={paths.search()}>{t('layout.find_mentor')}</HeaderLink>
        <HeaderLink to={paths.bookings()}>
          {t('layout.bookings')}
          <TurnCount count={waiting} />
        </HeaderLink>
        <HeaderLink to={paths.messages()}>{t('layout.messages')}</HeaderLink>
      </nav>
      {viewing() === null && (
        <Suspense fallback={<span className="bell-place" />}>
          <Bell user={user} />
        </Suspense>
      )}
      <DropMenu
        className="drop-account"
        label={[
          `${t('layout.account')}: ${name}`,
          finish && t('layout.finish_profile'),
          waiting > 0 && t('turns.count', { count: waiting }),
        ]
          .filter(Boolean)
          .join('. ')}
        summary={
          <>
            <span className={classNames('account-face', isOpen && 'account-face-open')} aria-hidden="true">
              {avatar?.thumbnail_url ? (
                <img src={avatar.thumbnail_url} alt="" width="32" height="32" />
              ) : (
                initialsOf(name)
              )}
            </span>
            <RoleWord />
          </>
        }
      >
        <p className="account-mail">
          <span className="strong">{name}</span>
          <br />
          {user.email}
        </p>
        <nav aria-label={t('layout.account')}>
          {finish && (
            <MenuLink to={finish} icon="edit">
              {t('layout.finish_profile')}
            </MenuLink>
          )}
          <MenuLink to={paths.search()} icon="search">
            {t('layout.find_mentor')}
          </MenuLink>
          <MenuLink to={paths.bookings()} icon="calendar">
            {t('layout.bookings')}
            <TurnCount count={waiting} />
          </MenuLink>
          <MenuLink to={paths.messages()} icon="mail">
            {t('layout.messages')}
          </MenuLink>
          <MenuLink to={paths.notifications()} icon="bell">
            {t('notices.title')}
          </MenuLink>
          <MenuLink to={paths.savedSearches()} icon="star">
            {t('layout.saved_searches')}
          </MenuLink>
          <RoleLinks />
          <MenuLink to={paths.reports()} icon="flag">
            {t('layout.reports')}
          </MenuLink>
          {staffRole && (
            <Suspense>
              <StaffLink />
            </Suspense>
          )}
          <MenuLink to={paths.settings()} icon="filter">
            {t('layout.settings')}
          </MenuLink>
        </nav>
        <button type="button" className="menu-item" onClick={() => void signOut()}>
          <Icon name="sign_out" />
          {t('layout.sign_out')}
        </button>
      </DropMenu>
    </>
  );
}

/**
 * Returns the form that a user without any profile should finish: the mentor's if they have begun it, otherwise the
 * prospect's. Null for users who have a profile, and on those two pages.
 */
function useFinishProfile(user: SessionUser): string | null {
  const { known, roles } = useRole();
  const { pathname } = useLocation();
  if (!known || roles.length > 0 || pathname === paths.mentorOnboarding() || pathname === paths.prospectOnboarding()) {
    return null;
  }
  return hasBegun('mentor', user.id) ? paths.mentorOnboarding() : paths.prospectOnboarding();
}

function hasBegun(form: string, userId: string): boolean {
  try {
    return browserStorage.getItem(draftKey(form, userId)) !== null;
  } catch {
    return false;
  }
}

/** The role in use, for a user who has both. */
function RoleWord() {
  const t = useT();
  const { roles, role } = useRole();
  return roles.length === 2 && role !== null && <span className="role-word">{t(`layout.role_${role}`)}</span>;
}

/** The pages of a user's roles, the switch to the other role, and the link to a role that they lack. */
function RoleLinks() {
  const t = useT();
  const { known, role, roles } = useRole();
  if (!known) {
    return null;
  }
  return (
    <>
      {roles.includes('mentor') && (
        <>
          <MenuLink to={paths.mentorHome()} icon="check">
            {t('layout.mentor_home')}
          </MenuLink>
          <MenuLink to={paths.myProfile()} icon="person">
            {t('layout.mentor_profile')}
          </MenuLink>
          <MenuLink to={paths.myServices()} icon="video">
            {t('layout.services')}
          </MenuLink>
          <MenuLink to={paths.myAvailabilitySettings()} icon="clock">
            {t('layout.availability')}
          </MenuLink>
          <MenuLink to={paths.earnings()} icon="card">
            {t('layout.earnings')}
          </MenuLink>
        </>
      )}
      {roles.includes('prospect') && (
        <MenuLink to={paths.myProspectProfile()} icon="person">
          {t('layout.prospect_profile')}
        </MenuLink>
      )}
      {roles.length === 2 && <SwitchButton to={role === 'mentor' ? 'prospect' : 'mentor'} />}
      {!roles.includes('mentor') && (
        <MenuLink to={paths.mentorOnboarding()} icon="plus">
          {t('layout.become_mentor')}
        </MenuLink>
      )}
      {!roles.includes('prospect') && (
        <MenuLink to={paths.prospectOnboarding()} icon="plus">
          {t('layout.become_prospect')}
        </MenuLink>
      )}
    </>
  );
}

/** Changes the role in use and opens its start page; the menu closes and returns the focus to its button. */
function SwitchButton({ to }: { to: AccountKind }) {
  const t = useT();
  const navigate = useNavigate();
  const { switchTo } = useRole();
  const change = async (event: MouseEvent<HTMLButtonElement>) => {
    const menu = event.currentTarget.closest('details');
    menu?.removeAttribute('open');
    menu?.querySelector('summary')?.focus();
    switchTo(to);
    await navigate(to === 'mentor' ? paths.mentorHome() : paths.bookings({ role: 'prospect' }));
    showToast({ text: t(`layout.now_${to}`) });
  };
  return (
    <button type="button" className="menu-item" onClick={(event) => void change(event)}>
      <Icon name="swap" />
      {t(`layout.switch_to_${to}`)}
    </button>
  );
}
