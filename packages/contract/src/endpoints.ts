import { accountEndpoints } from './endpoints/account.ts';
import { adminDeskEndpoints } from './endpoints/admin-desk.ts';
import { adminPayoutEndpoints } from './endpoints/admin-payouts.ts';
import { adminPeopleEndpoints } from './endpoints/admin-people.ts';
import { adminReviewEndpoints } from './endpoints/admin-reviews.ts';
import { attachmentEndpoints } from './endpoints/attachments.ts';
import { authEndpoints } from './endpoints/auth.ts';
import { bookingLifeEndpoints } from './endpoints/booking-life.ts';
import { calendarConnectionEndpoints } from './endpoints/calendar-connections.ts';
import { calendarFeedEndpoints } from './endpoints/calendar-feed.ts';
import { calendarSettingsEndpoints } from './endpoints/calendar-settings.ts';
import { calendarSuggestionEndpoints } from './endpoints/calendar-suggestions.ts';
import { calendarEndpoints } from './endpoints/calendar.ts';
import { decisionEndpoints } from './endpoints/decisions.ts';
import { eventTypeEndpoints } from './endpoints/event-types.ts';
import { mediaEndpoints } from './endpoints/media.ts';
import { mentorHistoryEndpoints, prospectHistoryEndpoints } from './endpoints/history.ts';
import { messageEndpoints } from './endpoints/messages.ts';
import { moderationEndpoints } from './endpoints/moderation.ts';
import { noShowEndpoints } from './endpoints/no-shows.ts';
import { operationEndpoints } from './endpoints/operations.ts';
import { paymentEndpoints } from './endpoints/payments.ts';
import { payoutAccountEndpoints } from './endpoints/payout-accounts.ts';
import { payoutEndpoints } from './endpoints/payouts.ts';
import { profileEndpoints } from './endpoints/profiles.ts';
import { proofAdminEndpoints } from './endpoints/proofs-admin.ts';
import { proofEndpoints } from './endpoints/proofs.ts';
import { notificationEndpoints } from './endpoints/notifications.ts';
import { referenceEndpoints } from './endpoints/reference.ts';
import { reportEndpoints } from './endpoints/reports.ts';
import { reviewEndpoints } from './endpoints/reviews.ts';
import { savedSearchEndpoints } from './endpoints/saved-searches.ts';
import { sealedFileEndpoints } from './endpoints/sealed-files.ts';
import { staffEndpoints } from './endpoints/staff.ts';
import { systemEndpoints } from './endpoints/system.ts';
import { timeOffEndpoints } from './endpoints/time-off.ts';
import { apiKeyEndpoints } from './endpoints/api-keys.ts';
import { webhookEndpoints } from './endpoints/webhooks.ts';
import { withdrawalEndpoints } from './endpoints/withdrawals.ts';

/** The one table of calls. Only calls in this table are implemented, tested and documented. */
export const endpoints = {
  ...systemEndpoints,
  ...authEndpoints,
  ...accountEndpoints,
  ...referenceEndpoints,
  ...profileEndpoints,
  ...mentorHistoryEndpoints,
  ...prospectHistoryEndpoints,
  ...mediaEndpoints,
  ...calendarEndpoints,
  ...bookingLifeEndpoints,
  ...withdrawalEndpoints,
  ...paymentEndpoints,
  ...payoutAccountEndpoints,
  ...payoutEndpoints,
  ...calendarSettingsEndpoints,
  ...timeOffEndpoints,
  ...calendarConnectionEndpoints,
  ...calendarSuggestionEndpoints,
  ...calendarFeedEndpoints,
  ...eventTypeEndpoints,
  ...webhookEndpoints,
  ...apiKeyEndpoints,
  ...savedSearchEndpoints,
  ...reviewEndpoints,
  ...sealedFileEndpoints,
  ...attachmentEndpoints,
  ...reportEndpoints,
  ...decisionEndpoints,
  ...moderationEndpoints,
  ...proofEndpoints,
  ...proofAdminEndpoints,
  ...messageEndpoints,
  ...noShowEndpoints,
  ...notificationEndpoints,
  ...staffEndpoints,
  ...adminDeskEndpoints,
  ...operationEndpoints,
  ...adminPeopleEndpoints,
  ...adminPayoutEndpoints,
  ...adminReviewEndpoints,
};
export type Endpoints = typeof endpoints;
export type EndpointName = keyof Endpoints;
