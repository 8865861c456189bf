import { isRouteErrorResponse, useRevalidator } from 'react-router';
import { statusKey } from '../../api/error-messages.ts';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { FailureCard } from './failure-card.tsx';
import { NotFound } from './not-found.tsx';

interface Properties {
  error: unknown;
  /** What the page says of itself where it cannot be made, in place of the words for the status. */
  message?: string;
}

/** What a page shows when it cannot be made: that the address leads nowhere, with a way on, or the error card. */
export function ErrorPage({ error, message }: Properties) {
  const t = useT();
  const revalidator = useRevalidator();
  const status = isRouteErrorResponse(error) || isFailure(error) ? error.status : null;
  const title = isRouteErrorResponse(error) && typeof error.data === 'string' ? error.data : null;
  if (status === 404 || (status === 400 && title !== null)) {
    return <NotFound title={title} />;
  }
  return (
    <main id="main" tabIndex={-1} className="wrap page narrow">
      <FailureCard
        level={1}
        error={error}
        message={message ?? (status === null ? undefined : t(statusKey(status)))}
        onRetry={revalidator.revalidate}
      />
    </main>
  );
}
