import { enqueueNextAvailable } from './features/availability/next-available.ts';
import type { OnRenamed } from './features/identity/change-account.ts';
import { refreshSearchRow } from './features/mentors/search-row.ts';
import { followEducation } from './features/proofs/end-proofs.ts';
import { systemFeature } from './features/system/feature.ts';
import { notificationsFeature } from './features/notifications/feature.ts';
import { referenceFeature } from './features/reference/feature.ts';
import { identityFeature } from './features/identity/feature.ts';
import { profilesFeature } from './features/profiles/feature.ts';
import { staffFeature } from './features/staff/feature.ts';
import { mailFeature } from './features/mail/feature.ts';
import { fraudFeature } from './features/fraud/feature.ts';
import { notificationCenterFeature } from './features/notification-center/feature.ts';
import { calendarFilesFeature } from './features/calendar-files/feature.ts';
import { mentorsFeature } from './features/mentors/feature.ts';
import { mediaFeature } from './features/media/feature.ts';
import { sealedFilesFeature } from './features/sealed-files/feature.ts';
import { attachmentsFeature } from './features/attachments/feature.ts';
import { calendarsFeature } from './features/calendars/feature.ts';
import { proofsFeature } from './features/proofs/feature.ts';
import { eventTypesFeature } from './features/event-types/feature.ts';
import { universitiesFeature } from './features/universities/feature.ts';
import { availabilityFeature } from './features/availability/feature.ts';
import { onboardingFeature } from './features/onboarding/feature.ts';
import { paymentsFeature } from './features/payments/feature.ts';
import { payoutAccountsFeature } from './features/payout-accounts/feature.ts';
import { earningsFeature } from './features/earnings/feature.ts';
import { receiptsFeature } from './features/receipts/feature.ts';
import { savedSearchesFeature } from './features/saved-searches/feature.ts';
import { bookingsFeature } from './features/bookings/feature.ts';
import { messagesFeature } from './features/messages/feature.ts';
import { messagesByMailFeature } from './features/messages-by-mail/feature.ts';
import { checkoutFeature } from './features/checkout/feature.ts';
import { reviewsFeature } from './features/reviews/feature.ts';
import { suspensionsFeature } from './features/suspensions/feature.ts';
import { apiKeysFeature } from './features/api-keys/feature.ts';
import { moderationFeature } from './features/moderation/feature.ts';
import { sessionEventsFeature } from './features/session-events/feature.ts';
import { sessionFeedFeature } from './features/session-feed/feature.ts';
import { webhooksFeature } from './features/webhooks/feature.ts';
import { reportsFeature } from './features/reports/feature.ts';
import { noShowsFeature } from './features/no-shows/feature.ts';
import { withdrawalsFeature } from './features/withdrawals/feature.ts';
import { payoutsFeature } from './features/payouts/feature.ts';
import { accountFeature } from './features/account/feature.ts';
import type { Feature } from './feature.ts';
import type { Context } from './context.ts';
import { doctorHandlers } from './doctor/handlers.ts';
import type { Handlers } from './http/handlers.ts';
import { viewHandlers } from './views/routes.ts';

const onRenamed =
  ({ clock }: Context): OnRenamed =>
  (trx, userId) =>
    refreshSearchRow(trx, userId, clock);

/**
 * The features from left to right: each imports only fronts of those before it. What a later one does at the request of an earlier one
 * is handed in here.
 */
export const FEATURES = [
  systemFeature,
  notificationsFeature,
  referenceFeature,
  identityFeature({ onRenamed }),
  profilesFeature({ onRenamed }),
  staffFeature,
  mailFeature,
  fraudFeature,
  notificationCenterFeature,
  calendarFilesFeature,
  mentorsFeature({ onEducation: (context) => (trx, change) => followEducation(context, trx, change) }),
  mediaFeature,
  sealedFilesFeature,
  attachmentsFeature,
  calendarsFeature,
  proofsFeature,
  eventTypesFeature({ onOfferChanged: enqueueNextAvailable }),
  universitiesFeature,
  availabilityFeature,
  onboardingFeature,
  paymentsFeature,
  payoutAccountsFeature,
  earningsFeature,
  receiptsFeature,
  savedSearchesFeature,
  bookingsFeature,
  messagesFeature,
  messagesByMailFeature,
  checkoutFeature,
  reviewsFeature,
  suspensionsFeature,
  apiKeysFeature,
  moderationFeature,
  sessionEventsFeature,
  sessionFeedFeature,
  webhooksFeature,
  reportsFeature,
  noShowsFeature,
  withdrawalsFeature,
  payoutsFeature,
  accountFeature,
] as const satisfies readonly Feature[];

type Intersection<U> = (U extends unknown ? (each: U) => void : never) extends (all: infer I) => void ? I : never;
type Serving = Extract<(typeof FEATURES)[number], { handlers: unknown }>;
type Collected = Intersection<ReturnType<Serving['handlers'] | typeof viewHandlers | typeof doctorHandlers>>;

/** Collects the handlers of all features, of the views and of the doctor. A call of the contract without a handler is a type error. */
export function createHandlers(context: Context): Handlers {
  const ofFeatures = FEATURES.map((feature) => ('handlers' in feature ? feature.handlers(context) : {}));
  const all: Collected = Object.assign({}, ...ofFeatures, viewHandlers(context), doctorHandlers(context));
  return all;
}
