import { Suspense } from 'react';
import { laterDialog } from '../errors/later-part.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

const LeaveQuestion = laterDialog(() => import('./leave-question.tsx'));

/** Asks whether unsaved changes may be left behind. */
export function LeaveDialog({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const blocker = useLeaveGuard(isDirty);
  if (blocker.state !== 'blocked') {
    return null;
  }
  const leave = () => {
    onDiscard();
    blocker.proceed();
  };
  return (
    <Suspense>
      <LeaveQuestion onLeave={leave} onClose={() => blocker.reset()} />
    </Suspense>
  );
}
