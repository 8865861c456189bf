import { PaymentError, type PaymentProvider } from './port.ts';

const refuse = () => Promise.reject(new PaymentError('refused', 'no payment provider is set up'));

/** No payment provider: only free sessions can be booked, and the product says so. */
export const noPayments: PaymentProvider = {
  name: 'none',
  takes_payments: false,
  publishable_key: '',
  // Prices are shown as mentors set them. Whether they can be paid is checked once there is a provider.
  chargeProblem: () => null,
  createIntent: refuse,
  readIntent: refuse,
  captureIntent: refuse,
  cancelIntent: refuse,
  refund: refuse,
  answerDispute: refuse,
  readEvent: () => Promise.resolve(null),
};
