import { OutboundError, type OutboundProblem } from '../outbound/outbound-error.ts';
import { CalendarFailure, type CalendarProblem } from './port.ts';

const OF_OUTBOUND: Readonly<Record<OutboundProblem, CalendarProblem>> = {
  forbidden_address: 'forbidden_address',
  unreachable: 'unreachable',
  too_large: 'unreadable',
  too_many_redirects: 'unreachable',
};

/** What a status means that is not the one hoped for (RFC 9110; RFC 6585 for 429). */
export function failureOfStatus(status: number): CalendarFailure {
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
  return new CalendarFailure(problem, `answered ${status}`);
}

/** Anything that was thrown as a CalendarFailure. */
export function failureOf(error: unknown): CalendarFailure {
  if (error instanceof CalendarFailure) {
    return error;
  }
  return error instanceof OutboundError
    ? new CalendarFailure(OF_OUTBOUND[error.problem], error.message, { cause: error })
    : new CalendarFailure('unreadable', 'an answer that is not understood', { cause: error });
}

/** Runs a call of a source, which throws nothing but CalendarFailure. */
export async function asCalendar<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw failureOf(error);
  }
}
