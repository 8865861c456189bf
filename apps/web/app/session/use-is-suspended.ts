import { useResources } from './use-resources.ts';

/** Whether the signed-in person's account is suspended; undefined while nobody is signed in, or it is not known yet. */
export const useIsSuspended = (): boolean | undefined => useResources().data?.is_suspended;
