import { Suspense } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useSession } from '../../session/use-session.tsx';
import { laterPart } from '../errors/later-part.tsx';

/** Only who is signed in has sessions: it comes when it is needed. */
const SessionAhead = laterPart(() => import('./session-ahead.tsx'));

/** The next session of whoever is signed in, before all else; its room is there from the first paint. */
export function NextSession() {
  const t = useT();
  const { status, user } = useSession();
  if (user === null && status !== 'loading') {
    return null;
  }
  const waiting = <p className="skeleton skeleton-title" aria-hidden="true" />;
  return (
    <section className="next-session" aria-label={t('home.next_session')}>
      <div className="wrap">
        {user === null ? (
          waiting
        ) : (
          <Suspense fallback={waiting}>
            <SessionAhead user={user} />
          </Suspense>
        )}
      </div>
    </section>
  );
}
