import type { Context } from './context.ts';
import { doctorHandlers } from './doctor/handlers.ts';
import { accountHandlers } from './features/account/index.ts';
import { attachmentHandlers } from './features/attachments/index.ts';
import {
  availabilityHandlers,
  availabilitySettingsHandlers,
  enqueueNextAvailable,
} from './features/availability/index.ts';
import { bookingHandlers } from './features/bookings/index.ts';
import { calendarHandlers } from './features/calendars/index.ts';
import { checkoutHandlers } from './features/checkout/index.ts';
import { earningsHandlers } from './features/earnings/index.ts';
import { eventTypeHandlers, eventTypeSettingsHandlers } from './features/event-types/index.ts';
import { identityHandlers } from './features/identity/index.ts';
import { mailHandlers } from './features/mail/index.ts';
import { mediaHandlers } from './features/media/index.ts';
import { refreshSearchOnRename, mentorHandlers, mentorHistoryHandlers } from './features/mentors/index.ts';
import { messageHandlers } from './features/messages/index.ts';
import { moderationHandlers } from './features/moderation/index.ts';
import { noShowHandlers } from './features/no-shows/index.ts';
import { withdrawalHandlers } from './features/withdrawals/index.ts';
import { payoutHandlers } from './features/payouts/index.ts';
import { onboardingHandlers } from './features/onboarding/index.ts';
import { followEducation, proofAdminHandlers, proofHandlers } from './features/proofs/index.ts';
import { payoutAccountHandlers } from './features/payout-accounts/index.ts';
import { prospectHandlers, prospectHistoryHandlers } from './features/prospects/index.ts';
import { receiptHandlers } from './features/receipts/index.ts';
import { notificationHandlers } from './features/notification-center/index.ts';
import { referenceHandlers } from './features/reference/index.ts';
import { reportHandlers } from './features/reports/index.ts';
import { reviewHandlers } from './features/reviews/index.ts';
import { savedSearchHandlers } from './features/saved-searches/index.ts';
import { sessionFeedHandlers } from './features/session-feed/index.ts';
import { sealedFileHandlers } from './features/sealed-files/index.ts';
import { suggestionHandlers } from './features/session-events/index.ts';
import { staffHandlers } from './features/staff/index.ts';
import { systemHandlers } from './features/system/index.ts';
import { universityHandlers } from './features/universities/index.ts';
import { apiKeyHandlers } from './features/api-keys/index.ts';
import { webhookHandlers } from './features/webhooks/index.ts';
import type { Handlers } from './http/handlers.ts';
import { viewHandlers } from './views/index.ts';

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
