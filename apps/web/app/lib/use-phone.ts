import { useSyncExternalStore } from 'react';

/** The same width as in the style sheets. */
const PHONE = '(max-width: 47.99rem)';

function subscribe(listener: () => void): () => void {
  const query = matchMedia(PHONE);
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Whether the window is as narrow as a phone; false on the server. Only for parts that are made in the browser: styles do the rest. */
export function usePhone(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(PHONE).matches,
    () => false,
  );
}
