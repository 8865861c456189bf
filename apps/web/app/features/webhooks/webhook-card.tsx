import type { Webhook, WebhookDelivery, WebhookWithSecret } from '@abroad/contract/webhooks';
import { useId, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Status } from '../../ui/status.tsx';
import { showToast } from '../../ui/toast.ts';
import { FailureMessage } from '../errors/failure-message.tsx';
import { FormDialog } from '../forms/form-dialog.tsx';
import { DeliveryLog } from './delivery-log.tsx';
import { eventWords } from './event-words.ts';
import { outcomeWords } from './outcome-words.ts';
import { useTestWebhook } from './use-deliveries.ts';
import { useChangeWebhook, useDeleteWebhook, useRotateSecret } from './use-webhooks.ts';

interface Properties {
  userId: string;
  webhook: Webhook;
  onChange: () => void;
  onSecret: (made: WebhookWithSecret) => void;
}

/** A webhook: its URL, its events, its state and its actions. */
export function WebhookCard({ userId, webhook, onChange, onSecret }: Properties) {
  const t = useT();
  const log = useId();
  const [isOpen, setOpen] = useState(false);
  const testing = useTestWebhook(webhook.id);
  const switching = useChangeWebhook(userId, webhook.id);
  const { url, events, is_active } = webhook;
  const named = (action: string) => ({ 'aria-label': t('webhooks.of', { action, url }), children: action });
  return (
    <li className="webhook">
      <div className="webhook-head">
        <h3 className="webhook-url" dir="ltr">
          {url}
        </h3>
        <WebhookState webhook={webhook} />
      </div>
      <p className="small muted">{events.map((event) => t(eventWords(event))).join(' · ')}</p>
      <div className="webhook-tools">
        {is_active && (
          <Button
            kind="line"
            size="small"
            {...named(t('webhooks.test'))}
            {...(testing.isPending && { 'aria-label': undefined })}
            loading={testing.isPending && t('webhooks.testing')}
            onClick={() => testing.mutate()}
          />
        )}
        <Button
          kind="line"
          size="small"
          {...named(t(isOpen ? 'webhooks.log_hide' : 'webhooks.log'))}
          aria-expanded={isOpen}
          aria-controls={log}
          onClick={() => setOpen(!isOpen)}
        />
        <Button
          kind={is_active ? 'quiet' : 'primary'}
          size="small"
          {...named(t(is_active ? 'webhooks.switch_off' : 'webhooks.switch_on'))}
          {...(switching.isPending && { 'aria-label': undefined })}
          loading={switching.isPending && t('forms.saving')}
          onClick={() => switching.mutate({ is_active: !is_active })}
        />
        <Button kind="quiet" size="small" {...named(t('webhooks.change'))} onClick={onChange} />
        <WebhookEndings userId={userId} webhook={webhook} named={named} onSecret={onSecret} />
      </div>
      <TestLine testing={testing} />
      <FailureMessage variant="inline" error={switching.error} />
      <div id={log}>{isOpen && <DeliveryLog webhook={webhook} />}</div>
    </li>
  );
}

interface TestLineProperties {
  testing: { data: WebhookDelivery | undefined; error: unknown; isPending: boolean };
}

/** The outcome of a test. */
function TestLine({ testing: { data, error, isPending } }: TestLineProperties) {
  const t = useT();
  const isTaken = data?.status === 'delivered';
  return (
    <>
      <output className="settings-state">
        {data && !isPending && (
          <>
            <Icon name={isTaken ? 'check' : 'warning'} />
            {t(isTaken ? 'webhooks.test_taken' : 'webhooks.test_failed', { outcome: outcomeWords(data, t) ?? '' })}
          </>
        )}
      </output>
      {!isPending && <FailureMessage variant="inline" error={error} />}
    </>
  );
}

/** Whether a webhook is on, since when it fails, and why it was switched off. */
function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const format = useFormat();
  const { is_active, off_reason, failing_since, former_secret_until } = webhook;
  return (
    <>
      {is_active ? (
        <Status tone={failing_since === null ? 'good' : 'watch'}>{t('webhooks.on')}</Status>
      ) : (
        <Status tone={off_reason === null ? 'resting' : 'bad'}>{t('webhooks.off')}</Status>
      )}
      {off_reason !== null && (
        <p className="webhook-trouble small">
          <Icon name="warning" />
          {t(`webhooks.off_${off_reason}`)}
        </p>
      )}
      {is_active && failing_since !== null && (
        <p className="webhook-trouble small">
          <Icon name="warning" />
          {t('webhooks.failing', { when: format.momentWithin(failing_since) })}
        </p>
      )}
      {former_secret_until !== null && (
        <p className="webhook-note small muted">
          {t('webhooks.former', { when: format.momentWithin(former_secret_until) })}
        </p>
      )}
    </>
  );
}

interface EndingsProperties {
  userId: string;
  webhook: Webhook;
  /** Returns a button's words, and its name with the webhook's. */
  named: (action: string) => { 'aria-label': string; children: string };
  onSecret: (made: WebhookWithSecret) => void;
}

/** The actions that ask for confirmation: a new secret, and deletion. */
function WebhookEndings({ userId, webhook, named, onSecret }: EndingsProperties) {
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
