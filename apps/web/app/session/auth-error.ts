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

  constructor(code: AuthErrorCode, cause: unknown) {
    super(code, { cause });
    this.code = code;
  }
}

/** Recognises it by its shape, so that light pages need not load the class of whoever threw it. */
export function isAuthError(error: unknown): error is AuthError {
  return error instanceof Error && error.name === 'AuthError' && 'code' in error;
}

/** Sorts what the OpenID library throws: RFC 6749 error codes (4.1.2.1, 5.2), lost state, no answer. */
export function toAuthError(error: unknown): AuthError {
  const code = error instanceof Error && 'error' in error ? error.error : null;
  if (code === 'access_denied') {
    return new AuthError('AUTH_DENIED', error);
  }
  if (code === 'invalid_grant' || code === 'login_required') {
    return new AuthError('AUTH_EXPIRED', error);
  }
  if (typeof code === 'string') {
    return new AuthError('AUTH_PROVIDER_ERROR', error);
  }
  const lostConnection = error instanceof TypeError || (error instanceof Error && error.name === 'ErrorTimeout');
  return new AuthError(lostConnection ? 'AUTH_NETWORK_ERROR' : 'AUTH_INVALID', error);
}
