import { Suspense, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { hasExpired } from '../../session/expiry.ts';
import { laterDialog } from '../errors/later-part.tsx';

const LeaveQuestion = laterDialog(() => import('./leave-question.tsx'));

interface Properties {
  /** Asked at the moment when somebody is about to leave. */
  isDirty: () => boolean;
  /** What is not saved, in place of the usual words. */
  text?: string;
  onDiscard: () => void;
}

/** Asks whether unsaved changes may be left behind. */
export function LeaveDialog({ isDirty, text, onDiscard }: Properties) {
  const blocker = useLeaveGuard(isDirty);
  if (blocker.state !== 'blocked') {
    return null;
  }
  const leave = () => {
    onDiscard();
    blocker.proceed();
  };
  return <LeaveAsked text={text} onLeave={leave} onClose={() => blocker.reset()} />;
}

interface Asked {
  text?: string | undefined;
  onLeave: () => void;
  onClose: () => void;
}

/** The question alone, for a way out that leads to no other page. */
export function LeaveAsked(asked: Asked) {
  return (
    <Suspense>
      <LeaveQuestion {...asked} />
    </Suspense>
  );
}

/**
 * Asks before unsaved changes are left; nobody is kept from signing in again, for the changes wait in this browser.
 * @param isDirty asked at the moment when somebody is about to leave
 */
function useLeaveGuard(isDirty: () => boolean) {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty() && !hasExpired()) {
      event.preventDefault();
    }
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', listener);
    return () => removeEventListener('beforeunload', listener);
  }, []);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.startsWith(paths.signIn()) &&
      isDirty(),
  );
}
