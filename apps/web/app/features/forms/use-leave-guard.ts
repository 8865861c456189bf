import { useEffect, useEffectEvent } from 'react';
import { useBlocker } from 'react-router';
import { paths } from '../../lib/paths.ts';
import { hasExpired } from '../../session/expiry.ts';

/**
 * Asks before unsaved changes are left; nobody is kept from signing in again, for the changes wait in this browser.
 * @param isDirty asked at the moment when somebody is about to leave
 */
export function useLeaveGuard(isDirty: () => boolean) {
  const ask = useEffectEvent((event: BeforeUnloadEvent) => {
    if (isDirty() && !hasExpired()) {
      event.preventDefault();
    }
  });
  useEffect(() => {
    const listener = (event: BeforeUnloadEvent) => ask(event);
    addEventListener('beforeunload', listener);
    return () => removeEventListener('beforeunload', listener);
  }, []);

  return useBlocker(
    ({ currentLocation, nextLocation }) =>
      currentLocation.pathname !== nextLocation.pathname &&
      !nextLocation.pathname.startsWith(paths.signIn()) &&
      isDirty(),
  );
}
