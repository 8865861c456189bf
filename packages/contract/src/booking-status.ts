import { z } from 'zod';

export const BookingStatus = z.enum([
  'pending_payment',
  'requested',
  'confirmed',
  'declined',
  'expired',
  'cancelled',
  'completed',
  'no_show_mentor',
  'no_show_prospect',
]);
export type BookingStatus = z.infer<typeof BookingStatus>;
