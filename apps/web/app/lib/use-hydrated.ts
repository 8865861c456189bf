import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/** Whether scripts run here: false on the server and in the first render, which has to be the same. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
