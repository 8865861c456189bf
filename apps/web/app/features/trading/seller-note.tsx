import type { Trader } from '@abroad/contract/traders';
import { useT } from '../../lib/i18n.tsx';
import { TraderDetails } from './trader-details.tsx';

interface Properties {
  /** Null where the mentor hasn't said it: then nothing is shown. */
  is_trader: boolean | null;
  trader: Trader | null;
}

/** Whether a mentor sells as a trader, and which rights follow, beside what is sold. */
export function SellerNote({ is_trader, trader }: Properties) {
  const t = useT();
  if (is_trader === null) {
    return null;
  }
  return (
    <div className="tiny muted">
      <p>{t(is_trader ? 'trading.seller_business' : 'trading.seller_private')}</p>
      {trader !== null && <TraderDetails trader={trader} />}
    </div>
  );
}
