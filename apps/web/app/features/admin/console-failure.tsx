import { isFailure } from '../../api/failure.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SignInAgain } from '../errors/sign-in-again.tsx';
import { useT } from '../../lib/i18n.tsx';

export const wantsSignIn = (error: unknown): boolean => isFailure(error) && error.code === 'STAFF_SIGN_IN_AGAIN';

/** In place of what could not be loaded: the error with a retry, or the way to a sign-in that is good enough. */
export function ConsoleFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return wantsSignIn(error) ? <ConsoleSignIn /> : <FailureCard error={error} onRetry={onRetry} />;
}

/** Beside what could not be done. */
export function ConsoleRefusal({ error }: { error: unknown }) {
  return wantsSignIn(error) ? <ConsoleSignIn /> : <FailureMessage variant="inline" error={error} />;
}

function ConsoleSignIn() {
  const t = useT();
  return <SignInAgain title={t('admin.again_title')} text={t('admin.again_text')} />;
}
