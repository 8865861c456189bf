import type { Feature } from '../../feature.ts';

export const paymentsFeature = {
  name: 'payments',
  front: [
    'apply-snapshot.ts',
    'debt.ts',
    'ledger-problems.ts',
    'ledger.ts',
    'money-event.ts',
    'money-lines.ts',
    'needs-a-look.ts',
    'open-payment.ts',
    'payment.ts',
    'payout-postings.ts',
    'present-payment.ts',
    'refunds.ts',
    'request-capture.ts',
    'wait-for-no-show.ts',
  ],
} satisfies Feature;
