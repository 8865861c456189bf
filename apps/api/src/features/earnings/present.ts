import { fullName } from '@abroad/contract/full-name';
import type { Earning, EarningsTotal, EarningStatus } from '@abroad/contract';
import { fromMinor } from '@abroad/reference-data/money';
import { instantOrNull } from '../../core/clock.ts';
import type { EarningRow, LedgerSums, TotalRow } from './queries.ts';

/** The status of a session's earnings, the most pressing first. */
export function statusOf(row: EarningRow): EarningStatus {
  if (row.disputed > 0) {
    return 'disputed';
  }
  if (row.pending + row.earned === 0 && row.paid > 0) {
    return row.charged_back > 0 ? 'charged_back' : 'refunded';
  }
  if (row.refund_pending > 0) {
    return 'refunding';
  }
  return row.pending > 0 ? 'pending' : 'earned';
}

function sumsOf({ currency, paid, refunded, charged_back, fee }: LedgerSums) {
  const major = (minor: number) => fromMinor(minor, currency) ?? 0;
  return {
    major,
    sums: { paid: major(paid), refunded: major(refunded), charged_back: major(charged_back), fee: major(fee) },
  };
}

/** The student's name as the mentor sees it; null for an erased account. */
export const prospectName = ({ prospect, reader_language }: EarningRow): string | null =>
  prospect && fullName(prospect, reader_language);

export function presentEarning(row: EarningRow): Earning {
  const { booking_id, service, start, end, booking_status, currency } = row;
  const { major, sums } = sumsOf(row);
  const net = major(row.pending + row.earned);
  const prospect_name = prospectName(row);
  const status = statusOf(row);
  const payout = row.payout && {
    ...row.payout,
    arrives_at: instantOrNull(row.payout.arrives_at),
    paid_at: instantOrNull(row.payout.paid_at),
  };
  return { booking_id, prospect_name, service, start, end, booking_status, status, currency, ...sums, net, payout };
}

export function presentTotal(row: TotalRow): EarningsTotal {
  const { currency, sessions } = row;
  const { major, sums } = sumsOf(row);
  const [pending, earned, disputed] = [major(row.pending), major(row.earned), major(row.disputed)];
  return { currency, sessions, ...sums, pending, earned, disputed };
}
