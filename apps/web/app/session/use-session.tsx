import { createContext, use, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import { loading, session, signedOut } from './session-store.ts';
import type { OidcSettings, SessionState } from './types.ts';

const SessionContext = createContext<SessionState>(signedOut);

interface Properties {
  /** Null when the API could not say: then nobody can sign in. */
  settings: OidcSettings | null;
  /** The server's hint from the cookie, so that the first paint leaves the right room. */
  hinted: boolean;
  children: ReactNode;
}

export function SessionProvider({ settings, hinted, children }: Properties) {
  const state = useSyncExternalStore(session.subscribe, session.current, () => (hinted ? loading : signedOut));
  useEffect(() => {
    if (settings !== null) {
      session.start(settings);
    }
  }, [settings]);
  return <SessionContext value={state}>{children}</SessionContext>;
}

/** Who is signed in, and how to change that. */
export function useSession() {
  const state = use(SessionContext);
  return { ...state, signIn: session.signIn, signUp: session.signUp, signOut: session.signOut };
}
