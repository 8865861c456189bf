import { sampleOf } from '../../testing/mail-samples.ts';
import { payoutNotifications } from './notify-of-payouts.ts';

export const samples = Object.values(payoutNotifications).map((notification) =>
  sampleOf(notification, (language) => [
    { language, currency: 'EUR', amount_minor: 123_456, service: 'ΑΒΓ', payout_id: null },
  ]),
);
