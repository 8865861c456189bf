import { sampleOf } from '../../../testing/mail-samples.ts';
import { isReminder, readersOf, type BookingMailKind } from './kinds.ts';
import { bookingFacts, dealFacts } from './mail-facts.test-helper.ts';
import { bookingNotifications } from './notifications.ts';

export const samples = Object.values(bookingNotifications).map((notification) => {
  const kind = notification.kind as BookingMailKind;
  const unsubscribe_url = isReminder(kind) ? 'https://a.test/u?token=1' : null;
  return sampleOf(notification, (language) =>
    readersOf(kind).map((reader) => ({
      facts: bookingFacts(language),
      deal: dealFacts,
      reader,
      unsubscribe_url,
      is_over: false,
    })),
  );
});
