import type { SignInIntent } from './types.ts';

export type AuthErrorCode =
  | 'AUTH_EXPIRED'
  | 'AUTH_INVALID'
  | 'AUTH_DENIED'
  | 'AUTH_PROVIDER_ERROR'
  | 'AUTH_NETWORK_ERROR';

/** Something went wrong with signing in or staying so. */
export class AuthError extends Error {
  override readonly name = 'AuthError';
  readonly code: AuthErrorCode;

  /** What the sign-in was for, where that is known. */
  readonly intent: SignInIntent | null;

  constructor(code: AuthErrorCode, cause: unknown, intent: SignInIntent | null = null) {
    super(code, { cause });
    this.code = code;
    this.intent = intent;
  }
}

/** Recognises it by its shape, so that light pages need not load the class of whoever threw it. */
export function isAuthError(error: unknown): error is AuthError {
  return error instanceof Error && error.name === 'AuthError' && 'code' in error;
}

/** Sorts what the OpenID library throws: RFC 6749 error codes (4.1.2.1, 5.2), lost state, no answer. */
export function toAuthError(error: unknown): AuthError {
  return new AuthError(codeOf(error), error, intentOf(error));
}

/** The library gives back with a refusal what was sent along with the question. */
function intentOf(error: unknown): SignInIntent | null {
  const state = error instanceof Error && 'state' in error ? error.state : null;
  return typeof state === 'object' && state !== null && 'redirect_url' in state ? (state as SignInIntent) : null;
}

function codeOf(error: unknown): AuthErrorCode {
  const code = error instanceof Error && 'error' in error ? error.error : null;
  if (code === 'access_denied') {
    return 'AUTH_DENIED';
  }
  if (code === 'invalid_grant' || code === 'login_required') {
    return 'AUTH_EXPIRED';
  }
  if (typeof code === 'string') {
    return 'AUTH_PROVIDER_ERROR';
  }
  const lostConnection = error instanceof TypeError || (error instanceof Error && error.name === 'ErrorTimeout');
  return lostConnection ? 'AUTH_NETWORK_ERROR' : 'AUTH_INVALID';
}
