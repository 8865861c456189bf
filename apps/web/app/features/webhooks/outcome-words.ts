import type { WebhookDelivery } from '@abroad/contract/webhooks';
import type { Translate } from '../../lib/i18n.tsx';

const problems = {
  unreachable: 'webhooks.no_answer',
  forbidden_address: 'webhooks.private',
  switched_off: 'webhooks.was_off',
} as const;

/** Describes the outcome of the last try; null before the first one. */
export function outcomeWords({ response_code, problem }: WebhookDelivery, t: Translate): string | null {
  if (problem !== null) {
    return t(problems[problem]);
  }
  return response_code === null ? null : t('webhooks.code', { code: String(response_code) });
}
