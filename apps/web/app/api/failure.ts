/** The part of the client's failure that decides words and retries; light pages don't load the class itself. */
export interface Failure {
  /** HTTP status, or 0 when no answer came. */
  status: number;
  code: string;
  message: string;
  errors: readonly { path: string; message: string }[];
  request_id: string | null;
  retry_after_s: number | null;
  /** The path that was called, or null. */
  path: string | null;
}

/** Recognises a failed call, no matter which bundle threw it. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'ApiFailure' && 'status' in error && 'code' in error;
}

/** Returns the failed call that an error is, or that caused it; null for none. */
export function failureBehind(error: unknown): Failure | null {
  if (isFailure(error)) {
    return error;
  }
  return error instanceof Error && isFailure(error.cause) ? error.cause : null;
}

/** Whether a call never got an answer: ours or the router's own, by the error messages of all browsers. */
export function isLostConnection(error: unknown): boolean {
  if (isFailure(error)) {
    return error.status === 0;
  }
  return error instanceof TypeError && /fetch|load failed|network/i.test(error.message);
}

const expired = new Set(['TOKEN_EXPIRED', 'AUTH_EXPIRED']);

/**
 * Whether the same call may succeed when it is tried again: status >= 500, 408, 429, or an expired token (specification,
 * section 8). Without any answer, people decide when to try again.
 */
export function isRecoverable(error: unknown): boolean {
  const failure = failureBehind(error);
  if (failure === null) {
    return false;
  }
  const { status, code } = failure;
  return status >= 500 || status === 408 || status === 429 || expired.has(code);
}

/** Whether the service has refused the call finally: it would refuse the same call again. */
export function isRefused(error: unknown): error is Failure {
  return isFailure(error) && error.status !== 0 && !isRecoverable(error);
}
