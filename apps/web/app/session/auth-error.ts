import type { SignInIntent } from './types.ts';

export type AuthErrorCode =
  | 'AUTH_EXPIRED'
  | 'AUTH_INVALID'
  | 'AUTH_DENIED'
  | 'AUTH_PROVIDER_ERROR'
  | 'AUTH_NETWORK_ERROR';

/** A failure of signing in, or of the session. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;

  /** The intent of the sign-in, if known. */
  readonly intent: SignInIntent | null;

  constructor(code: AuthErrorCode, cause: unknown, intent: SignInIntent | null = null) {
    super(code, { cause });
    this.code = code;
    this.intent = intent;
  }
}

/** Recognises it by its shape, so that light pages need not load the class of the provider's code. */
export function isAuthError(error: unknown): error is AuthError {
  return error instanceof Error && error.name === 'AuthError' && 'code' in error;
}

/** Classifies the errors of the OpenID library: RFC 6749 error codes (4.1.2.1, 5.2), lost state, no answer. */
export function toAuthError(error: unknown): AuthError {
  return new AuthError(codeOf(error), error, intentOf(error));
}

/** The library returns with a refusal the state that was sent with the request. */
function intentOf(error: unknown): SignInIntent | null {
  const state = error instanceof Error && 'state' in error ? error.state : null;
  return typeof state === 'object' && state !== null && 'redirect_url' in state ? (state as SignInIntent) : null;
}

/** RFC 6749, 5.2, and OpenID Connect Core, 3.1.2.6: the provider wants the person to sign in again. */
const ended = new Set([
  'invalid_grant',
  'login_required',
  'interaction_required',
  'account_selection_required',
  'consent_required',
]);

/** The OpenID library's messages for a failed answer, an answer without JSON, or a discovery document without an endpoint. */
const badAnswer = /^Invalid response Content-Type|\(\d{3}\)(: |$)|^Metadata does not contain/;

const lostNames = new Set(['ErrorTimeout', 'AbortError', 'TimeoutError']);

function codeOf(error: unknown): AuthErrorCode {
  const code = error instanceof Error && 'error' in error ? error.error : null;
  if (code === 'access_denied') {
    return 'AUTH_DENIED';
  }
  if (typeof code === 'string') {
    return ended.has(code) ? 'AUTH_EXPIRED' : 'AUTH_PROVIDER_ERROR';
  }
  if (error instanceof TypeError || (error instanceof Error && lostNames.has(error.name))) {
    return 'AUTH_NETWORK_ERROR';
  }
  const isBadAnswer = error instanceof SyntaxError || (error instanceof Error && badAnswer.test(error.message));
  return isBadAnswer ? 'AUTH_PROVIDER_ERROR' : 'AUTH_INVALID';
}
