import type { Payout, PayoutHold, PayoutStatus } from '@abroad/contract/payouts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import type { MessageKey } from '../../locales/index.ts';

/** The holds that staff check, usually within two days. The others wait for something to change. */
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

export const TONES: Partial<Record<PayoutStatus, 'sky' | 'pine' | 'danger'>> = {
  held: 'sky',
  pending: 'sky',
  in_transit: 'sky',
  paid: 'pine',
  failed: 'danger',
};

type Told = Pick<Payout, 'status' | 'held_for' | 'failure' | 'provider' | 'arrives_at'>;

/** Says why payouts are on hold, or why the next one will be; empty without a reason. */
export function useHoldWords() {
  const t = useT();
  return (held_for: readonly PayoutHold[], when: 'now' | 'next'): string[] => {
    const reasons = held_for.map((reason) => t(`money.held_${reason}`));
    const isChecked = held_for.length > 0 && held_for.every((reason) => CHECKED.has(reason));
    return isChecked ? [when === 'now' ? `${t('money.checked')}.` : t('money.checked_first'), ...reasons] : reasons;
  };
}

/** Returns a function that explains a payout's wait or outcome; empty if its status says it all. */
export function usePayoutNews() {
  const t = useT();
  const format = useFormat();
  const holdWordsOf = useHoldWords();
  return ({ status, held_for, failure, provider, arrives_at }: Told): string[] => {
    switch (status) {
      case 'held':
        return holdWordsOf(held_for, 'now');
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
