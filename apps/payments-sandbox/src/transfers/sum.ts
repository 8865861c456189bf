import { z } from 'zod';

/** What is paid out at once may have a digit more than what a card pays. */
export const Sum = z
  .string()
  .regex(/^\d{1,9}$/, 'must be a whole number')
  .transform(Number);
