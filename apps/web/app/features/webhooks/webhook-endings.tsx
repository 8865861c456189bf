import type { Webhook, WebhookWithSecret } from '@abroad/contract/webhooks';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { useDeleteWebhook, useRotateSecret } from './use-webhooks.ts';

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
        <QuestionDialog
          title={t('webhooks.rotate_title')}
          text={t('webhooks.rotate_text')}
          action={{ kind: 'primary', label: t('webhooks.rotate_now'), busy: t('webhooks.rotating') }}
          asking={{
            ...rotating,
            mutate: () => rotating.mutate(),
          }}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <QuestionDialog
          title={t('webhooks.delete_title')}
          text={t('webhooks.delete_text')}
          action={{ kind: 'danger', label: t('webhooks.delete_now'), busy: t('webhooks.deleting') }}
          asking={deleting}
          onClose={close}
        />
      )}
    </>
  );
}

interface QuestionDialogProperties {
  title: string;
  /** The consequences of the action. */
  text: string;
  action: { kind: 'primary' | 'danger'; label: string; busy: string };
  asking: { mutate: () => void; isPending: boolean; error: unknown };
  onClose: () => void;
}

/** Explains the effect of an action before it is done. */
function QuestionDialog({ title, text, action, asking, onClose }: QuestionDialogProperties) {
  const t = useT();
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      closeLabel={t('webhooks.close')}
      actions={
        <>
          <Button kind="line" onClick={onClose}>
            {t('webhooks.cancel')}
          </Button>
          <Button kind={action.kind} loading={asking.isPending && action.busy} onClick={() => asking.mutate()}>
            {action.label}
          </Button>
        </>
      }
    >
      <p>{text}</p>
      <FailureMessage variant="inline" error={asking.error} />
    </Dialog>
  );
}
