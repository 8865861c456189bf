import { mayBeInEea } from '@abroad/reference-data/eea';
import { useT } from '../../lib/i18n.tsx';
import { useViewer } from '../../lib/viewer.tsx';

/** Says what a mentor sells as, and which rights follow for the reader: those of EU law only where they could hold. */
export function useSellerWords(): (isTrader: boolean) => string {
  const t = useT();
  const { zone } = useViewer();
  const isInEea = mayBeInEea({ country: null, time_zone: zone });
  return (isTrader) =>
    t(isTrader ? 'trading.seller_business' : isInEea ? 'trading.seller_private' : 'trading.seller_elsewhere');
}
