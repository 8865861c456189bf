import { isAuthError, type AuthErrorCode } from '../session/auth-error.ts';
import { isFailure, isLostConnection, isRecoverable } from './failure.ts';
import { isLostScript } from './lost-script.ts';

/** What a person can do about an error, the likeliest help first. */
export type RecoveryOption = 'retry' | 'load_again' | 'check_connection' | 'refresh_auth' | 'sign_in';

const timeout = 10_000;

/** What helps where the session goes on; after the others people sign in again. */
const authOptions: Partial<Record<AuthErrorCode, RecoveryOption[]>> = {
  AUTH_NETWORK_ERROR: ['retry', 'check_connection'],
  AUTH_PROVIDER_ERROR: ['retry'],
};

export function recoveryOptions(error: unknown): RecoveryOption[] {
  if (isAuthError(error)) {
    return authOptions[error.code] ?? ['sign_in'];
  }
  if (isLostScript(error)) {
    return ['retry', 'load_again'];
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
  try {
    const response = await fetch('/api/health', {
      method: 'HEAD',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
    });
    return response.ok;
  } catch {
    return false;
  }
}
