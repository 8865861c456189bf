import type { Trader } from '@abroad/contract/traders';
import { mayBeInEea } from '@abroad/reference-data/eea';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';
import { TraderDetails } from './trader-details.tsx';

interface Properties {
  /** The mentor's. */
  name: string;
  /** Null if they haven't answered, which is shown for paid services. */
  is_trader: boolean | null;
  trader: Trader | null;
  isPaid: boolean;
}

/** Whether a mentor sells as a trader, and the buyer's rights, beside the service. */
export function SellerNote({ name, is_trader, trader, isPaid }: Properties) {
  const t = useT();
  const sellerWords = useSellerWords();
  if (is_trader === null) {
    return isPaid && <p className="tiny muted">{t('trading.seller_unsaid', { name })}</p>;
  }
  return (
    <div className="tiny muted">
      <p>{sellerWords(is_trader)}</p>
      {trader !== null && <TraderDetails trader={trader} />}
    </div>
  );
}

/** Returns the words for a mentor's kind of seller and the reader's rights: those of EU law only where they may apply. */
export function useSellerWords(): (isTrader: boolean) => string {
  const t = useT();
  const { zone } = useViewer();
  const isInEea = mayBeInEea({ country: null, time_zone: zone });
  return (isTrader) =>
    t(isTrader ? 'trading.seller_business' : isInEea ? 'trading.seller_private' : 'trading.seller_elsewhere');
}
