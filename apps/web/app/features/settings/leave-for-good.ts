import { session } from '../../session/session-store.ts';
import { rememberFarewell } from './farewell.ts';

/** What this browser keeps of a person's own: drafts of forms. */
function forgetDrafts(): void {
  try {
    const names = Array.from({ length: localStorage.length }, (_, at) => localStorage.key(at) ?? '');
    names.filter((name) => name.startsWith('am_draft.')).forEach((name) => localStorage.removeItem(name));
  } catch {
    // A storage that can't be reached keeps nothing either.
  }
}

/**
 * After the account is gone: forgets what was typed, and signs out to the home page. Everywhere where the provider can,
 * or the next page on another device would make a record anew.
 */
export async function leaveForGood(): Promise<void> {
  forgetDrafts();
  rememberFarewell();
  if (await session.canSignOutEverywhere()) {
    await session.signOutEverywhere().catch(() => session.signOut());
  } else {
    await session.signOut();
  }
}
