import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { SignInAgain } from '../errors/sign-in-again.tsx';

/** Explains why a payout account wasn't changed: a change needs a recent sign-in. */
export function ChangeRefusal({ error, onRetry }: { error: unknown; onRetry?: () => void }) {
  const t = useT();
  return isFailure(error) && error.code === 'SIGN_IN_AGAIN' ? (
    <SignInAgain title={t('payee.again_title')} text={t('payee.again_text')} />
  ) : (
    <FailureMessage variant="inline" error={error} {...(onRetry && { onRetry })} />
  );
}
