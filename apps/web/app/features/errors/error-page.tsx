import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { statusKey } from '../../api/error-messages.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { ErrorCard } from '../../ui/error-card.tsx';
import { useFailureWords } from './failure-words.ts';
import { NotFound } from './not-found.tsx';

/** What a page shows when it cannot be made: a 404 with a way on, or the error card. */
export function ErrorPage({ error }: { error: unknown }) {
  const t = useT();
  const words = useFailureWords();
  const revalidator = useRevalidator();
  const status = statusOf(error);
  if (status === 404) {
    return <NotFound title={isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : null} />;
  }
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow">
      <ErrorCard
        title={t('errors.title')}
        message={status === null ? words(error) : t(statusKey(status))}
        tryAgain={t('errors.try_again')}
        retryIn={(seconds) => t('errors.retry_in', { seconds })}
        onRetry={() => void revalidator.revalidate()}
      />
    </main>
  );
}

function statusOf(error: unknown): number | null {
  return isRouteErrorResponse(error) || isFailure(error) ? error.status : null;
}
