import { isFailure } from './failure.ts';

/** Whether a cancellation was stopped because it gives back another sum than was shown. */
export const isRefundChanged = (error: unknown): boolean => isFailure(error) && error.code === 'REFUND_CHANGED';
