import { paths } from '../../lib/paths.ts';
import { AuthError } from '../auth-error.ts';
import { callbackAddress } from '../callbacks.ts';
import { toSessionUser } from '../session-user.ts';
import type {
  ClerkSettings,
  Completed,
  IdentityActions,
  IdentityAdapter,
  SessionUser,
  SignInIntent,
  SignInOptions,
} from '../types.ts';
import { toClerkAuthError } from './clerk-error.ts';
import { recallIntent, rememberIntent, type ClerkLike, type ClerkUser } from './clerk-shape.ts';

type Load = () => Promise<ClerkLike>;
type ClerkAdapter = IdentityAdapter & IdentityActions;

/**
 * Clerk as the provider: its session, its tokens and its redirects, behind the same interface as any OpenID issuer.
 * @param load gives Clerk's object; a test passes its own.
 */
export function clerkAdapter(settings: ClerkSettings, load: Load = () => loadByReact(settings)): ClerkAdapter {
  let clerk: Promise<ClerkLike> | null = null;
  const ready: Load = () => {
    clerk ??= load().catch((error: unknown) => {
      clerk = null;
      throw toClerkAuthError(error);
    });
    return clerk;
  };
  const token = async (skipCache: boolean) => {
    const { session } = await ready();
    try {
      return (await session?.getToken({ skipCache })) ?? null;
    } catch (error) {
      const failure = toClerkAuthError(error);
      if (failure.code === 'AUTH_EXPIRED') {
        return null;
      }
      throw failure;
    }
  };

  const adapter: ClerkAdapter = {
    restore: async () => {
      // While Clerk does not answer, the page is shown signed out.
      const loaded = await ready().catch(() => null);
      return loaded?.user ? toPerson(loaded.user) : null;
    },
    onChange: (listener) => void ready().then((loaded) => loaded.addListener(listener), ignore),
    accessToken: () => token(false),
    renew: () => token(true),
    depart: async (intent, options) => {
      rememberIntent(intent);
      await guarded(async () => depart(await ready(), intent, options));
    },
    complete: () => guarded(async () => complete(await ready())),
    signOut: () => guarded(async () => (await ready()).signOut({ redirectUrl: '/' })),
    canSignOutEverywhere: () => Promise.resolve(true),
    signOutEverywhere: () => guarded(async () => signOutEverywhere(await ready())),
    actions: () => Promise.resolve(adapter),
  };
  return adapter;
}

const ignore = () => {};

async function guarded<R>(work: () => Promise<R>): Promise<R> {
  try {
    return await work();
  } catch (error) {
    throw toClerkAuthError(error);
  }
}

async function loadByReact({ publishable_key }: ClerkSettings): Promise<ClerkLike> {
  const { loadClerk } = await import('./load-clerk.tsx');
  return loadClerk(publishable_key);
}

function toPerson(user: ClerkUser): SessionUser {
  return toSessionUser({
    sub: user.id,
    email: user.primaryEmailAddress?.emailAddress,
    name: user.fullName ?? undefined,
    given_name: user.firstName ?? undefined,
    family_name: user.lastName ?? undefined,
  });
}

/** Goes to an outside provider; without one the form of our own page takes over. */
async function depart({ client }: ClerkLike, intent: SignInIntent, options: SignInOptions): Promise<void> {
  const comeBack = intent.redirect_url ?? undefined;
  if (options.upstream === undefined) {
    location.assign(intent.is_sign_up ? paths.signUp(comeBack) : paths.signIn(comeBack));
    return;
  }
  if (client === undefined) {
    throw new AuthError('AUTH_NETWORK_ERROR', 'Clerk has no client');
  }
  const here = callbackAddress(intent.kind);
  await (intent.is_sign_up ? client.signUp : client.signIn).authenticateWithRedirect({
    strategy: `oauth_${options.upstream}`,
    redirectUrl: here,
    redirectUrlComplete: here,
  });
}

/** Takes the provider's answer; the form of our own page calls this when all is done already. */
async function complete(clerk: ClerkLike): Promise<Completed> {
  if (!clerk.user) {
    await takeAnswer(clerk);
  }
  if (!clerk.user) {
    throw refusal(clerk) ?? new AuthError('AUTH_INVALID', 'Clerk returned no session');
  }
  return { intent: recallIntent(), user: toPerson(clerk.user) };
}

async function takeAnswer(clerk: ClerkLike): Promise<void> {
  const here = location.href.split(/[?#]/)[0] ?? '';
  let onwards: string | null = null;
  await clerk.handleRedirectCallback(
    {
      signInUrl: paths.signIn(),
      signUpUrl: paths.signUp(),
      signInForceRedirectUrl: here,
      signUpForceRedirectUrl: here,
    },
    (to) => {
      onwards = to;
      return Promise.resolve();
    },
  );
  // Clerk may still need something, such as a missing name: then its form continues.
  if (onwards !== null && !clerk.user && refusal(clerk) === null) {
    location.assign(onwards);
    await new Promise(ignore);
  }
}

/** Returns the outside provider's refusal. */
function refusal({ client }: ClerkLike): AuthError | null {
  const error = client?.signIn.firstFactorVerification.error ?? client?.signUp.verifications.externalAccount.error;
  return error ? toClerkAuthError(error) : null;
}

/** Ends the sessions of the other devices first, so that a failure leaves this one signed in to try again. */
async function signOutEverywhere(clerk: ClerkLike): Promise<void> {
  const sessions = (await clerk.user?.getSessions()) ?? [];
  await Promise.all(sessions.filter(({ id }) => id !== clerk.session?.id).map((other) => other.revoke()));
  await clerk.signOut({ redirectUrl: '/' });
}
