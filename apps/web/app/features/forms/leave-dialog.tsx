import { Suspense } from 'react';
import { laterDialog } from '../errors/later-part.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

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
