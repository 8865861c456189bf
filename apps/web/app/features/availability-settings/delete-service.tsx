import type { EventTypeSettings } from '@abroad/contract/availability-settings';
import { useT } from '../../lib/i18n.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDeleteService } from './use-save-service.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  userId: string;
  service: EventTypeSettings;
  onClose: () => void;
}

/** Explains the effect of deleting a service, and asks for confirmation. */
export default function DeleteService({ userId, service, onClose }: Properties) {
  const t = useT();
  const { title } = service;
  const deleting = useDeleteService(userId, service, (kept) => {
    showToast({ text: t(kept ? 'hours.service_kept' : 'hours.service_deleted', { title }) });
  });
  return (
    <FormDialog
      title={t('hours.delete_title', { title })}
      go={t('hours.delete')}
      going={t('hours.deleting')}
      isDanger
      attempt={deleting}
      onSubmit={() => deleting.mutate(undefined, { onSuccess: onClose })}
      onClose={onClose}
    >
      <p>{t('hours.delete_text')}</p>
    </FormDialog>
  );
}
