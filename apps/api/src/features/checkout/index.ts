import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import type { HandlersOf } from '../../http/handlers.ts';

export function checkoutHandlers(
  _context: Pick<Context, 'db' | 'clock' | 'payments'>,
): HandlersOf<'createPaymentIntent'> {
  return {
    createPaymentIntent: () => Promise.reject(new AppError('UNAVAILABLE')),
  };
}
