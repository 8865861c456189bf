import { inTime } from '@abroad/contract/in-time';
import { isAuthError, type AuthErrorCode } from '../session/auth-error.ts';
import { clientId } from './client-id.ts';
import { isFailure, isLostConnection, isRecoverable } from './failure.ts';
import { isLostScript } from './lost-script.ts';

/** The steps that a person can take after an error, the likeliest to help first. */
export type RecoveryOption = 'retry' | 'load_again' | 'check_connection' | 'refresh_auth' | 'sign_in';

/** The recovery options for errors after which the session goes on; after all other errors people sign in again. */
const authOptions: Partial<Record<AuthErrorCode, RecoveryOption[]>> = {
  AUTH_NETWORK_ERROR: ['retry', 'check_connection'],
  AUTH_PROVIDER_ERROR: ['retry'],
};

export function recoveryOptions(error: unknown): RecoveryOption[] {
  if (isAuthError(error)) {
    return authOptions[error.code] ?? ['sign_in'];
  }
  if (isLostScript(error)) {
    return ['retry', 'load_again', 'check_connection'];
  }
  if (isLostConnection(error)) {
    return ['retry', 'check_connection'];
  }
  if (!isFailure(error)) {
    return ['retry'];
  }
  if (error.status === 401) {
    return isRecoverable(error) ? ['refresh_auth', 'sign_in'] : ['sign_in'];
  }
  return isRecoverable(error) ? ['retry'] : [];
}

/** Asks the service for a sign of life: HEAD /api/health. */
export async function checkConnection(): Promise<boolean> {
  const headers = { 'x-client-id': clientId() };
  const ask = (signal: AbortSignal) => fetch('/api/health', { method: 'HEAD', cache: 'no-store', headers, signal });
  return inTime(ask).then(
    ({ ok }) => ok,
    () => false,
  );
}
