import { useT } from '../../lib/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The placeholders of loading notifications. */
export function LoadingNotices() {
  const t = useT();
  return (
    <div className="notices" aria-busy="true">
      <output className="unseen">{t('notices.loading')}</output>
      {[0, 1, 2].map((place) => (
        <div key={place} className="notice">
          <div className="notice-words">
            <Skeleton shape="long" />
            <Skeleton />
          </div>
        </div>
      ))}
    </div>
  );
}
