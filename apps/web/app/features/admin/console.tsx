import type { StaffRole } from '@abroad/contract/staff';
import type { ReactNode } from 'react';
import { matchPath, NavLink, useLocation } from 'react-router';
import { consolePaths } from '../../lib/console-paths.ts';
import { useT } from '../../lib/i18n.tsx';
import { SignedInOnly } from '../../session/signed-in-only.tsx';
import { useSession } from '../../session/use-session.tsx';
import { useStaffRole } from '../../session/use-staff-role.ts';
import { Checkbox } from '../../ui/checkbox.tsx';
import { NotFound } from '../errors/not-found.tsx';
import { ConsoleLoading } from './console-page.tsx';
import { sectionsOf } from './sections.ts';
import { useKeysOn } from './use-console-keys.ts';
import '../../ui/data-table.css';
import '../../ui/filter-row.css';
import './admin.css';

/**
 * The frame of the console: users who aren't staff get the "not found" page, and users who were signed out meanwhile are sent to
 * sign in and come back.
 */
export function Console({ children }: { children: ReactNode }) {
  const { status } = useSession();
  const role = useStaffRole();
  if (status === 'signed_out') {
    return <SignedInOnly fallback={<Waiting />}>{() => null}</SignedInOnly>;
  }
  if (role === null) {
    return <NotFound title={null} />;
  }
  if (role === undefined) {
    return <Waiting />;
  }
  return (
    <div className="wrap page console">
      <Navigation role={role} />
      {children}
    </div>
  );
}

function Waiting() {
  return (
    <div className="wrap page console">
      <main id="main" tabIndex={-1} className="console-page">
        <ConsoleLoading />
      </main>
    </div>
  );
}

function Navigation({ role }: { role: StaffRole }) {
  const t = useT();
  const [on, turn] = useKeysOn();
  const { pathname } = useLocation();
  const isCurrent = (href: string) => matchPath({ path: href, end: href === consolePaths.today() }, pathname) !== null;
  return (
    <nav className="console-side" aria-label={t('admin.title')}>
      <ul className="console-nav">
        {sectionsOf(role).map(({ words, href }) => (
          <li key={href} ref={isCurrent(href) ? bringToMiddle : undefined}>
            <NavLink to={href} end={href === consolePaths.today()}>
              {t(words)}
            </NavLink>
          </li>
        ))}
      </ul>
      <div className="console-keys">
        <Checkbox label={t('admin.keys')} checked={on} onChange={(event) => turn(event.target.checked)} />
      </div>
    </nav>
  );
}

/** On a phone the sections are a row wider than the screen. */
function bringToMiddle(section: HTMLElement | null): void {
  const row = section?.parentElement;
  if (section && row) {
    row.scrollBy({ left: middleOf(section) - middleOf(row) });
  }
}

function middleOf(element: Element): number {
  const { left, right } = element.getBoundingClientRect();
  return (left + right) / 2;
}
