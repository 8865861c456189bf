import type { ListFilter, YearFilter } from '@abroad/contract/search-filters';

/** Every link of the product is built here. */

export type Query = Record<string, string | number | readonly (string | number)[] | null | undefined>;

/** The query string of the search page. */
export type SearchQuery = Partial<Record<ListFilter, readonly string[]>> &
  Partial<Record<YearFilter | 'page' | 'page_size', number | null | undefined>> &
  Partial<Record<'studies' | 'when' | 'hours' | 'show' | 'sort_by' | 'sort_order', string | null | undefined>>;

/** The query string of the availability page. */
export interface AvailabilityQuery {
  event_type_slug?: string | null | undefined;
  /** First date of the weeks that are shown: `2026-11-16`. */
  from?: string | null | undefined;
  /** The chosen date in the reader's zone. */
  date?: string | null | undefined;
  /** The chosen slot's instant. */
  start?: string | null | undefined;
  /** IANA zone in which times are shown, if it is not the reader's own. */
  time_zone?: string | null | undefined;
  /** Whether the zones are listed, for visitors without scripts. */
  zones?: 1 | null | undefined;
  /** The second step, in which the session is described to the mentor. */
  step?: 'details' | null | undefined;
}

/** The query string of the page that reschedules a session. */
export interface RescheduleQuery {
  /** Whether other times are proposed although the session could be rescheduled at once, or the other way round. */
  way?: 'move' | 'propose' | null | undefined;
  from?: string | null | undefined;
  date?: string | null | undefined;
  start?: string | null | undefined;
}

/** The parts of the settings, each a page; the first has the address of them all. */
export const SETTINGS_SECTIONS = ['profile', 'language', 'notifications', 'privacy', 'data', 'advanced'] as const;
export type SettingsPlace = (typeof SETTINGS_SECTIONS)[number];

const segment = encodeURIComponent;

