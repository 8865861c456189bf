import { useSyncExternalStore } from 'react';

/** Makes a hook that tells whether the window is of this size; false on the server. */
function sizeHook(condition: string): () => boolean {
  const subscribe = (listener: () => void) => {
    const query = matchMedia(condition);
    query.addEventListener('change', listener);
    return () => query.removeEventListener('change', listener);
  };
  const read = () => matchMedia(condition).matches;
  const onServer = () => false;
  return () => useSyncExternalStore(subscribe, read, onServer);
}

/** Whether the window is as narrow as a phone, as in the style sheets. Only for parts that are made in the browser: styles do the rest. */
export const usePhone = sizeHook('(max-width: 47.99rem)');

/** Whether the window has room for a panel beside a list and its open item. */
export const useWide = sizeHook('(width >= 69rem)');
