import type { WebhookDelivery } from '@abroad/contract/webhooks';
import { useT } from '../../lib/i18n.tsx';
import { Icon } from '../../ui/icon.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { outcomeWords } from './outcome-words.ts';

interface Properties {
  testing: { data: WebhookDelivery | undefined; error: unknown; isPending: boolean };
}

/** What came of a test. */
export function TestLine({ testing: { data, error, isPending } }: Properties) {
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
