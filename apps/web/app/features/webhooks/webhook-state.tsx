import type { Webhook } from '@abroad/contract/webhooks';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Tag } from '../../ui/tag.tsx';

/** Whether a webhook is on, since when it fails, and why it was switched off. */
export function WebhookState({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const format = useFormat();
  const { is_active, off_reason, failing_since, former_secret_until } = webhook;
  return (
    <>
      {is_active ? (
        <Tag tone="pine" icon="check">
          {t('webhooks.on')}
        </Tag>
      ) : (
        <Tag>{t('webhooks.off')}</Tag>
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
