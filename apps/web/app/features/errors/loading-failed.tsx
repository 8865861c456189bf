import { useT } from '../../lib/i18n.tsx';
import { FailureCard } from './failure-card.tsx';

/** A part of a page that the server could not get while it made the page. */
export function LoadingFailed({ onRetry }: { onRetry: () => unknown }) {
  const t = useT();
  return <FailureCard error={null} message={t('errors.status_unavailable')} onRetry={onRetry} />;
}
