import type { Webhook, WebhookDelivery } from '@abroad/contract/webhooks';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Status } from '../../ui/status.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { eventWords } from './event-words.ts';
import { outcomeWords } from './outcome-words.ts';
import { useDeliveries, useReplay } from './use-deliveries.ts';

const FEW = 10;
const MOST = 100;

/** The deliveries to a webhook, the latest first. */
export function DeliveryLog({ webhook }: { webhook: Webhook }) {
  const t = useT();
  const [size, setSize] = useState(FEW);
  const { data, error, refetch, isFetching } = useDeliveries(webhook.id, size);
  return (
    <div className="webhook-log" aria-busy={data === undefined && error === null}>
      {data === undefined && error === null && (
        <>
          <output className="unseen">{t('webhooks.log_loading')}</output>
          <Skeleton shape="long" />
        </>
      )}
      <FailureMessage variant="inline" error={error} onRetry={() => void refetch()} />
      {data?.total === 0 && <p className="muted">{t('webhooks.log_none')}</p>}
      {data !== undefined && data.total > 0 && (
        <ol className="webhook-deliveries" aria-label={t('webhooks.log')}>
          {data.items.map((delivery) => (
            <DeliveryRow key={delivery.id} webhook={webhook} delivery={delivery} />
          ))}
        </ol>
      )}
      {data !== undefined && data.total > data.items.length && size < MOST && (
        <Button
          kind="line"
          size="small"
          loading={isFetching && t('webhooks.log_loading')}
          onClick={() => setSize(MOST)}
        >
          {t('webhooks.log_more')}
        </Button>
      )}
    </div>
  );
}

const TONES = { delivered: 'good', waiting: 'waiting', failed: 'bad' } as const;

/** One delivery: its event, its result, and the button to resend it. */
function DeliveryRow({ webhook, delivery }: { webhook: Webhook; delivery: WebhookDelivery }) {
  const t = useT();
  const format = useFormat();
  const { mutate, isPending, error } = useReplay(webhook.id, delivery.id);
  const { status, attempts, next_try_at, created_at, response_body } = delivery;
  const event = t(eventWords(delivery.event));
  const facts = [
    format.moment(created_at),
    outcomeWords(delivery, t),
    attempts > 1 ? t('webhooks.tries', { count: attempts }) : null,
    next_try_at !== null && attempts > 0 ? t('webhooks.next_try', { when: format.momentWithin(next_try_at) }) : null,
  ];
  const again = t('webhooks.replay');
  return (
    <li className="webhook-delivery">
      <Status tone={TONES[status]}>{t(`webhooks.state_${status}`)}</Status>
      <div>
        <p className="strong">{event}</p>
        <p className="small muted">{facts.filter((fact) => fact !== null).join(' · ')}</p>
        {response_body !== null && response_body !== '' && (
          <details className="small">
            <summary>{t('webhooks.answer')}</summary>
            <pre dir="ltr">{response_body}</pre>
          </details>
        )}
        <FailureMessage variant="inline" error={error} />
      </div>
      {webhook.is_active && (
        <Button
          kind="quiet"
          size="small"
          aria-label={isPending ? undefined : t('webhooks.replay_of', { action: again, event })}
          loading={isPending && t('webhooks.testing')}
          onClick={() => mutate()}
        >
          {again}
        </Button>
      )}
    </li>
  );
}
