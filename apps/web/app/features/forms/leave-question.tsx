import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';

interface Properties {
  text?: string | undefined;
  onLeave: () => void;
  onClose: () => void;
}

export default function LeaveQuestion({ text, onLeave, onClose }: Properties) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('forms.leave_title')}
      closeLabel={t('errors.dismiss')}
      actions={
        <>
          <Button kind="danger" onClick={onLeave}>
            {t('forms.leave')}
          </Button>
          <Button onClick={onClose}>{t('forms.stay')}</Button>
        </>
      }
    >
      <p>{text ?? t('forms.leave_text')}</p>
    </Dialog>
  );
}
