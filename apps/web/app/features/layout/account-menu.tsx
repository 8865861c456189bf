import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import type { SessionUser } from '../../session/types.ts';
import { useOwnName } from '../../session/use-own-name.ts';
import { useSession } from '../../session/use-session.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { DropMenu } from '../../ui/drop-menu.tsx';
import { Icon } from '../../ui/icon.tsx';
import { initialsOf } from '../../ui/stamp.tsx';
import { useAvatar } from '../avatar/use-avatar.ts';
import { TurnCount } from '../turns/turn-count.tsx';
import { useTurns } from '../turns/use-turns.ts';
import { useFinishProfile } from './finish-profile.ts';
import { HeaderLink, MenuLink } from './header-link.tsx';
import { RoleLinks, RoleWord } from './role-links.tsx';

/** What the signed-in person reaches from everywhere. */
export default function AccountMenu({ user }: { user: SessionUser }) {
  const t = useT();
  const { signOut } = useSession();
  const finish = useFinishProfile(user);
  const avatar = useAvatar();
  const name = useOwnName();
  const { data: turns } = useTurns(user);
  const waiting = turns?.total ?? 0;
  const isOpen = finish !== null || waiting > 0;
  return (
    <>
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
      </nav>
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
          <MenuLink to={paths.savedSearches()} icon="star">
            {t('layout.saved_searches')}
          </MenuLink>
          <RoleLinks />
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
