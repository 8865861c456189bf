import { useEffect, useEffectEvent } from 'react';

/** Calls back when a browser shows a page as it was left, when somebody comes back to it. */
export function useReturn(onReturn: () => void): void {
  const wake = useEffectEvent((event: PageTransitionEvent) => event.persisted && onReturn());
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => void wake(event);
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
}
