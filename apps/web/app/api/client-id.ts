import { readCookie, writeCookie } from '../lib/cookies.ts';

const name = 'am_cid';

/**
 * The number of this browser: in local storage and in a cookie, both `am_cid`, for a year. The one that is left
 * restores the other.
 */
export function clientId(): string {
  const kept = readStorage() ?? readCookie(document.cookie, name);
  const id = kept !== null && /^[\w-]{8,64}$/.test(kept) ? kept : crypto.randomUUID();
  writeStorage(id);
  writeCookie(name, id);
  return id;
}

function readStorage(): string | null {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

function writeStorage(id: string): void {
  try {
    localStorage.setItem(name, id);
  } catch {
    // A browser that keeps nothing still has the cookie.
  }
}
