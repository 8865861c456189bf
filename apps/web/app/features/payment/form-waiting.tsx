import { useT } from '../../lib/i18n.tsx';

/** The placeholder of a loading card form. */
export function FormWaiting() {
  const t = useT();
  return (
    <div className="stack pay-waiting" aria-busy="true">
      <output className="unseen">{t('payment.loading')}</output>
      <span className="skeleton skeleton-title" />
      <span className="skeleton skeleton-block" />
    </div>
  );
}
