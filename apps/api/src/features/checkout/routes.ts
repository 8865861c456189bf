import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { acceptBooking } from './accept-booking.ts';
import { createPaymentIntent } from './create-payment-intent.ts';
import type { CheckoutDeps } from './deps.ts';

export function checkoutHandlers(
  context: CheckoutDeps & Pick<Context, 'config'>,
): HandlersOf<'createPaymentIntent' | 'acceptBooking'> {
  return {
    createPaymentIntent: ({ actor, body }) => createPaymentIntent(context, actor.user_id, body),
    acceptBooking: ({ actor, params }) => acceptBooking(context, params.id, actor.user_id),
  };
}
