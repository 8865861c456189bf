import { ApiFailure } from '@abroad/contract/api-failure';
import { useMemo } from 'react';
import type { FailedPart } from '../../api/failed-part.ts';
import { useBackOnline } from '../../lib/use-online.ts';
import { FailureCard } from './failure-card.tsx';

interface Properties {
  failure: FailedPart;
  onRetry: () => unknown;
}

/**
 * A part of a page that could not be loaded with the page, here or on the server. A load that failed without a connection is
 * retried when the connection is back.
 */
export function LoadingFailed({ failure, onRetry }: Properties) {
  const error = useMemo(() => new ApiFailure({ ...failure, message: '' }), [failure]);
  useBackOnline(failure.status === 0, onRetry);
  return <FailureCard error={error} onRetry={onRetry} />;
}
