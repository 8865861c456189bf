import { Suspense, useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { hasExpired } from '../../session/expiry.ts';
import { laterDialog } from '../errors/later-part.tsx';

const LeaveQuestion = laterDialog(() => import('./leave-question.tsx'));

interface Properties {
  /** Called when the user is about to leave. */
  isDirty: () => boolean;
  /** The text that names the unsaved part, in place of the usual one. */
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
  return <LoadedLeaveQuestion text={text} onLeave={leave} onClose={() => blocker.reset()} />;
}

interface LeaveQuestionProps {
  text?: string | undefined;
  onLeave: () => void;
  onClose: () => void;
}

/** The dialog alone, for closing a form without leaving the page. */
export function LoadedLeaveQuestion(props: LeaveQuestionProps) {
  return (
    <Suspense>
      <LeaveQuestion {...props} />
    </Suspense>
  );
}

/**
 * Asks before the user leaves unsaved changes, but not before signing in again: they stay in this browser.
 * @param isDirty called when the user is about to leave
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
