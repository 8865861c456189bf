import { OutboundError, type OutboundProblem } from '../outbound/outbound-error.ts';
import { CalendarFailure, unreadable, type CalendarProblem } from './port.ts';

const OF_OUTBOUND: Readonly<Record<OutboundProblem, CalendarProblem>> = {
  forbidden_address: 'forbidden_address',
  unreachable: 'unreachable',
  too_large: 'unreadable',
  too_many_redirects: 'unreachable',
};

/** No server is left alone for longer than a day because it says so. */
const LONGEST_MS = 24 * 60 * 60_000;

/** How long an answer asks to be left alone (RFC 9110, 10.2.3: seconds, or a date), in ms; null where it doesn't. */
export function retryAfterOf(headers: Pick<Headers, 'get'>, now: number): number | null {
  const text = headers.get('retry-after')?.trim() ?? '';
  const wait = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - now;
  return wait > 0 ? Math.min(wait, LONGEST_MS) : null;
}

/**
 * Returns the failure for an unexpected status (RFC 9110; RFC 6585 for 429).
 * @param retry_after_ms how long the server asks clients to wait.
 */
export function failureOfStatus(status: number, retry_after_ms: number | null = null): CalendarFailure {
  const problem =
    status === 401 || status === 403
      ? 'signed_out'
      : status === 404 || status === 410
        ? 'gone'
        : status === 429
          ? 'limited'
          : status === 408 || status >= 500
            ? 'unreachable'
            : 'refused';
  return new CalendarFailure(problem, `answered ${status}`, { retry_after_ms });
}

/** Like `failureOfStatus`, for an answer. */
export const failureOfResponse = ({ status, headers }: Response): CalendarFailure =>
  failureOfStatus(status, retryAfterOf(headers, Date.now()));

/** Anything that was thrown as a CalendarFailure. */
export function failureOf(error: unknown): CalendarFailure {
  if (error instanceof CalendarFailure) {
    return error;
  }
  if (error instanceof OutboundError && error.problem === 'too_large') {
    return unreadable('too_large', error.message, error);
  }
  return error instanceof OutboundError
    ? new CalendarFailure(OF_OUTBOUND[error.problem], error.message, { cause: error })
    : unreadable('not_a_calendar', 'an answer that is not understood', error);
}

/** Runs a call of a source, which throws nothing but CalendarFailure. */
export async function asCalendar<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}
