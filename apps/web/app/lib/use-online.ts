import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

function subscribe(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Whether the device has a network at all. It may have one and still be unable to reach the service. */
export function useOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}

/** Calls a function as soon as the device is online again, to retry an action that failed offline. */
export function useBackOnline(isWaiting: boolean, goOn: () => unknown): void {
  const onBack = useEffectEvent(() => void goOn());
  useEffect(() => {
    if (!isWaiting) {
      return undefined;
    }
    const listener = () => onBack();
    addEventListener('online', listener);
    return () => removeEventListener('online', listener);
  }, [isWaiting]);
}
