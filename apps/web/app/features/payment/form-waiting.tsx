import { useT } from '../../lib/i18n.tsx';

/** The place of a form for a card that is on its way. */
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
