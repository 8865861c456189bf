import type { ReactNode } from 'react';
import { NavLink } from 'react-router';
import { Icon, type IconName } from '../../ui/icon.tsx';

interface Properties {
  to: string;
  rel?: string;
  className?: string;
  children: ReactNode;
}

export function HeaderLink({ to, rel, className = 'site-link', children }: Properties) {
  return (
    <NavLink className={className} to={to} rel={rel} end>
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

/** The number of what waits behind a link, and the same in words; nothing if nothing does. */
export function Count({ count, words }: { count: number; words: string }) {
  return (
    count > 0 && (
      <>
        <span className="tab-count tab-count-asks" aria-hidden="true">
          {count}
        </span>
        <span className="unseen"> {words}</span>
      </>
    )
  );
}

/** A main place of the product. */
export interface Place {
  to: string;
  icon: IconName;
  label: string;
  /** The number of open tasks there, and the same in words. */
  count?: number;
  counted?: string;
}

export function DockLink({ to, icon, label, count = 0, counted = '' }: Place) {
  return (
    <NavLink className="dock-place" to={to} {...(to.includes('?') && { rel: 'nofollow' })}>
      <Icon name={icon} />
      {label}
      <Count count={count} words={counted} />
    </NavLink>
  );
}
