import { redirect } from 'react-router';
import { paths } from '../../lib/paths.ts';

/**
 * Removes the provider's parameters from the address after a challenge: `payment_intent_client_secret` belongs in
 * no history, and `redirect_status` (both in Stripe's reference of `return_url`) only decides the words
 * while nothing is settled.
 * @returns null if there is nothing to remove
 * @throws a redirect to the clean address.
 */
export function leadToOutcome(request: Request): null {
  const { searchParams: query } = new URL(request.url);
  if (!query.has('redirect_status') && !query.has('payment_intent_client_secret')) {
    return null;
  }
  const bookingId = query.get('booking_id') ?? '';
  throw redirect(query.get('redirect_status') === 'failed' ? paths.fail(bookingId) : paths.success(bookingId));
}
