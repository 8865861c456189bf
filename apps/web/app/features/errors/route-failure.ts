import { data } from 'react-router';
import { isFailure } from '../../api/failure.ts';

/** For loaders: what the API refused becomes the page's own status, and a 404 keeps the API's words as its title. */
export function toRouteError(error: unknown): unknown {
  if (!isFailure(error)) {
    return error;
  }
  const status = error.status === 0 ? 503 : error.status;
  return data(status === 404 && error.code !== 'NOT_FOUND' ? error.message : null, { status });
}
