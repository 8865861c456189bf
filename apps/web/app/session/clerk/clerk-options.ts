import { paths } from '../../lib/paths.ts';

/** Returns the options of every `<ClerkProvider>`: they share one Clerk, which the first of them starts. */
export function clerkOptions(publishableKey: string) {
  const nonce = document.querySelector<HTMLElement>('script[nonce]')?.nonce;
  return {
    publishableKey,
    signInUrl: paths.signIn(),
    signUpUrl: paths.signUp(),
    afterSignOutUrl: paths.home(),
    telemetry: false,
    // Clerk's scripts and styles pass the content security policy by it.
    ...(nonce ? { nonce } : {}),
  } as const;
}
