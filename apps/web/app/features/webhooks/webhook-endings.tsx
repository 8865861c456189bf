import type { Webhook, WebhookWithSecret } from '@abroad/contract/webhooks';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { showToast } from '../../ui/toast.ts';
import { useDeleteWebhook, useRotateSecret } from './use-webhooks.ts';
import { FormDialog } from '../forms/form-dialog.tsx';

interface Properties {
  userId: string;
  webhook: Webhook;
  /** Returns a button's words, and its name with the webhook's. */
  named: (action: string) => { 'aria-label': string; children: string };
  onSecret: (made: WebhookWithSecret) => void;
}

/** The actions that ask for confirmation: a new secret, and deletion. */
export function WebhookEndings({ userId, webhook, named, onSecret }: Properties) {
  const t = useT();
  const [asking, setAsking] = useState<'rotate' | 'delete' | null>(null);
  const close = () => setAsking(null);
  const rotating = useRotateSecret(userId, webhook.id, (made) => {
    close();
    onSecret(made);
  });
  const deleting = useDeleteWebhook(userId, webhook.id, () => {
    showToast({ text: t('webhooks.deleted') });
    close();
  });
  return (
    <>
      <Button kind="quiet" size="small" {...named(t('webhooks.rotate'))} onClick={() => setAsking('rotate')} />
      <Button kind="quiet" size="small" {...named(t('webhooks.delete'))} onClick={() => setAsking('delete')} />
      {asking === 'rotate' && (
        <FormDialog
          title={t('webhooks.rotate_title')}
          go={t('webhooks.rotate_now')}
          going={t('webhooks.rotating')}
          attempt={rotating}
          onSubmit={() => rotating.mutate()}
          onClose={close}
        >
          <p>{t('webhooks.rotate_text')}</p>
        </FormDialog>
      )}
      {asking === 'delete' && (
        <FormDialog
          title={t('webhooks.delete_title')}
          go={t('webhooks.delete_now')}
          going={t('webhooks.deleting')}
          isDanger
          attempt={deleting}
          onSubmit={() => deleting.mutate()}
          onClose={close}
        >
          <p>{t('webhooks.delete_text')}</p>
        </FormDialog>
      )}
    </>
  );
}
