import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { useLeaveGuard } from './use-leave-guard.ts';

/** Asks whether unsaved changes may be left behind. */
export function LeaveDialog({ isDirty, onDiscard }: { isDirty: boolean; onDiscard: () => void }) {
  const t = useT();
  const blocker = useLeaveGuard(isDirty);
  if (blocker.state !== 'blocked') {
    return null;
  }
  const leave = () => {
    onDiscard();
    blocker.proceed();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && blocker.reset()}
      title={t('hours.leave_title')}
      closeLabel={t('hours.close')}
      actions={
        <>
          <Button kind="danger" onClick={leave}>
            {t('hours.leave')}
          </Button>
          <Button onClick={() => blocker.reset()}>{t('hours.stay')}</Button>
        </>
      }
    >
      <p>{t('hours.leave_text')}</p>
    </Dialog>
  );
}
