import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

export default function LeaveQuestion({ onLeave, onClose }: { onLeave: () => void; onClose: () => void }) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('hours.leave_title')}
      closeLabel={t('hours.close')}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {t('hours.leave')}
          </Button>
          <Button onClick={onClose}>{t('hours.stay')}</Button>
        </>
      }
    >
      <p>{t('hours.leave_text')}</p>
    </Dialog>
  );
}