export const paths = {
  /** The readable reference of the API; outside of these pages. */
  webhookReference: () => '/api/docs#tag-webhooks',
  apiReference: () => '/api/docs#tag-api-keys',
  home: () => '/',
  search: (query: SearchQuery = {}) => `/search${queryString({ ...query })}`,
  signIn: (redirectUrl?: string) => `/sign-in${queryString({ redirect_url: redirectUrl })}`,
  signUp: (redirectUrl?: string) => `/sign-up${queryString({ redirect_url: redirectUrl })}`,
  signInCallback: () => '/sign-in/sso-callback',
  mentorSignUp: () => '/mentor/signup',
  mentorOnboarding: (query: { step?: string } = {}) => `/mentor/onboarding${queryString({ ...query })}`,
  mentorHome: () => '/mentor/home',
  mentorSignUpCallback: () => '/mentor/signup/sso-callback',
  prospectSignUp: () => '/prospect/signup',
  prospectOnboarding: (redirectUrl?: string) => `/prospect/onboarding${queryString({ redirect_url: redirectUrl })}`,
  prospectSignUpCallback: () => '/prospect/signup/sso-callback',
  myProfile: () => '/my-profile',
  myAvailabilitySettings: () => '/my-profile/availability-settings',
  myServices: () => '/my-profile/services',
  myCalendars: () => '/my-profile/availability-settings#calendars',
  myProspectProfile: (query: { edit?: boolean } = {}) =>
    `/my-prospect-profile${queryString({ edit: query.edit ? 1 : null })}`,
  mentorProfile: (slug: string) => `/${segment(slug)}/mentor-profile`,
  mentorReviews: (slug: string) => `/${segment(slug)}/mentor-profile#reviews`,
  prospectProfile: (slug: string) => `/${segment(slug)}/prospect-profile`,
  availability: (slug: string, query: AvailabilityQuery = {}) =>
    `/${segment(slug)}/availability${queryString({ ...query })}`,
  /** The times of a mentor for pages of other sites. */
  embed: (slug: string, query: AvailabilityQuery = {}) => `/${segment(slug)}/embed${queryString({ ...query })}`,
  availabilityChanges: (slug: string) => `/api/v1/calendar/availability/by-slug/${segment(slug)}/changes`,
  messageStream: () => '/api/v1/messages/stream',
  /** The worker of pushes and of the page that is shown offline. @param parts the addresses of that page's style and script */
  worker: (parts: readonly string[]) => `/push-worker.js?${new URLSearchParams(parts.map((part) => ['part', part]))}`,
  /** The former scope of the worker, in browsers in which it was registered then; otherwise it is within the present one. */
  pushScope: () => '/push/',
  manifest: () => '/manifest.webmanifest',
  notificationStream: () => '/api/v1/notifications/stream',
  availabilitySettings: (slug: string) => `/${segment(slug)}/availability-settings`,
  /** The page behind a university's link. */
  named: (token: string) => `/named${queryString({ link: token })}`,
  bookings: (query: { when?: string; role?: string; status?: string; q?: string; page?: number } = {}) =>
    `/bookings${queryString({ ...query })}`,
  booking: (id: string) => `/bookings/${segment(id)}`,
  rescheduleBooking: (id: string, query: RescheduleQuery = {}) =>
    `/bookings/${segment(id)}/move${queryString({ ...query })}`,
  /** Always reached by a full page load: its content security policy is its own. */
  payBooking: (id: string) => `/bookings/${segment(id)}/pay`,
  reviewBooking: (id: string) => `/bookings/${segment(id)}/review`,
  /** The sessions from whose contracts the reader can withdraw. */
  withdrawList: () => '/withdraw',
  withdraw: (bookingId: string) => `/bookings/${segment(bookingId)}/withdraw`,
  receipt: (bookingId: string) => `/bookings/${segment(bookingId)}/receipt`,
  earnings: (query: { period?: string; from?: string; to?: string; page?: number; payout_page?: number } = {}) =>
    `/earnings${queryString({ ...query })}`,
  payoutAccount: () => '/earnings#payouts',
  payout: (id: string) => `/earnings/payouts/${segment(id)}`,
  bookingInvite: (id: string) => `/api/v1/calendar/bookings/${segment(id)}/invite.ics`,
  success: (bookingId: string) => `/success${queryString({ booking_id: bookingId })}`,
  fail: (bookingId: string) => `/fail${queryString({ booking_id: bookingId })}`,
  messages: (query: { q?: string; page?: number } = {}) => `/messages${queryString({ ...query })}`,
  thread: (id: string, query: { q?: string; m?: string } = {}) =>
    `/messages/${segment(id)}${queryString({ ...query })}`,
  /** A conversation that begins: with a mentor, or with the other side of a booking. */
  newThread: (query: { mentor: string } | { booking: string }) => `/messages/new${queryString({ ...query })}`,
  savedSearches: () => '/saved-searches',
  settings: (section: SettingsPlace = 'profile') => (section === 'profile' ? '/settings' : `/settings/${section}`),
  notifications: (query: { state?: string; page?: number } = {}) => `/notifications${queryString({ ...query })}`,
  myPicture: () => '/settings#picture',
  sitemap: () => '/sitemap.xml',
  sitemapFile: (name: string) => `/sitemap/${segment(name)}.xml`,
  /** The mentors' routes, from country to country. */
  countryRoutes: () => '/routes',
  /** @param slug `vietnam-to-netherlands` */
  countryRoute: (slug: string) => `/routes/${segment(slug)}`,
  terms: () => '/terms',
  mentorTerms: () => '/terms#mentor-terms',
  privacy: () => '/privacy',
  imprint: () => '/imprint',
  howRankingWorks: () => '/how-ranking-works',
  reviewsPolicy: () => '/reviews-policy',
  /** The rules of conduct, and the consequences of breaking them. */
  rules: () => '/rules',
  transparency: () => '/transparency',
  /** The signed-in person's reports. */
  reports: () => '/reports',
  decision: (id: string) => `/decisions/${segment(id)}`,
  mailbox: (query: { recipient?: string | null; page?: number } = {}) => `/dev/mailbox${queryString({ ...query })}`,
  mail: (id: string, query: { view?: string } = {}) => `/dev/mailbox/${segment(id)}${queryString({ ...query })}`,
} as const;

/** `?a=1&a=2`, or nothing when nothing is left: null, empty lists and blank strings are dropped. */
export function queryString(query: Query): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (one !== null && one !== undefined && String(one).trim() !== '') {
        parameters.append(name, String(one));
      }
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}
