import type { Trader } from '@abroad/contract/traders';
import { useT } from '../../lib/i18n.tsx';
import { TraderDetails } from './trader-details.tsx';
import { useSellerWords } from './use-seller-words.ts';

interface Properties {
  /** The mentor's. */
  name: string;
  /** Null where they haven't said it: that is said of what costs something. */
  is_trader: boolean | null;
  trader: Trader | null;
  isPaid: boolean;
}

/** Whether a mentor sells as a trader, and which rights follow, beside what is sold. */
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
