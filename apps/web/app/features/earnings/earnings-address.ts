import { paths } from '../../lib/paths.ts';
import { readPage } from '../../lib/read-address.ts';
import { fromDate, toDate } from '../calendar/local-days.ts';

export const periods = ['this_month', 'last_month', 'this_year', 'all', 'dates'] as const;
export type Period = (typeof periods)[number];

/** The parameters in the address of the earnings. */
export interface EarningsAddress {
  period: Period;
  /** `2026-11-01`, for a period of one's own; '' for none. */
  from: string;
  to: string;
  page: number;
  /** The page of the payouts, above the sessions. */
  payouts: number;
}

/** Reads the query string; invalid values count as absent. */
export function readEarningsAddress(search: URLSearchParams): EarningsAddress {
  const date = (name: string) => (fromDate(search.get(name)) === null ? '' : (search.get(name) ?? ''));
  return {
    period: periods.find((period) => period === search.get('period')) ?? 'this_month',
    from: date('from'),
    to: date('to'),
    page: readPage(search.get('page')),
    payouts: readPage(search.get('payout_page')),
  };
}

/** The link to a period; the usual is left out. */
export function earningsAddressOf({ period, from, to, page, payouts }: EarningsAddress): string {
  return paths.earnings({
    ...(period === 'this_month' ? {} : { period }),
    ...(period === 'dates' ? { from, to } : {}),
    ...(page === 1 ? {} : { page }),
    ...(payouts === 1 ? {} : { payout_page: payouts }),
  });
}

/**
 * The first and last date of a period.
 * @param today as the reader's calendar has it.
 */
export function datesOf(
  { period, from, to }: Pick<EarningsAddress, 'period' | 'from' | 'to'>,
  today: { year: number; month: number },
): { from?: string; to?: string } {
  const { year, month } = today;
  // Day 0 of a month is the last of the one before.
  const date = (...day: [year: number, month: number, day: number]) => toDate(Date.UTC(...day) / 86_400_000);
  switch (period) {
    case 'this_month':
      return { from: date(year, month - 1, 1), to: date(year, month, 0) };
    case 'last_month':
      return { from: date(year, month - 2, 1), to: date(year, month - 1, 0) };
    case 'this_year':
      return { from: date(year, 0, 1), to: date(year, 11, 31) };
    case 'dates':
      return { ...(from === '' ? {} : { from }), ...(to === '' ? {} : { to }) };
    default:
      return {};
  }
}

/** Whether a period of one's own ends before it begins. */
export const isBackwards = ({ period, from, to }: EarningsAddress): boolean =>
  period === 'dates' && from !== '' && to !== '' && to < from;
