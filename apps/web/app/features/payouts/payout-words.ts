import type { Payout, PayoutHold } from '@abroad/contract/payouts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat, useViewer } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';

/** The holds that staff check, within two working days. The others wait for something to change. */
const CHECKED: ReadonlySet<PayoutHold> = new Set([
  'first_payout',
  'unusual_amount',
  'large_by_hand',
  'bank_changed',
  'young_account',
  'account_changed',
  'by_staff',
]);

/** The words for banks' codes, which the payment service passes on. */
const FAILURES: Readonly<Record<string, MessageKey>> = {
  account_closed: 'money.failed_account_closed',
  no_account: 'money.failed_number',
  invalid_account_number: 'money.failed_number',
  incorrect_account_holder_name: 'money.failed_name',
  incorrect_account_holder_details: 'money.failed_name',
  account_frozen: 'money.failed_blocked',
  bank_account_restricted: 'money.failed_blocked',
  bank_ownership_changed: 'money.failed_blocked',
  invalid_currency: 'money.failed_currency',
};

type Told = Pick<Payout, 'status' | 'held_for' | 'failure' | 'provider' | 'arrives_at' | 'created_at'>;

const DAY_MS = 86_400_000;

/** The latest moment at which a payout leaves that staff check from a moment on: two working days later. */
export function checkedBy(from: string): number {
  let at = Date.parse(from);
  for (let days = 2; days > 0;) {
    at += DAY_MS;
    const weekday = new Date(at).getUTCDay();
    if (weekday !== 0 && weekday !== 6) days -= 1;
  }
  return at;
}

/** Whether staff check a payout with these holds, so that it has a latest date. */
export const isChecked = (held_for: readonly PayoutHold[]): boolean =>
  held_for.length > 0 && held_for.every((reason) => CHECKED.has(reason));

/** Says why payouts are on hold, a sentence for each reason. */
export function useHoldReasons() {
  const t = useT();
  return (held_for: readonly PayoutHold[]): string[] => held_for.map((reason) => t(`money.held_${reason}`));
}

/** Says by when a payout leaves that is being checked since it began, or that the check takes longer. */
export function useCheckWords() {
  const t = useT();
  const { format, now } = useViewer();
  return (begun: string): string => {
    const latest = checkedBy(begun);
    return latest < now ? t('money.checked_late') : t('money.checked', { day: format.day(latest) });
  };
}

/** Returns a function that explains a payout's wait or outcome; empty if its status says it all. */
export function usePayoutNews() {
  const t = useT();
  const format = useFormat();
  const reasonsOf = useHoldReasons();
  const checkWordsOf = useCheckWords();
  return ({ status, held_for, failure, provider, arrives_at, created_at }: Told): string[] => {
    switch (status) {
      case 'held':
        return [...(isChecked(held_for) ? [checkWordsOf(created_at)] : []), ...reasonsOf(held_for)];
      case 'pending':
        return provider === 'manual' ? [t('money.sent_by_hand')] : [];
      case 'in_transit':
        return arrives_at === null ? [] : [t('money.arrives', { day: format.day(arrives_at) })];
      case 'failed':
        return [t(FAILURES[failure ?? ''] ?? 'money.failed_other')];
      case 'cancelled':
        return [t('money.cancelled_text')];
      default:
        return [];
    }
  };
}
