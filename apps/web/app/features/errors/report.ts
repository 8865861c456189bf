import type { QueuedError } from '../../api/error-queue.ts';
import { failureBehind } from '../../api/failure.ts';

/**
 * The errors of this page as plain text for support, a line each: instant in UTC, page, and for a refused call its
 * status, code and request id. It contains no typed text and no query strings, which might identify a person.
 */
export function reportOf(errors: readonly QueuedError[]): string {
  return errors.map(lineOf).join('\n');
}

function lineOf({ at, error, place }: QueuedError): string {
  const when = new Date(at).toISOString();
  const failure = failureBehind(error);
  if (failure !== null) {
    return `${when} ${place} status ${failure.status} ${failure.code} request ${failure.request_id ?? 'unknown'}`;
  }
  return `${when} ${place} ${error instanceof Error ? error.name : 'unknown error'}`;
}
