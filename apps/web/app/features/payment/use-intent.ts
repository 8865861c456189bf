import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

/** Begins the payment of a booking, or goes on with it: asked again, the API answers with the same intent. */
export function useIntent(bookingId: string) {
  const [key] = useState(() => crypto.randomUUID());
  return useQuery({
    queryKey: ['payment-intent', bookingId],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      return api.createPaymentIntent({ body: { booking_id: bookingId }, idempotency_key: key, signal });
    },
  });
}
