import { useT } from '../../lib/i18n.tsx';
import { ArcMap, type MapArc } from '../../ui/arc-map.tsx';
import { Finder } from './finder.tsx';
import type { HomeProof } from './load-home.server.ts';
import { ProofLine } from './proof.tsx';

export function Hero({ arcs, proof }: { arcs: readonly MapArc[]; proof: HomeProof | null }) {
  const t = useT();
  return (
    <section className="hero">
      <div className="wrap">
        <h1>{t('home.headline')}</h1>
        <p className="hero-lede">{t('home.lede')}</p>
        <div className="hero-map unprinted">
          <ArcMap arcs={arcs} />
        </div>
        <Finder />
        {proof !== null && <ProofLine proof={proof} />}
      </div>
    </section>
  );
}
