import type { Format } from '../../lib/format.ts';
import type { Translate } from '../../lib/i18n.tsx';

interface Right {
  /** When the right to withdraw from the contract ends; null without it. */
  until: string | null;
  start: string | null;
  /** Whether it is paid when its payment opens: the right runs from then, and not from the booking. */
  isPaidLater?: boolean;
}

/**
 * Describes the refunds to a student, in the order in which they apply: everything during the right of withdrawal; the mentor's
 * own rule only after that, and never where the right lasts until the session starts.
 * @param rule the words for the mentor's rule.
 */
export function refundWords(
  { until, start, isPaidLater = false }: Right,
  rule: string,
  t: Translate,
  format: Format,
): string {
  if (until === null || start === null) {
    return rule;
  }
  if (isPaidLater) {
    return `${t('withdrawal.later')} ${t('withdrawal.after', { rule })}`;
  }
  const isUntilStart = Date.parse(until) >= Date.parse(start);
  if (isUntilStart) {
    return t('withdrawal.until_start');
  }
  // The last minute of the right.
  const first = t('withdrawal.until', {
    moment: format.momentWithin(new Date(Date.parse(until) - 60_000).toISOString()),
  });
  return `${first} ${t('withdrawal.after', { rule })}`;
}
