import { areaOf, CODES_WITHOUT_SENTENCE } from '@abroad/contract/messages';
import { isRouteErrorResponse } from 'react-router';
import type { MessageKey } from '../locales/index.ts';
import { isAuthError } from '../session/auth-error.ts';
import { isFormError } from './form-error.ts';
import { isFailure, isLostConnection, type Failure } from './failure.ts';
import { isLostScript } from './lost-script.ts';
import { isWorded } from './worded-error.ts';

const byStatus: Record<number, MessageKey> = {
  400: 'errors.status_400',
  401: 'errors.status_401',
  403: 'errors.status_403',
  404: 'errors.status_404',
  408: 'errors.status_408',
  429: 'errors.status_429',
  500: 'errors.status_500',
  502: 'errors.status_unavailable',
  503: 'errors.status_unavailable',
};

const byAuthCode: Record<string, MessageKey> = {
  AUTH_EXPIRED: 'errors.auth_expired',
  TOKEN_EXPIRED: 'errors.auth_expired',
  AUTH_INVALID: 'errors.auth_invalid',
  TOKEN_INVALID: 'errors.auth_invalid',
  AUTH_DENIED: 'errors.auth_denied',
  AUTH_PROVIDER_ERROR: 'errors.auth_provider',
  AUTH_NETWORK_ERROR: 'errors.auth_network',
};

/** Codes of the client itself, for calls without an answer. */
const clientCodes = ['NETWORK', 'TIMEOUT'];
const withoutSentence = new Set<string>([...CODES_WITHOUT_SENTENCE, ...clientCodes]);

/** The key of the words for an error (specification, section 8), or the sentence that the service sent itself. */
export function messageFor(error: unknown): { key: MessageKey } | { code: string; text: string } {
  if (!isFailure(error)) {
    return { key: keyOfOther(error) };
  }
  const { status, code } = error;
  const area = areaOf(error.path ?? '');
  if (status === 401 && area === 'auth') {
    return { key: 'errors.auth_endpoint' };
  }
  if (code in byAuthCode || code.startsWith('AUTH_')) {
    return { key: authKey(code) };
  }
  if (status >= 400 && area === 'onboarding') {
    return { key: 'errors.onboarding_endpoint' };
  }
  // The refusals stand under their fields.
  if (status === 400 && error.errors.some(({ path }) => path !== '')) {
    return { key: 'errors.form' };
  }
  return speaksForItself(error) ? { code, text: error.message } : { key: statusKey(status) };
}

/** Errors that are not answers of the API: a page's status, a form's own mistakes, signing in, files that did not load, or our own bug. */
function keyOfOther(error: unknown): MessageKey {
  if (isRouteErrorResponse(error)) {
    return statusKey(error.status);
  }
  if (isFormError(error)) {
    return 'errors.form';
  }
  if (isWorded(error)) {
    return error.key;
  }
  if (isAuthError(error)) {
    return authKey(error.code);
  }
  return isLostScript(error) || isLostConnection(error) ? 'errors.no_status' : 'errors.generic';
}

/** The words for an HTTP status; 0 stands for no answer at all. */
export function statusKey(status: number): MessageKey {
  return status === 0 ? 'errors.no_status' : (byStatus[status] ?? 'errors.status_other');
}

function speaksForItself(failure: Failure): boolean {
  return !withoutSentence.has(failure.code) && !failure.code.startsWith('HTTP_') && failure.message !== '';
}

function authKey(code: string): MessageKey {
  return byAuthCode[code] ?? 'errors.auth_other';
}
