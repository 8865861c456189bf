import { useT } from '../../lib/i18n.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';

/** A part of a page that the server could not get while it made the page. */
export function LoadingFailed({ onRetry }: { onRetry: () => void }) {
  const t = useT();
  return (
    <ErrorCard
      title={t('errors.title')}
      message={t('errors.status_unavailable')}
      tryAgain={t('errors.try_again')}
      retryIn={(seconds) => t('errors.retry_in', { seconds })}
      onRetry={onRetry}
    />
  );
}
