import type { Webhook } from '@abroad/contract/webhooks';
import { useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { DeliveryRow } from './delivery-row.tsx';
import { useDeliveries } from './use-deliveries.ts';

const FEW = 10;
const MOST = 100;

/** What was sent to a webhook, the latest first. */
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
