import { data } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { isAddressError } from './address-errors.ts';

/**
 * For loaders: the API's refusal becomes the page's own status. A "not found"
 * keeps its code, because its words are the page's title.
 */
export function toRouteError(error: unknown): unknown {
  if (!isFailure(error)) {
    return error;
  }
  // No answer, or none in time: a late page is not the visitor's mistake.
  const status = error.status === 0 || error.status === 408 ? 503 : error.status;
  return data(isAddressError(error.code) ? { code: error.code } : null, { status });
}
