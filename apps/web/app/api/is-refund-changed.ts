import { isFailure } from './failure.ts';

/** Whether a cancellation was refused because its refund differs from the shown sum. */
export const isRefundChanged = (error: unknown): boolean => isFailure(error) && error.code === 'REFUND_CHANGED';
