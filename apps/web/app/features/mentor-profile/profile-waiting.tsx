import { useT } from '../../lib/i18n.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';

/**
 * The placeholder of a loading page.
 * @param title the page's title
 */
export function ProfileWaiting({ title }: { title?: string | undefined }) {
  const t = useT();
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow stack" aria-busy="true">
      <output className="unseen">{t('profile.looking')}</output>
      <h1>{title ?? t('layout.mentor_profile')}</h1>
      <Skeleton shape="long" />
      <Skeleton shape="block" />
    </main>
  );
}
