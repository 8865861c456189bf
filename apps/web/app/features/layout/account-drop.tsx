import { Suspense, type MouseEvent, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { browserStorage, draftKey } from '../../lib/draft-storage.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { AccountKind, SessionUser } from '../../session/types.ts';
import { useOwnName } from '../../session/use-own-name.ts';
import { useRole } from '../../session/use-role.ts';
import { useSession } from '../../session/use-session.tsx';
import { useStaffRole } from '../../session/use-staff-role.ts';
import { classNames } from '../../ui/class-names.ts';
import { DropMenu } from '../../ui/drop-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { initialsOf } from '../../ui/stamp.tsx';
import { showToast } from '../../ui/toast.ts';
import { useAvatar } from '../avatar/use-avatar.ts';
import { laterDialog } from '../errors/later-part.tsx';
import { useTurns } from '../turns/use-turns.ts';
import { MenuLink } from './header-link.tsx';

/** Only staff need it. */
const StaffLink = laterDialog(() => import('./staff-link.tsx'));

interface Properties {
  user: SessionUser;
  /** Whether it is the last place of the dock, from which it opens as a sheet. */
  isDock?: boolean;
}

/** The signed-in person's links to their own pages: about them, mentoring, studying. */
export function AccountDrop({ user, isDock = false }: Properties) {
  const t = useT();
  const { signOut } = useSession();
  const finish = useFinishProfile(user);
  const name = useOwnName();
  const { known, role, roles } = useRole();
  const staffRole = useStaffRole();
  const waiting = useTurns(user).data?.total ?? 0;
  const isMentor = roles.includes('mentor');
  const isProspect = roles.includes('prospect');
  return (
    <DropMenu
      className="drop-account"
      label={[
        `${t('layout.account')}: ${name}`,
        finish && t('layout.finish_profile'),
        waiting > 0 && t('turns.count', { count: waiting }),
        isDock && roles.length === 2 && role !== null && t(`layout.role_${role}`),
      ]
        .filter(Boolean)
        .join('. ')}
      summary={
        <>
          <Face name={name} isOpen={finish !== null || (waiting > 0 && !isDock)} />
          {isDock ? (
            <span aria-hidden="true">{t('layout.you')}</span>
          ) : (
            roles.length === 2 && role !== null && <span className="role-word">{t(`layout.role_${role}`)}</span>
          )}
        </>
      }
    >
      <div className="account-who">
        <Face name={name} />
        <p>
          <bdi className="strong">{name}</bdi>
          <bdi className="tiny muted">{user.email}</bdi>
        </p>
      </div>
      <nav aria-label={t('layout.account')}>
        <Group title={t('layout.you')}>
          {finish && (
            <MenuLink to={finish} icon="edit">
              {t('layout.finish_profile')}
            </MenuLink>
          )}
          <MenuLink to={paths.settings()} icon="gear">
            {t('layout.settings')}
          </MenuLink>
          <MenuLink to={paths.reports()} icon="flag">
            {t('layout.reports')}
          </MenuLink>
        </Group>
        {isMentor && (
          <Group title={t('layout.mentoring')}>
            <MenuLink to={paths.mentorHome()} icon="home">
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
          </Group>
        )}
        <Group title={t('layout.studying')}>
          <MenuLink to={paths.search()} icon="search">
            {t('layout.find_mentor')}
          </MenuLink>
          <MenuLink to={paths.savedSearches()} icon="star">
            {t('layout.saved_searches')}
          </MenuLink>
          {isProspect && (
            <MenuLink to={paths.myProspectProfile()} icon="person">
              {t('layout.prospect_profile')}
            </MenuLink>
          )}
        </Group>
        <Group>
          {roles.length === 2 && <SwitchButton to={role === 'mentor' ? 'prospect' : 'mentor'} />}
          {known && !isMentor && (
            <MenuLink to={paths.mentorOnboarding()} icon="plus">
              {t('layout.become_mentor')}
            </MenuLink>
          )}
          {known && !isProspect && (
            <MenuLink to={paths.prospectOnboarding()} icon="plus">
              {t('layout.become_prospect')}
            </MenuLink>
          )}
          {staffRole && (
            <Suspense>
              <StaffLink />
            </Suspense>
          )}
          <button type="button" className="menu-item" onClick={() => void signOut()}>
            <Icon name="sign_out" />
            {t('layout.sign_out')}
          </button>
        </Group>
      </nav>
    </DropMenu>
  );
}

function Group({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className="account-group" aria-label={title}>
      {title && (
        <p className="account-title" aria-hidden="true">
          {title}
        </p>
      )}
      {children}
    </section>
  );
}

/** @param isOpen whether a dot says that there is something to do, which the button's name says in words */
function Face({ name, isOpen = false }: { name: string; isOpen?: boolean }) {
  const avatar = useAvatar();
  return (
    <span className={classNames('account-face', isOpen && 'account-face-open')} aria-hidden="true">
      {avatar?.thumbnail_url ? <img src={avatar.thumbnail_url} alt="" width="32" height="32" /> : initialsOf(name)}
    </span>
  );
}

/**
 * Returns the form that a user without any profile should finish: the mentor's if they have begun it, otherwise the
 * prospect's. Null for users who have a profile, for the staff, who need none, and on those two pages.
 */
export function useFinishProfile(user: SessionUser): string | null {
  const { known, roles } = useRole();
  const staffRole = useStaffRole();
  const { pathname } = useLocation();
  const isThere = pathname === paths.mentorOnboarding() || pathname === paths.prospectOnboarding();
  if (!known || roles.length > 0 || staffRole !== null || isThere) {
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
