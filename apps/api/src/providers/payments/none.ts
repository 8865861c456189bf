import type { PaymentProvider } from './port.ts';

/** No payment provider: only free sessions can be booked, and everybody is told so. */
export const noPayments: PaymentProvider = { name: 'none', takes_payments: false };
