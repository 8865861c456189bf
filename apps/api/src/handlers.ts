import type { Context } from './context.ts';
import { doctorHandlers } from './doctor/handlers.ts';
import { accountHandlers } from './features/account/routes.ts';
import { attachmentHandlers } from './features/attachments/routes.ts';
import { availabilityHandlers } from './features/availability/routes.ts';
import { availabilitySettingsHandlers } from './features/availability/settings-routes.ts';
import { enqueueNextAvailable } from './features/availability/next-available.ts';
import { bookingHandlers } from './features/bookings/routes.ts';
import { calendarHandlers } from './features/calendars/routes.ts';
import { checkoutHandlers } from './features/checkout/routes.ts';
import { earningsHandlers } from './features/earnings/routes.ts';
import { eventTypeHandlers } from './features/event-types/routes.ts';
import { eventTypeSettingsHandlers } from './features/event-types/settings-routes.ts';
import { identityHandlers } from './features/identity/routes.ts';
import { mailHandlers } from './features/mail/routes.ts';
import { mediaHandlers } from './features/media/routes.ts';
import { refreshSearchOnRename } from './features/mentors/search-row.ts';
import { mentorHandlers } from './features/mentors/routes.ts';
import { mentorHistoryHandlers } from './features/mentors/history-routes.ts';
import { messageHandlers } from './features/messages/routes.ts';
import { moderationHandlers } from './features/moderation/routes.ts';
import { noShowHandlers } from './features/no-shows/routes.ts';
import { withdrawalHandlers } from './features/withdrawals/routes.ts';
import { payoutHandlers } from './features/payouts/routes.ts';
import { onboardingHandlers } from './features/onboarding/routes.ts';
import { followEducation } from './features/proofs/end-proofs.ts';
import { proofAdminHandlers, proofHandlers } from './features/proofs/routes.ts';
import { payoutAccountHandlers } from './features/payout-accounts/routes.ts';
import { prospectHandlers } from './features/prospects/routes.ts';
import { prospectHistoryHandlers } from './features/prospects/history-routes.ts';
import { receiptHandlers } from './features/receipts/routes.ts';
import { notificationHandlers } from './features/notification-center/routes.ts';
import { referenceHandlers } from './features/reference/routes.ts';
import { reportHandlers } from './features/reports/routes.ts';
import { reviewHandlers } from './features/reviews/routes.ts';
import { savedSearchHandlers } from './features/saved-searches/routes.ts';
import { sessionFeedHandlers } from './features/session-feed/routes.ts';
import { sealedFileHandlers } from './features/sealed-files/routes.ts';
import { suggestionHandlers } from './features/session-events/routes.ts';
import { staffHandlers } from './features/staff/routes.ts';
import { systemHandlers } from './features/system/routes.ts';
import { universityHandlers } from './features/universities/routes.ts';
import { apiKeyHandlers } from './features/api-keys/routes.ts';
import { webhookHandlers } from './features/webhooks/routes.ts';
import type { Handlers } from './http/handlers.ts';
import { viewHandlers } from './views/routes.ts';

/** Collects the handlers of all features. A call of the contract without a handler is a type error. */
export function createHandlers(context: Context): Handlers {
  const onRenamed = refreshSearchOnRename(context);
  return {
    ...systemHandlers(context),
    ...mediaHandlers(context),
    ...identityHandlers(context, { onRenamed }),
    ...referenceHandlers(context),
    ...universityHandlers(context),
    ...mentorHandlers(context),
    ...mentorHistoryHandlers({
      ...context,
      onEducation: (trx, change) => followEducation(context, trx, change),
    }),
    ...prospectHandlers(context, { onRenamed }),
    ...prospectHistoryHandlers(context),
    ...eventTypeHandlers(context),
    ...eventTypeSettingsHandlers({ ...context, onOfferChanged: enqueueNextAvailable }),
    ...availabilityHandlers(context),
    ...availabilitySettingsHandlers(context),
    ...calendarHandlers(context),
    ...onboardingHandlers(context),
    ...bookingHandlers(context),
    ...checkoutHandlers(context),
    ...payoutAccountHandlers(context),
    ...earningsHandlers(context),
    ...receiptHandlers(context),
    ...suggestionHandlers(context),
    ...sessionFeedHandlers(context),
    ...webhookHandlers(context),
    ...apiKeyHandlers(context),
    ...mailHandlers(context),
    ...reviewHandlers(context),
    ...reportHandlers(context),
    ...messageHandlers(context),
    ...noShowHandlers(context),
    ...notificationHandlers(context),
    ...withdrawalHandlers(context),
    ...payoutHandlers(context),
    ...savedSearchHandlers(context),
    ...sealedFileHandlers(context),
    ...attachmentHandlers(context),
    ...proofHandlers(context),
    ...proofAdminHandlers(context),
    ...staffHandlers(context),
    ...moderationHandlers(context),
    ...accountHandlers(context),
    ...viewHandlers(context),
    ...doctorHandlers(context),
  };
}
