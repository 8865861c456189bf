import { isFailure } from '../../api/failure.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SignInAgain } from './sign-in-again.tsx';

export const wantsSignIn = (error: unknown): boolean => isFailure(error) && error.code === 'STAFF_SIGN_IN_AGAIN';

/** In place of what could not be loaded: the error with a retry, or the way to a sign-in that is good enough. */
export function ConsoleFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return wantsSignIn(error) ? <SignInAgain /> : <FailureCard error={error} onRetry={onRetry} />;
}

/** Beside what could not be done. */
export function ConsoleRefusal({ error }: { error: unknown }) {
  return wantsSignIn(error) ? <SignInAgain /> : <FailureMessage variant="inline" error={error} />;
}
