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
 * A part of a page that could not be got while the page was made, here or by the server. What failed without a connection is
 * tried again once there is one.
 */
export function LoadingFailed({ failure, onRetry }: Properties) {
  const error = useMemo(() => new ApiFailure({ ...failure, message: '' }), [failure]);
  useBackOnline(failure.status === 0, onRetry);
  return <FailureCard error={error} onRetry={onRetry} />;
}
