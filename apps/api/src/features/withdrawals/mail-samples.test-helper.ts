import { sampleOf } from '../../testing/mail-samples.ts';
import { withdrawalReceipt } from './send-receipt.ts';

export const samples = [
  sampleOf(withdrawalReceipt, (language) =>
    [
      null,
      {
        name: 'ΑΒΓ',
        address: 'ΑΒΓ 1',
        email: 'desk@advice.test',
        phone: '+31 15',
        register_number: '12345678',
        vat_number: 'NL123456789B01',
        is_certified: true,
      },
    ].map((trader) => ({
      language,
      time_zone: 'Asia/Tokyo',
      session: null,
      kept: {
        booking_id: 'id',
        name: 'Amara',
        email: 'amara@example.com',
        withdrawn_at: '2027-01-07T08:00:00Z',
        service: 'ΑΒΓ',
        start_at: '2027-01-11T08:00:00Z',
        mentor: 'Linh',
        trader,
        refund_minor: 2500,
        currency: 'EUR',
      },
    })),
  ),
];
