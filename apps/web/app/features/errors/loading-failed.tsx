import { ApiFailure } from '@abroad/contract/api-failure';
import { useMemo } from 'react';
import type { FailedPart } from '../../api/failed-part.ts';
import { FailureCard } from './failure-card.tsx';

interface Properties {
  failure: FailedPart;
  onRetry: () => unknown;
}

/** A part of a page that could not be got while the page was made, here or by the server. */
export function LoadingFailed({ failure, onRetry }: Properties) {
  const error = useMemo(() => new ApiFailure({ ...failure, message: '' }), [failure]);
  return <FailureCard error={error} onRetry={onRetry} />;
}
