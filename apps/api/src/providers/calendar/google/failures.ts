import { z } from 'zod';
import { retryAfterOf } from '../failure-of.ts';
import { CalendarFailure, type CalendarProblem } from '../port.ts';

/** An error of Google's libraries that carries an answer. */
const Answered = z.object({ response: z.object({ status: z.number(), data: z.unknown(), headers: z.unknown() }) });
/** The Calendar API's form of an error. */
const ApiError = z.object({
  error: z.object({ errors: z.array(z.object({ reason: z.string() })).optional(), status: z.string().optional() }),
});
/** RFC 6749, section 5.2. */
const TokenError = z.object({ error: z.string() });

/** Reasons of 403 that mean "later", from Google's guide to the errors of its Calendar API. */
const LIMITS: ReadonlySet<string> = new Set([
  'rateLimitExceeded',
  'userRateLimitExceeded',
  'quotaExceeded',
  'dailyLimitExceeded',
]);
/** Reasons of 403 that only the person can change, by agreeing again. */
const NOT_AGREED: ReadonlySet<string> = new Set(['insufficientPermissions', 'ACCESS_TOKEN_SCOPE_INSUFFICIENT']);

const GONE: ReadonlySet<number> = new Set([404, 410]);

/** The HTTP status that an error carries; null when nothing was answered. */
export const answeredStatus = (error: unknown): number | null => {
  const answered = Answered.safeParse(error);
  return answered.success ? answered.data.response.status : null;
};

/** Whether what was asked for is not there (any more). */
export const isGone = (error: unknown): boolean => GONE.has(answeredStatus(error) ?? 0);

function problemOfStatus(status: number, reason: string): CalendarProblem {
  if (status === 401 || (status === 403 && NOT_AGREED.has(reason))) {
    return 'signed_out';
  }
  if (status === 429 || (status === 403 && LIMITS.has(reason))) {
    return 'limited';
  }
  if (GONE.has(status)) {
    return 'gone';
  }
  return status >= 500 ? 'unreachable' : 'refused';
}

/** Google's library brings a class of its own for headers, which is none of the platform's. */
const isReadable = (headers: unknown): headers is Pick<Headers, 'get'> =>
  typeof headers === 'object' && headers !== null && 'get' in headers && typeof headers.get === 'function';

/** How long an answer asks to be left alone, in ms; null where it doesn't. */
const patienceOf = (headers: unknown) => (isReadable(headers) ? retryAfterOf(headers, Date.now()) : null);

const notAnswered = (error: unknown) =>
  new CalendarFailure('unreachable', `Google gave no answer (${error instanceof Error ? error.name : typeof error})`);

/**
 * Returns the failure for an error of the Calendar API. The error itself is left out because it carries the request with its token.
 */
export function apiFailure(error: unknown): CalendarFailure {
  if (error instanceof CalendarFailure) {
    return error;
  }
  if (error instanceof z.ZodError) {
    return new CalendarFailure('unreadable', `Google answered in another form: ${z.prettifyError(error)}`);
  }
  const answered = Answered.safeParse(error);
  if (!answered.success) {
    return notAnswered(error);
  }
  const { status, data, headers } = answered.data.response;
  const said = ApiError.safeParse(data);
  const reason = (said.success && (said.data.error.errors?.[0]?.reason ?? said.data.error.status)) || 'no reason';
  return new CalendarFailure(problemOfStatus(status, reason), `Google answered ${status} (${reason})`, {
    retry_after_ms: patienceOf(headers),
  });
}

/** Returns the failure for an error of the token endpoint: a revoked or expired grant is `invalid_grant`. */
export function tokenFailure(error: unknown): CalendarFailure {
  const answered = Answered.safeParse(error);
  if (!answered.success) {
    return notAnswered(error);
  }
  const { status, data, headers } = answered.data.response;
  const said = TokenError.safeParse(data);
  const code = said.success ? said.data.error : 'no reason';
  const detail = `Google's token endpoint answered ${status} (${code})`;
  if (code === 'invalid_grant') {
    return new CalendarFailure('signed_out', detail);
  }
  const problem = status === 401 ? 'refused' : problemOfStatus(status, code);
  return new CalendarFailure(problem, detail, { retry_after_ms: patienceOf(headers) });
}
