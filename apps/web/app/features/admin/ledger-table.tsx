import type { LedgerAccount } from '@abroad/contract/ledger';
import { useT } from '../../lib/i18n.tsx';
import type { MessageKey } from '../../locales/index.ts';
import { useMinor } from './use-minor.ts';
import '../../ui/data-table.css';

/** Other occasions are shown unchanged. */
const OCCASIONS: Readonly<Record<string, MessageKey>> = {
  capture: 'people.event_paid',
  refund: 'people.event_refunded',
  refund_failed: 'people.event_refund_failed',
  earned: 'people.event_completed',
  no_show: 'people.event_reported_no_show',
  no_show_ended: 'people.event_no_show_ended',
  earned_after_no_show: 'people.event_no_show_ended',
  dispute: 'people.event_disputed',
  dispute_won: 'people.event_dispute_won',
  dispute_lost: 'people.event_dispute_lost',
  payable: 'people.event_payable',
  payout: 'people.event_payout',
  payout_paid: 'people.event_payout_paid',
  payout_back: 'people.event_payout_back',
  returned: 'people.event_returned',
  written_off: 'people.account_written_off',
};

interface Properties {
  ledger: {
    lines: readonly { occasion: string; account: LedgerAccount; amount_minor: number; created_at: string }[];
    sum_minor: number;
  };
  currency: string;
}

/** Lines of the ledger, which add up to zero. */
export function LedgerTable({ ledger: { lines, sum_minor }, currency }: Properties) {
  const t = useT();
  const money = useMinor();
  if (lines.length === 0) {
    return <p className="muted">{t('people.ledger_empty')}</p>;
  }
  return (
    <table className="data-table console-ledger">
      <caption>{t('people.ledger')}</caption>
      <thead>
        <tr>
          <th scope="col">{t('people.occasion')}</th>
          <th scope="col">{t('people.ledger_account')}</th>
          <th scope="col">{t('people.amount')}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ occasion, account, amount_minor, created_at }) => (
          <tr key={`${created_at} ${occasion} ${account} ${amount_minor}`}>
            <td data-label={t('people.occasion')}>
              <Occasion occasion={occasion} />
            </td>
            <td data-label={t('people.ledger_account')}>{t(`people.account_${account}`)}</td>
            <td data-label={t('people.amount')} className="console-sum">
              {money(amount_minor, currency)}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {t('people.sum')}
          </th>
          <td className="console-sum">{money(sum_minor, currency)}</td>
        </tr>
      </tfoot>
    </table>
  );
}

function Occasion({ occasion }: { occasion: string }) {
  const t = useT();
  const words = OCCASIONS[occasion];
  return words === undefined ? <bdi>{occasion}</bdi> : t(words);
}
