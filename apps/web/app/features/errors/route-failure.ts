import { data } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { isAddressError } from './address-errors.ts';

/**
 * For loaders: what the API refused becomes the page's own status. Of what says that the address leads nowhere the code
 * goes along, for its words are the page's title.
 */
export function toRouteError(error: unknown): unknown {
  if (!isFailure(error)) {
    return error;
  }
  // No answer, or none in time: that the page itself is late is no mistake of the one who opens it.
  const status = error.status === 0 || error.status === 408 ? 503 : error.status;
  return data(isAddressError(error.code) ? { code: error.code } : null, { status });
}
