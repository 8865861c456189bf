import { useEffect } from 'react';
import { useBlocker } from 'react-router';

/**
 * Leads every link of a page to a new document: this one's content security policy lets in who takes payments, and no
 * other page is to be shown under it.
 */
export function useLeaveByDocument(): void {
  const blocker = useBlocker(({ currentLocation, nextLocation }) => currentLocation.pathname !== nextLocation.pathname);
  useEffect(() => {
    if (blocker.state === 'blocked') {
      const { pathname, search, hash } = blocker.location;
      location.assign(`${pathname}${search}${hash}`);
    }
  }, [blocker]);
}
