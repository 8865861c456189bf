import { useT } from '../../lib/i18n.tsx';
import { DotMap, type MapRoute } from '../../ui/dot-map.tsx';
import { Finder } from './finder.tsx';

export function Hero({ routes }: { routes: readonly MapRoute[] }) {
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
      </div>
    </section>
  );
}
