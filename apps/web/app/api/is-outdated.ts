import { isFailure } from './failure.ts';

/** Whether a change was refused because somebody, or another window, was quicker. */
export const isOutdated = (error: unknown): boolean => isFailure(error) && error.code === 'CHANGED_MEANWHILE';
