import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Icon, type IconName } from '../../ui/icon.tsx';

interface Properties {
  to: string;
  rel?: string;
  children: ReactNode;
}

export function HeaderLink({ to, rel, children }: Properties) {
  return (
    <NavLink className="site-link" to={to} rel={rel} end>
      {children}
    </NavLink>
  );
}

/** A line of a menu. Choosing it closes the menu, because the page stays while its content changes. */
export function MenuLink({ to, icon, rel, children }: Properties & { icon?: IconName }) {
  return (
    <NavLink
      className="menu-item"
      to={to}
      rel={rel}
      end
      onClick={(event) => event.currentTarget.closest('details')?.removeAttribute('open')}
    >
      {icon && <Icon name={icon} />}
      {children}
    </NavLink>
  );
}
