import { BOOKING_STATUSES } from '@abroad/booking-rules/statuses';
import { z } from 'zod';

export const BookingStatus = z.enum(BOOKING_STATUSES);
export type BookingStatus = z.infer<typeof BookingStatus>;
