import { useResources } from './use-resources.ts';

/** Whether the signed-in person's account is suspended; undefined while signed out, or not known yet. */
export const useIsSuspended = (): boolean | undefined => useResources().data?.is_suspended;
