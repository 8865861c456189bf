import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { AccountKind } from '../../session/types.ts';
import { useRole } from '../../session/use-role.ts';
import { Icon } from '../../ui/icon.tsx';
import { showToast } from '../../ui/toast.ts';
import { MenuLink } from './header-link.tsx';

/** Which role is in use, for somebody who has both. */
export function RoleWord() {
  const t = useT();
  const { roles, role } = useRole();
  return roles.length === 2 && role !== null && <span className="role-word">{t(`layout.role_${role}`)}</span>;
}

/** The pages of the roles that somebody has, the way to the other role, and the way to a role one lacks. */
export function RoleLinks() {
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

/** Changes the role in use and leads to where it begins; the menu closes and gives the focus back to its button. */
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
