import type { EventTypeSettings } from '@abroad/contract/availability-settings';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useDeleteService } from './use-save-service.ts';

interface Properties {
  userId: string;
  service: EventTypeSettings;
  onClose: () => void;
}

/** Explains the effect of deleting a service, and asks for confirmation. */
export default function DeleteService({ userId, service, onClose }: Properties) {
  const t = useT();
  const { title } = service;
  const { mutate, isPending, error } = useDeleteService(userId, service, (kept) => {
    showToast({ text: t(kept ? 'hours.service_kept' : 'hours.service_deleted', { title }) });
  });
  const go = () => mutate(undefined, { onSuccess: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={t('hours.delete_title', { title })}
      closeLabel={t('hours.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t('hours.cancel')}
          </Button>
          <Button kind="danger" loading={isPending && t('hours.deleting')} onClick={go}>
            {t('hours.delete')}
          </Button>
        </>
      }
    >
      <p>{t('hours.delete_text')}</p>
      <FailureMessage variant="inline" error={error} />
    </Dialog>
  );
}
