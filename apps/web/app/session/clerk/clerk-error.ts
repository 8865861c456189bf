import { AuthError } from '../auth-error.ts';

/** Clerk's API errors carry a status and a list of codes. */
interface ApiError {
  status?: unknown;
  errors?: readonly { code?: unknown }[];
  code?: unknown;
}

/** Classifies the errors of Clerk: codes of its Frontend API, codes of the outside providers, no answer. */
export function toClerkAuthError(error: unknown): AuthError {
  if (error instanceof AuthError) {
    return error;
  }
  const { status, errors, code: ownCode } = (typeof error === 'object' && error !== null ? error : {}) as ApiError;
  const given = errors?.[0]?.code ?? ownCode;
  const code = typeof given === 'string' ? given : '';
  if (/access_denied|not_allowed_access|banned/.test(code)) {
    return new AuthError('AUTH_DENIED', error);
  }
  if (/expired|session_not_found|authentication_invalid|signed_out/.test(code)) {
    return new AuthError('AUTH_EXPIRED', error);
  }
  if (error instanceof TypeError || /network|offline|timeout|failed_to_load/.test(code)) {
    return new AuthError('AUTH_NETWORK_ERROR', error);
  }
  const isTheirs = error instanceof SyntaxError || (typeof status === 'number' && (status >= 500 || status === 429));
  return new AuthError(isTheirs || code.startsWith('oauth_') ? 'AUTH_PROVIDER_ERROR' : 'AUTH_INVALID', error);
}
