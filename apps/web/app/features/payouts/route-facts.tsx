import type { PayoutRoute } from '@abroad/contract/payout-accounts';
import { useT } from '../../lib/i18n.tsx';
import { useFormat } from '../../lib/viewer.tsx';
import './payouts.css';

/** The approximate fee of Wise for a payout, in euros. */
const aboutFee = 4;

/** A payout route: the payer, the dates, the minimum, the fee, and the duration. */
export function RouteFacts({ route }: { route: PayoutRoute }) {
  const t = useT();
  const format = useFormat();
  const facts = [
    [t('payee.way'), t(`payee.way_${route.provider}`)],
    [t('payee.when'), t(`payee.when_${route.provider}`)],
    [t('payee.minimum'), format.price(route.minimum, route.currency)],
    [t('payee.fee'), t(`payee.fee_${route.fee}`, { amount: format.price(aboutFee, 'EUR') })],
    [t('payee.days'), t('payee.days_count', { min: route.days_min, max: route.days_max })],
  ] as const;
  return (
    <dl className="payout-facts">
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
