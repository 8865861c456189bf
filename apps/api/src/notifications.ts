import { emailChangedNotification, liftedNotification, suspendedNotification } from './features/account/index.ts';
import { brokenCalendarNotification } from './features/calendars/index.ts';
import { digestNotification, type Notification } from './features/mail/index.ts';
import { welcomeNotification } from './features/onboarding/index.ts';
import { searchNewsNotification } from './features/saved-searches/index.ts';

/** Every mail that the product sends. A test looks at a sample of each in every language. */
export const NOTIFICATIONS: readonly Notification<never>[] = [
  digestNotification,
  suspendedNotification,
  liftedNotification,
  emailChangedNotification,
  welcomeNotification,
  brokenCalendarNotification,
  searchNewsNotification,
];
