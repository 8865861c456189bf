import { Suspense, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { isFailure } from '../../api/failure.ts';
import { useT } from '../../lib/i18n.tsx';
import { paths } from '../../lib/paths.ts';
import { isAuthError } from '../../session/auth-error.ts';
import { destinationAfter } from '../../session/after-sign-in.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { AuthCard } from './auth-card.tsx';
import { fieldFailures } from '../forms/server-errors.ts';
import { completeSignIn, namesSaid } from './complete-sign-in.ts';
import type { Names } from './name-form.tsx';

/** Few meet it, and it brings a form. */
const NameForm = laterPart(() => import('./name-form.tsx'));

/** Where the identity provider sends people back: it takes the answer, finds or makes their record, and leads on. */
export function CallbackPage() {
  const [attempt, setAttempt] = useState<{ nth: number; names: Names | null }>({ nth: 0, names: null });
  return (
    <Completion
      key={attempt.nth}
      names={attempt.names}
      onTryAgain={(names) => setAttempt({ nth: attempt.nth + 1, names })}
    />
  );
}

interface Attempt {
  /** In place of those of the identity provider. */
  names: Names | null;
  onTryAgain: (names: Names | null) => void;
}

function Completion({ names, onTryAgain }: Attempt) {
  const navigate = useNavigate();
  const [error, setError] = useState<unknown>(null);
  const [said, setSaid] = useState(names);

  useEffect(() => {
    let gone = false;
    completeSignIn(names).then(
      (intent) => {
        if (!gone) {
          void navigate(destinationAfter(intent), { replace: true });
        }
      },
      async (failure: unknown) => {
        const known = names ?? (await namesSaid().catch(() => null));
        if (!gone) {
          setSaid(known);
          setError(failure);
        }
      },
    );
    return () => {
      gone = true;
    };
  }, [names, navigate]);

  const refused = fieldFailures(error).filter(({ path }) => path === 'first_name' || path === 'last_name');
  if (refused.length > 0 && said !== null) {
    return (
      <Suspense fallback={<Waiting />}>
        <NameForm names={said} refused={refused} onNames={onTryAgain} />
      </Suspense>
    );
  }
  if (error !== null) {
    return <Failed error={error} onTryAgain={() => onTryAgain(names)} />;
  }
  return <Waiting />;
}

function Waiting() {
  const t = useT();
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
