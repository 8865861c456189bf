import { isFailure } from './failure.ts';

/** Whether a change was refused because another user or window changed it first. */
export const isOutdated = (error: unknown): boolean => isFailure(error) && error.code === 'CHANGED_MEANWHILE';
