import { useT } from '../../lib/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/** The place of a profile that is on its way. */
export function ProfileWaiting() {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack" aria-busy="true">
      <output className="unseen">{t('profile.looking')}</output>
      <Skeleton shape="title" />
      <Skeleton shape="long" />
      <Skeleton shape="block" />
    </main>
  );
}
