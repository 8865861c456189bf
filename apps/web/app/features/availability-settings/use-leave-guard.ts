import { useEffect } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { hasExpired } from '../../session/expiry.ts';

/** Asks before unsaved changes are left; nobody is kept from signing in again, for the changes wait in this browser. */
export function useLeaveGuard(isDirty: boolean) {
  useEffect(() => {
    if (!isDirty) {
      return undefined;
    }
    const ask = (event: BeforeUnloadEvent) => {
      if (!hasExpired()) {
        event.preventDefault();
      }
    };
    addEventListener('beforeunload', ask);
    return () => removeEventListener('beforeunload', ask);
  }, [isDirty]);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      isDirty &&
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.startsWith(paths.signIn()),
  );
}
