import { Suspense } from 'react';
import { useT } from '../../lib/i18n.tsx';
import type { SessionUser } from '../../session/types.ts';
import { laterPart } from '../errors/later-part.tsx';

/** Visitors don't need it. */
const OwnHome = laterPart(() => import('./own-home.tsx'));

/** The home page of a signed-in person; its room from the first paint. @param user null while the session is restored */
export function OwnPlace({ user }: { user: SessionUser | null }) {
  const waiting = <OwnWaiting />;
  return user === null ? (
    waiting
  ) : (
    <Suspense fallback={waiting}>
      <OwnHome key={user.id} user={user} fallback={waiting} />
    </Suspense>
  );
}

function OwnWaiting() {
  const t = useT();
  return (
    <div aria-busy="true">
      <output className="unseen">{t('layout.loading')}</output>
      <div className="own-head" aria-hidden="true">
        <div className="wrap">
          <div className="stack">
            <span className="skeleton skeleton-title" />
            <span className="skeleton skeleton-long" />
          </div>
          <div className="own-ticket-room" />
        </div>
      </div>
      <div className="wrap own-grid" aria-hidden="true">
        <ul className="mentor-six">
          {[0, 1, 2].map((place) => (
            <li key={place} className="card mentor-six-room" />
          ))}
        </ul>
      </div>
    </div>
  );
}
