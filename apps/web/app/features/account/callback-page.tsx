import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { isAuthError } from '../../session/auth-error.ts';
import { destinationAfter } from '../../session/after-sign-in.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { AuthCard } from './auth-card.tsx';
import { completeSignIn } from './complete-sign-in.ts';

/** Where the identity provider sends people back: it takes the answer, finds or makes their record, and leads on. */
export function CallbackPage() {
  const [attempt, setAttempt] = useState(0);
  return <Completion key={attempt} onTryAgain={() => setAttempt(attempt + 1)} />;
}

function Completion({ onTryAgain }: { onTryAgain: () => void }) {
  const t = useT();
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);

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
  }, [navigate]);

  if (error !== null) {
    return <Failed error={error} onTryAgain={onTryAgain} />;
  }
  return (
    <AuthCard title={t('account.completing')}>
      <output className="auth-wait">
        <Spinner />
        {t('account.saving_record')}
      </output>
    </AuthCard>
  );
}

/** To the card that the person came from, and with it to the page that they wanted. */
function wayBack(error: unknown): string {
  const intent = isAuthError(error) ? error.intent : null;
  const wanted = intent?.redirect_url ?? undefined;
  if (intent?.is_sign_up && wanted === undefined) {
    return { none: paths.signUp, mentor: paths.mentorSignUp, prospect: paths.prospectSignUp }[intent.kind ?? 'none']();
  }
  return paths.signIn(wanted);
}

/** Once the provider has answered only our own record is missing, and that may be tried again. */
function Failed({ error, onTryAgain }: { error: unknown; onTryAgain: () => void }) {
  const t = useT();
  const recordFailed = isFailure(error);
  return (
    <AuthCard title={t('errors.title')}>
      <FailureMessage variant="banner" error={error} />
      {recordFailed && (
        <Button block onClick={onTryAgain}>
          {t('errors.try_again')}
        </Button>
      )}
      <ButtonLink kind={recordFailed ? 'line' : 'primary'} to={wayBack(error)} block>
        {t('account.sign_in_again')}
      </ButtonLink>
    </AuthCard>
  );
}
