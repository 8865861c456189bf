import type { Receipt } from '@abroad/contract/receipts';
import { useQuery } from '@tanstack/react-query';
import { staleTimes } from '../../api/query-client.ts';

/** The receipt of a booking's payment; null where nobody paid for it yet. */
export function useReceipt(bookingId: string) {
  return useQuery<Receipt | null>({
    queryKey: ['receipt', bookingId],
    staleTime: staleTimes.volatile,
    queryFn: async ({ signal }) => {
      const { api } = await import('../../api/browser-client.ts');
      const { payment } = await api.getBooking({ params: { id: bookingId }, signal });
      return payment === null ? null : api.getReceipt({ params: { payment_id: payment.id }, signal });
    },
  });
}
