import type { HomeFacts } from '@abroad/contract/reviews';
import { useT } from '../../lib/i18n.tsx';
import { DotMap, type MapRoute } from '../../ui/dot-map.tsx';
import { Finder } from './finder.tsx';
import { ProofLine } from './proof.tsx';

export function Hero({ routes, facts }: { routes: readonly MapRoute[]; facts: HomeFacts | null }) {
  const t = useT();
  return (
    <section className="hero">
      <div className="wrap">
        <h1>{t('home.headline')}</h1>
        <p className="hero-lede">{t('home.lede')}</p>
        <div className="hero-map unprinted">
          <DotMap routes={routes} />
        </div>
        <Finder />
        {facts !== null && <ProofLine facts={facts} />}
      </div>
    </section>
  );
}
