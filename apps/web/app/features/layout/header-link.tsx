import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Icon, type IconName } from '../../ui/icon.tsx';

export function HeaderLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <NavLink className="site-link" to={to} end>
      {children}
    </NavLink>
  );
}

/** A line of a menu. Choosing it closes the menu, for the page stays while its content changes. */
export function MenuLink({ to, icon, children }: { to: string; icon?: IconName; children: ReactNode }) {
  return (
    <NavLink
      className="menu-item"
      to={to}
      end
      onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
    >
      {icon && <Icon name={icon} />}
      {children}
    </NavLink>
  );
}
