import { createHash } from 'node:crypto';
import { isWork, workText } from '@abroad/contract';

/** Whether a browser did the work for a booking: a number whose hash with the booking's id begins with enough zeros. */
export const hasWorked = (booking_id: string, work: number | undefined): boolean =>
  work !== undefined && isWork(createHash('sha256').update(workText(booking_id, work)).digest());
