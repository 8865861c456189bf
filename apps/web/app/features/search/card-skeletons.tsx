import { useT } from '../../lib/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The places of cards that are on their way, as high as the cards. */
export function CardSkeletons() {
  const t = useT();
  return (
    <div className="results" aria-busy="true">
      <output className="unseen">{t('search.loading')}</output>
      {[1, 2, 3, 4].map((place) => (
        <div key={place} className="card result result-waiting">
          <Skeleton shape="portrait" />
          <div className="result-body">
            <Skeleton shape="title" />
            <Skeleton shape="short" />
            <Skeleton shape="long" />
            <Skeleton shape="long" />
            <Skeleton />
          </div>
          <div className="result-side">
            <Skeleton shape="title" />
            <Skeleton shape="long" />
          </div>
        </div>
      ))}
    </div>
  );
}
