import { Suspense, useState } from 'react';
import { useT } from '../../lib/i18n.tsx';
import { useHydrated } from '../../lib/use-hydrated.ts';
import type { SignInOptions, Upstream } from '../../session/types.ts';
import { useSession } from '../../session/use-session.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';
import { laterPart } from '../errors/later-part.tsx';
import { providers } from './providers.ts';
import { SocialButton } from './social-button.tsx';

/** Only an instance with Clerk loads it. */
const ClerkForm = laterPart(() => import('./clerk-form.tsx'));

interface Properties {
  signUp: boolean;
  options: SignInOptions;
}

/** The ways to an account: three providers, or an e-mail address. */
export function AccountChoices({ signUp, options }: Properties) {
  const t = useT();
  const session = useSession();
  // Clerk's form is for browsers alone.
  const hydrated = useHydrated();
  const [chosen, setChosen] = useState<Upstream | 'email' | null>(null);
  const [error, setError] = useState<unknown>(null);
  // Where the API could not say, nobody can sign in anyway.
  const buttons = session.settings?.buttons;
  const offered = providers.filter(({ id }) => buttons?.some((button) => button.id === id) ?? true);

  const depart = async (way: Upstream | 'email') => {
    setChosen(way);
    setError(null);
    const wish = way === 'email' ? options : { ...options, upstream: way };
    try {
      await (signUp ? session.signUp(wish) : session.signIn(wish));
    } catch (failure) {
      setError(failure);
      setChosen(null);
    }
  };

  return (
    <>
      <FailureMessage variant="banner" error={error} />
      {offered.map(({ id, name }) => (
        <SocialButton
          key={id}
          provider={name}
          signUp={signUp}
          connecting={chosen === id}
          disabled={chosen !== null && chosen !== id}
          onPress={() => void depart(id)}
        />
      ))}
      {offered.length > 0 && <span className="auth-or">{t('account.or')}</span>}
      {session.settings?.provider === 'clerk' ? (
        <Suspense fallback={<Skeleton shape="block" />}>
          {hydrated ? (
            <ClerkForm
              publishableKey={session.settings.publishable_key}
              intent={{ redirect_url: options.redirectUrl ?? null, kind: options.kind ?? null, is_sign_up: signUp }}
            />
          ) : (
            <Skeleton shape="block" />
          )}
        </Suspense>
      ) : (
        <Button
          block
          disabled={chosen !== null && chosen !== 'email'}
          loading={chosen === 'email' && t('account.email_opening')}
          onClick={() => void depart('email')}
        >
          {t('account.email')}
        </Button>
      )}
      <noscript>
        <p className="small">{t('account.needs_scripts')}</p>
      </noscript>
    </>
  );
}
