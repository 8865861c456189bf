import type { NameClaims } from '../session-user.ts';
import type { OidcSettings } from '../types.ts';

/** The prefix of the session's keys in local storage. */
export const storagePrefix = 'am_oidc.';

/** The key under which the OpenID library keeps the signed-in user of any issuer and client. */
const userKey = `${storagePrefix}user:`;

/** Whether this browser keeps a session, without loading the library that reads it. */
export function hasStoredSession(): boolean {
  try {
    return Object.keys(localStorage).some((key) => key.startsWith(userKey));
  } catch {
    return false;
  }
}

/** The parts of the kept session that pages need, under the names that the OpenID library writes. */
export interface StoredSession {
  access_token: string;
  /** Epoch seconds. */
  expires_at: number;
  profile: NameClaims;
}

/** The session that this browser keeps with a provider, or null. Most pages only read it and don't need the library. */
export function readStoredSession({ issuer, client_id }: OidcSettings): StoredSession | null {
  try {
    const text = localStorage.getItem(`${userKey}${issuer}:${client_id}`);
    return text === null ? null : (JSON.parse(text) as StoredSession);
  } catch {
    return null;
  }
}

/** Calls back when another tab signs in or out. */
export function onStoredSessionChange(listener: () => void): void {
  addEventListener('storage', (event) => {
    if (event.key === null || event.key.startsWith(userKey)) {
      listener();
    }
  });
}
