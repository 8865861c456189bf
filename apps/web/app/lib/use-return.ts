import { useEffect, useEffectEvent } from 'react';

/** Calls back when the browser restores a page as it was left (the back/forward cache). */
export function useReturn(onReturn: () => void): void {
  const wake = useEffectEvent((event: PageTransitionEvent) => event.persisted && onReturn());
  useEffect(() => {
    const listen = (event: PageTransitionEvent) => void wake(event);
    addEventListener('pageshow', listen);
    return () => removeEventListener('pageshow', listen);
  }, []);
}
