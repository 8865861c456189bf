import { Suspense } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useSession } from '../../session/use-session.tsx';
import { laterPart } from '../errors/later-part.tsx';

/** Only signed-in people have sessions and tasks, so this part is loaded when it is needed. */
const SessionAhead = laterPart(() => import('./session-ahead.tsx'));

/** A signed-in user's to-dos and next session, above the rest; the space of one is reserved from the first paint. */
export function NextSession() {
  const t = useT();
  const { status, user } = useSession();
  if (user === null && status !== 'loading') {
    return null;
  }
  const waiting = (
    <section className="next-session" aria-label={t('home.next_session')}>
      <p className="skeleton skeleton-title" aria-hidden="true" />
    </section>
  );
  return (
    <div className="ahead">
      <div className="wrap">
        {user === null ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            <SessionAhead user={user} fallback={waiting} />
          </Suspense>
        )}
      </div>
    </div>
  );
}
