import { sampleOf } from '../../testing/mail-samples.ts';
import { accountRestrictedNotification, bankChangedNotification } from './notices.ts';

export const samples = [
  sampleOf(bankChangedNotification, (language) => [
    { language, last4: '1234', held_until: '2055-01-14T10:00:00Z' },
    { language, last4: '1234', held_until: null },
  ]),
  sampleOf(accountRestrictedNotification, (language) => [
    { language, state: 'restricted' as const },
    { language, state: 'rejected' as const },
  ]),
];
