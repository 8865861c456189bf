import { queryString } from './paths.ts';

/** The states of cases, as the queue groups them. */
export type CaseTab = 'waiting' | 'appeals' | 'closed';

/** The filters of the list of bookings; the dates as `YYYY-MM-DD` in the reader’s zone, both included. */
export interface BookingsAddress {
  q?: string | null;
  status?: string | null;
  payment?: string | null;
  from?: string | null;
  to?: string | null;
  page?: number;
}

/** Every link of the staff console, in a separate file, so that no other page's scripts contain them. */
export const consolePaths = {
  today: () => '/admin',
  proofs: (query: { state?: string | null; page?: number } = {}) => `/admin/proofs${queryString({ ...query })}`,
  proof: (id: string) => `/admin/proofs/${encodeURIComponent(id)}`,
  domains: (query: { search?: string; flagged?: string | null; page?: number } = {}) =>
    `/admin/domains${queryString({ ...query })}`,
  reviews: (query: { status?: string | null; counts?: string | null; page?: number } = {}) =>
    `/admin/reviews${queryString({ ...query })}`,
  review: (id: string) => `/admin/reviews/${id}`,
  cases: (query: { tab?: CaseTab; type?: string | undefined; page?: number } = {}) =>
    `/admin/cases${queryString({ ...query })}`,
  case: (id: string) => `/admin/cases/${encodeURIComponent(id)}`,
  staff: () => '/admin/staff',
  noShows: (query: { state?: string | null; page?: number } = {}) => `/admin/no-shows${queryString({ ...query })}`,
  noShow: (bookingId: string) => `/admin/no-shows/${encodeURIComponent(bookingId)}`,
  people: (query: { q?: string | null; page?: number } = {}) => `/admin/people${queryString({ ...query })}`,
  person: (user_id: string, query: { page?: number } = {}) =>
    `/admin/people/${encodeURIComponent(user_id)}${queryString({ ...query })}`,
  bookings: (query: BookingsAddress = {}) => `/admin/bookings${queryString({ ...query })}`,
  booking: (id: string) => `/admin/bookings/${encodeURIComponent(id)}`,
  payouts: (query: { status?: string | null; page?: number } = {}) => `/admin/payouts${queryString({ ...query })}`,
  payout: (id: string) => `/admin/payouts/${encodeURIComponent(id)}`,
  mails: (query: { q?: string | null; state?: string | null; page?: number } = {}) =>
    `/admin/mail${queryString({ ...query })}`,
  mail: (id: string) => `/admin/mail/${encodeURIComponent(id)}`,
  operations: () => '/admin/operations',
  settings: () => '/admin/settings',
  audit: (
    query: {
      user_id?: string | null;
      kind?: string | null;
      page?: number;
    } = {},
  ) => `/admin/audit${queryString({ ...query })}`,
} as const;
