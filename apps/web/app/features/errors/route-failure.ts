import { data } from 'react-router';
import { isFailure } from '../../api/failure.ts';

/**
 * For loaders: what the API refused becomes the page's own status. What says that the address leads nowhere keeps the
 * API's words, for they are the page's title.
 */
export function toRouteError(error: unknown): unknown {
  if (!isFailure(error)) {
    return error;
  }
  const status = error.status === 0 ? 503 : error.status;
  return data(leadsNowhere.has(error.code) ? error.message : null, { status });
}

const leadsNowhere = new Set(['PROFILE_NOT_FOUND', 'INVALID_SLUG']);
