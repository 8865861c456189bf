import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { destinationAfter } from '../../session/after-sign-in.ts';
import { session } from '../../session/session-store.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { AuthCard } from './auth-card.tsx';
import { completeSignIn } from './complete-sign-in.ts';

/** Where the identity provider sends people back: it takes the answer, finds or makes their record, and leads on. */
export function CallbackPage() {
  const t = useT();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    let gone = false;
    completeSignIn().then(
      (intent) => {
        if (!gone) {
          void navigate(destinationAfter(intent), { replace: true });
        }
      },
      (failure: unknown) => {
        if (!gone) {
          setError(failure);
        }
      },
    );
    return () => {
      gone = true;
    };
  }, [navigate, attempt]);

  if (error !== null) {
    const signedIn = session.current().status === 'signed_in';
    return (
      <AuthCard title={t('errors.title')}>
        <FailureMessage variant="banner" error={error} area="auth" />
        {signedIn && (
          <Button
            block
            onClick={() => {
              setError(null);
              setAttempt(attempt + 1);
            }}
          >
            {t('errors.try_again')}
          </Button>
        )}
        <ButtonLink kind={signedIn ? 'line' : 'primary'} to={paths.signIn()} block>
          {t('account.sign_in_again')}
        </ButtonLink>
      </AuthCard>
    );
  }
  return (
    <AuthCard title={t('account.completing')}>
      <p className="auth-wait" role="status">
        <Spinner />
        {t('account.saving_record')}
      </p>
    </AuthCard>
  );
}
