/** The part of the client's failure that decides about words and retries; the class itself stays out of light pages. */
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

/** Recognises a failed call, whichever bundle threw it. */
export function isFailure(error: unknown): error is Failure {
  return error instanceof Error && error.name === 'ApiFailure' && 'status' in error && 'code' in error;
}

/** Whether a call never got an answer: one of ours, or one that the router made itself, in the words of any browser. */
export function isLostConnection(error: unknown): boolean {
  if (isFailure(error)) {
    return error.status === 0;
  }
  return error instanceof TypeError && /fetch|load failed|network/i.test(error.message);
}

const expired = new Set(['TOKEN_EXPIRED', 'AUTH_EXPIRED']);

/** Whether the same call may succeed when it is tried again: status >= 500, 408, 429, or an expired token. */
export function isRecoverable(error: unknown): boolean {
  if (!isFailure(error)) {
    return false;
  }
  const { status, code } = error;
  return status === 0 || status >= 500 || status === 408 || status === 429 || expired.has(code);
}
