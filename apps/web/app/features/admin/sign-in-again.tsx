import { useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { askedStepUp, didSignInAgain, noteSignInAgain } from '../../session/step-up.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';

/**
 * In place of what the API only gives after a recent sign-in with a second factor: the way there, and back to this page. What
 * was typed is kept by the forms themselves (`use-kept.ts`).
 */
export function SignInAgain() {
  const t = useT();
  const { signIn } = useSession();
  const { pathname, search } = useLocation();
  const [leaving, setLeaving] = useState(false);
  const [error, setError] = useState<unknown>(null);
  const [inVain] = useState(didSignInAgain);
  const leave = async () => {
    setLeaving(true);
    noteSignInAgain();
    try {
      // A provider that took the old sign-in for good enough is told to ask for everything.
      await signIn({ redirectUrl: `${pathname}${search}`, stepUp: { ...askedStepUp(), everything: inVain } });
    } catch (failure) {
      setError(failure);
      setLeaving(false);
    }
  };
  return (
    <section className="card card-body stack console-again" aria-labelledby="sign-in-again">
      <h2 id="sign-in-again">{t('admin.again_title')}</h2>
      <p>{t('admin.again_text')}</p>
      {inVain && <p className="muted">{t('admin.again_in_vain')}</p>}
      <FailureMessage variant="inline" error={error} />
      <div className="row">
        <Button loading={leaving && t('errors.trying')} onClick={() => void leave()}>
          {t('errors.sign_in_again')}
        </Button>
      </div>
    </section>
  );
}
