import { isFailure } from '../../api/failure.ts';
import { FailureCard } from '../errors/failure-card.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SignInAgain } from '../errors/sign-in-again.tsx';
import { useT } from '../../lib/i18n.tsx';

export const wantsSignIn = (error: unknown): boolean => isFailure(error) && error.code === 'STAFF_SIGN_IN_AGAIN';

/** Replaces content that could not be loaded: the error with a retry, or a link to a stronger sign-in. */
export function ConsoleFailure({ error, onRetry }: { error: unknown; onRetry: () => unknown }) {
  return wantsSignIn(error) ? <ConsoleSignIn /> : <FailureCard error={error} onRetry={onRetry} />;
}

/** The error beside a failed action. */
export function ConsoleRefusal({ error }: { error: unknown }) {
  return wantsSignIn(error) ? <ConsoleSignIn /> : <FailureMessage variant="inline" error={error} />;
}

function ConsoleSignIn() {
  const t = useT();
  return <SignInAgain title={t('admin.again_title')} text={t('admin.again_text')} />;
}
