import type { Webhook, WebhookWithSecret } from '@abroad/contract/webhooks';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SecretDialog } from '../forms/secret-dialog.tsx';
import { addButton, useWebhooks } from './use-webhooks.ts';
import { WebhookCard } from './webhook-card.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';
import './webhooks.css';

/** As many as the service keeps (`LIMITS.webhooks_max`, without loading all limits). */
const MOST = 5;

/** The reader's webhooks, and the button to add one. */
export default function Webhooks({ userId }: { userId: string }) {
  const t = useT();
  const { data, error, refetch } = useWebhooks(userId);
  const [editing, setEditing] = useState<Webhook | 'new' | null>(null);
  const [shown, setShown] = useState<WebhookWithSecret | null>(null);
  if (data === undefined) {
    return error ? (
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
    ) : (
      <div className="stack" aria-busy="true">
        <output className="unseen">{t('webhooks.loading')}</output>
        <Skeleton shape="long" />
      </div>
    );
  }
  return (
    <>
      {data.length === 0 ? (
        <p>{t('webhooks.none')}</p>
      ) : (
        <ul className="webhooks" aria-label={t('webhooks.list')}>
          {data.map((webhook) => (
            <WebhookCard
              key={webhook.id}
              userId={userId}
              webhook={webhook}
              onChange={() => setEditing(webhook)}
              onSecret={setShown}
            />
          ))}
        </ul>
      )}
      <div className="settings-save">
        {data.length < MOST ? (
          <Button id={addButton} kind="line" icon="plus" onClick={() => setEditing('new')}>
            {t('webhooks.add')}
          </Button>
        ) : (
          <p className="muted">{t('webhooks.full')}</p>
        )}
        <a className="link" href={paths.webhookReference()}>
          {t('webhooks.reference')}
        </a>
      </div>
      {editing !== null && (
        <WebhookDialog
          userId={userId}
          webhook={editing === 'new' ? null : editing}
          onClose={() => setEditing(null)}
          onSecret={(made) => {
            setEditing(null);
            setShown(made);
          }}
        />
      )}
      {shown && (
        <SecretDialog
          secret={shown.secret}
          title={t('webhooks.secret_title')}
          text={t('webhooks.secret_text')}
          label={t('webhooks.secret')}
          onClose={() => setShown(null)}
        />
      )}
    </>
  );
}
