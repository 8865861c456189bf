import { ClerkFailed, ClerkLoading, ClerkProvider, SignIn, SignUp } from '@clerk/react';
import { useEffect } from 'react';
import { paths } from '../../lib/paths.ts';
import { AuthError } from '../../session/auth-error.ts';
import { callbackAddress } from '../../session/callbacks.ts';
import { clerkOptions } from '../../session/clerk/clerk-options.ts';
import { rememberIntent } from '../../session/clerk/clerk-shape.ts';
import type { SignInIntent } from '../../session/types.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailureMessage } from '../errors/failure-message.tsx';

interface Properties {
  publishableKey: string;
  intent: SignInIntent;
}

/** The card, its title and the social buttons are ours; of Clerk's form only the email part stays. */
const hidden = { display: 'none' };
const appearance = {
  elements: {
    rootBox: { width: '100%' },
    cardBox: { width: '100%', boxShadow: 'none', border: 'none' },
    card: { padding: 0, boxShadow: 'none', background: 'none' },
    header: hidden,
    socialButtonsRoot: hidden,
    dividerRow: hidden,
    footer: hidden,
  },
  variables: {
    colorPrimary: 'var(--primary)',
    colorForeground: 'var(--ink)',
    colorMutedForeground: 'var(--ink-2)',
    colorBackground: 'var(--surface)',
    fontFamily: 'inherit',
  },
};

const unreachable = new AuthError('AUTH_NETWORK_ERROR', 'Clerk could not be loaded');

/** Clerk's own form for an e-mail address, inside our auth card. It ends at our callback page, as the redirects do. */
export default function ClerkForm({ publishableKey, intent }: Properties) {
  const { redirect_url, kind, is_sign_up } = intent;
  useEffect(() => rememberIntent({ redirect_url, kind, is_sign_up }), [redirect_url, kind, is_sign_up]);
  const done = callbackAddress(kind);
  const comeBack = redirect_url ?? undefined;
  return (
    <ClerkProvider {...clerkOptions(publishableKey)}>
      <ClerkLoading>
        <Skeleton shape="block" />
      </ClerkLoading>
      <ClerkFailed>
        <FailureMessage variant="banner" error={unreachable} onRetry={() => location.reload()} />
      </ClerkFailed>
      {is_sign_up ? (
        <SignUp routing="hash" signInUrl={paths.signIn(comeBack)} forceRedirectUrl={done} appearance={appearance} />
      ) : (
        <SignIn
          routing="hash"
          withSignUp={false}
          signUpUrl={paths.signUp(comeBack)}
          forceRedirectUrl={done}
          appearance={appearance}
        />
      )}
    </ClerkProvider>
  );
}
