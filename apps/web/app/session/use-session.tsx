import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { loading, session, signedOut } from './session-store.ts';
import type { IdentitySettings, SessionState } from './types.ts';

/** The state, and the identity provider: null if the API did not name it. */
interface Shared extends SessionState {
  settings: IdentitySettings | null;
}

const SessionContext = createContext<Shared>({ ...signedOut, settings: null });

interface Properties {
  /** Null if the API did not return them: then signing in is impossible. */
  settings: IdentitySettings | null;
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
  const shared = useMemo(() => ({ ...state, settings }), [state, settings]);
  return <SessionContext value={shared}>{children}</SessionContext>;
}

/** Returns the signed-in person, and functions to sign in and out. */
export function useSession() {
  const state = use(SessionContext);
  return { ...state, signIn: session.signIn, signUp: session.signUp, signOut: session.signOut };
}
