import { useRouteLoaderData } from 'react-router';
import type { loader as rootLoader } from '../../root.tsx';

/** The origin of the sandbox, to which the browser hands a card; '' where nothing of the kind is set up. */
export function usePaymentHost(): string {
  const payments = useRouteLoaderData<typeof rootLoader>('root')?.config?.payments;
  return payments?.provider === 'sandbox' ? payments.url : '';
}
