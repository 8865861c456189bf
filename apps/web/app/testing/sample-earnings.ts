import type { Earning, Earnings, EarningsTotal } from '@abroad/contract/earnings';
import { sampleBooking } from './sample-booking.ts';

const { start, end } = sampleBooking();

function earning(last: number, changes: Partial<Earning>): Earning {
  return {
    booking_id: `0199c0de-0000-7000-8000-0000000000${last}`,
    prospect_name: 'Amara Okafor',
    service: 'Essay check',
    start,
    end,
    booking_status: 'confirmed',
    status: 'pending',
    currency: 'EUR',
    paid: 50,
    refunded: 0,
    charged_back: 0,
    fee: 5,
    net: 45,
    payout: null,
    ...changes,
  };
}

const noTotal: EarningsTotal = {
  currency: 'EUR',
  sessions: 0,
  paid: 0,
  refunded: 0,
  charged_back: 0,
  fee: 0,
  pending: 0,
  earned: 0,
  disputed: 0,
};

const items = [
  earning(11, {}),
  earning(12, { booking_status: 'completed', status: 'earned', prospect_name: 'Nguyễn Thị Minh Khai' }),
  earning(13, { booking_status: 'cancelled', status: 'earned', refunded: 25, fee: 2.5, net: 22.5 }),
  earning(14, { currency: 'JPY', status: 'disputed', paid: 3000, fee: 300, net: 2700, service: 'Portfolio review' }),
];

/** A mentor's earnings, in two currencies. */
export const EARNINGS: Earnings = {
  items,
  total: 4,
  page: 1,
  page_size: 20,
  total_pages: 1,
  from: null,
  to: null,
  time_zone: 'Europe/Amsterdam',
  totals: [
    { ...noTotal, sessions: 3, paid: 150, refunded: 25, fee: 12.5, pending: 45, earned: 67.5 },
    { ...noTotal, currency: 'JPY', sessions: 1, paid: 3000, fee: 300, pending: 2700, disputed: 3000 },
  ],
};

export const NO_EARNINGS: Earnings = { ...EARNINGS, items: [], total: 0, total_pages: 0, totals: [] };
