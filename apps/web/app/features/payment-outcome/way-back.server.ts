import { redirect } from 'react-router';
import { paths } from '../../lib/paths.ts';

/**
 * Takes the provider's words off the address to which a challenge comes back: `payment_intent_client_secret` belongs into
 * no history, and `redirect_status` (both in Stripe's reference of `return_url`) decides about no more than the words
 * while nothing is settled.
 * @returns null where nothing is to be taken off
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
