/**
 * Which parts travel in one file. Left to itself the builder gives every set of pages that share something a file of its
 * own, which made 34 scripts of the search page, half of them below 700 bytes: a request costs more than such a script,
 * and a browser has six connections. So what is mostly needed together is together here. What isn't named, or is used in
 * one place alone, stays where the builder puts it. `npm run weigh` tells what a page then asks for.
 */
export const together: Record<string, readonly string[]> = {
  /** What nearly every page shows that reads something. */
  reading: [
    'node_modules/@tanstack/(?!.*(?:[mM]utation|[iI]nfinite))',
    'features/errors/failure-message',
    'features/layout/page-title',
    'lib/(language-names|rich-text|safe-redirect|use-hydrated)',
    'packages/contract/src/limits',
    'ui/(banner|card|field|skeleton|tag|text-field)',
  ],
  'profile-parts': [
    'features/history/profile-path',
    'features/mentor-profile/profile-(story|waiting)',
    'features/money/approximate-price',
    'lib/month-names',
    'lib/months',
    'locales/en/profile',
    'ui/(route-line|stamp)',
  ],
  /** What the header asks for and shows once somebody is signed in. */
  'signed-in': [
    'features/avatar/(avatar-key|load-avatar|use-avatar)',
    'features/layout/(account-menu|finish-profile|role-links)',
    'lib/draft-storage',
    'session/(ensure-record|roles|use-has-profile|use-resources|use-role)',
  ],
  /** Small things of many pages. */
  small: [
    'node_modules/@tanstack/.*[mM]utation',
    'features/calendar/local-days',
    'features/forms/(focus-first-error|server-errors)',
    'lib/(currency-names|idempotency-key|picture-set|read-address|save-file|use-return)',
    'session/(signed-in-only|use-record)',
    'ui/(checkbox|chip|empty-state|pager)',
  ],
  services: [
    'booking-rules/src/(refund|time)',
    'features/booking/(cancel-words|platform-words|service-words)',
    'features/mentor-profile/(own-slug-hint|resolutions)',
    'locales/en/owner',
    'ui/radio-card',
  ],
  api: ['api/(?!page-data)', 'packages/contract/src/(client|endpoints?)'],
  schemas: [
    'node_modules/(zod|@hookform)/',
    'packages/contract/src/(history|identity|languages|plain-words|primitives|profiles)',
    'features/forms/(kept-edit|use-draft)',
    'features/history-editor/(education-draft|experience-draft|study-abroad|to-education)',
    'features/onboarding/already-there',
    'features/prospect-profile/form-skeleton',
    'locales/en/onboarding',
  ],
  fields: [
    'features/calendar/(calendar|use-day-focus|weeks)',
    'features/forms/(changed-meanwhile|merge-edits|use-meanwhile|zone-select-field)',
    'features/settings/use-scroll-to-section',
    'locales/en/(forms|questions)',
    'ui/(select-field|text-area-field)',
  ],
  pickers: [
    'features/errors/loading-failed',
    'features/pickers/',
    'lib/languages',
    'locales/en/pickers',
    'ui/(caret|plain-combobox|search-combobox|search-status|use-combobox-widget|use-left-text|use-remote-search)',
  ],
  'result-cards': ['features/search/(price-words|result-card|school-words|use-prefetch)', 'locales/en/search'],
  filters: ['features/(search|saved-searches)/', 'locales/en/saved', 'routes/search'],
  map: ['features/mentor-profile/map-frame', 'locales/en/routes', 'ui/dot-map'],
  'home-parts': ['features/settings/farewell', 'locales/en/home', 'ui/ticket'],
  account: ['features/account/(?!clerk|name-form)', 'locales/en/account', 'session/after-sign-in'],
  avatar: ['features/avatar/avatar-button', 'locales/en/avatar'],
  'booking-parts': [
    'booking-rules/src/times',
    'features/booking-core/(booking-facts|payment-facts|use-refresh)',
    'features/bookings/(booking-places|bookings|move-link|name-sides|next-look|poll-booking|use-bookings)',
    'locales/en/(bookings|paid)',
  ],
  'booking-answers': [
    'features/bookings/(answer-actions|calendar-suggestion|cancel-action|deadline-words|join-link|pay-link|report-action|use-change-booking|use-suggestion)',
    'locales/en/proposals',
  ],
  receipt: [
    'features/bookings/(booking-payment|calendar-file)',
    'features/proposals/use-answer-proposal',
    'features/receipt/receipt-link',
    'locales/en/receipt',
  ],
  reschedule: [
    'contract/src/service-answers',
    'features/(booking/clock-words|booking/use-clock-words|booking-core/slot-at|questions/answers)',
    'locales/en/moving',
  ],
  paying: [
    'features/payment/(form-waiting|pay-button|provider-outcome|use-paying)',
    'locales/en/payment',
    'routes/pay',
  ],
  /** Whether a price can be paid, for who names it and who books it. */
  prices: ['features/money/use-charges', 'reference-data/src/(card-charges|currency-digits|money|payable-step)'],
  hours: [
    'booking-rules/src/policy-bounds',
    'features/availability-settings/(policy-draft|policy-fields|problem-words|service-draft|use-save-service|use-settings)',
    'features/booking/forget-times',
    'features/calendar-connections/(account-name|focus-calendars|presets|target-options|use-calendars|use-change-calendars)',
    'features/mentor-profile/use-own-slug',
    'features/questions/question-drafts',
    'locales/en/(calendars|hours)',
  ],
  settings: [
    'features/avatar/avatar-field',
    'features/settings/use-feed',
    'lib/use-copy',
    'locales/en/settings',
    'session/callbacks',
  ],
  steps: ['features/mentor-fields/mentor-texts', 'features/onboarding/step-(frame|words)'],
  studies: [
    'features/errors/form-mistakes',
    'features/forms/(chosen-list|counted-text|country-field|degree-list-field|degree-options|form-outcome|list-fields)',
    'features/prospect-profile/(intake|plan-fields|prospect-draft|stages|talk-fields)',
    'locales/en/prospects',
  ],
  undoing: ['features/history-editor/(use-delete|delayed-deletes|pending-deletes|lasting-api)', 'locales/en/history'],
  /** What names countries, for pages that need no degrees. */
  countries: ['lib/country-names', 'reference-data/src/country-articles'],
  reference: ['reference-data/src/degree'],
  history: [
    'features/forms/month-field',
    'features/history-editor/',
    'features/history/present-stations',
    'features/prospect-profile/(profile-parts|prospect|prospect-view|use-labels)\\.',
  ],
};

/** The groups for the builder: a part belongs to the first that names it, and is there by itself, without what it imports. */
export const sharedFiles = Object.entries(together).map(([name, parts]) => {
  const named = new RegExp(`/(?:${parts.join('|')})`);
  return {
    name,
    test: (id: string) => named.test(id.replaceAll('\\', '/')),
    minShareCount: 2,
    includeDependenciesRecursively: false,
  };
});
