import { useState } from 'react';
import { useLocation } from 'react-router';
import { useT } from '../../lib/i18n.tsx';
import { askedStepUp, didSignInAgain, noteSignInAgain } from '../../session/step-up.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureMessage } from './failure-message.tsx';

interface Properties {
  title: string;
  text: string;
}

/**
 * Stands in place of actions that need a recent sign-in: a link to sign in, and back to this page. Typed text is kept by the forms
 * themselves (`use-kept.ts`).
 */
export function SignInAgain({ title, text }: Properties) {
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
      // A provider that accepted the old sign-in is told to ask for everything.
      await signIn({ redirectUrl: `${pathname}${search}`, stepUp: { ...askedStepUp(), everything: inVain } });
    } catch (failure) {
      setError(failure);
      setLeaving(false);
    }
  };
  return (
    <section className="card card-body stack" aria-labelledby="sign-in-again">
      <h2 id="sign-in-again">{title}</h2>
      <p>{text}</p>
      {inVain && <p className="muted">{t('errors.again_in_vain')}</p>}
      <FailureMessage variant="inline" error={error} />
      <div className="row">
        <Button loading={leaving && t('errors.trying')} onClick={() => void leave()}>
          {t('errors.sign_in_again')}
        </Button>
      </div>
    </section>
  );
}
