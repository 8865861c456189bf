import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { getMail, listMail } from './mailbox.ts';
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts';

export { catalogue } from './catalogue.ts';
export { dateIn } from './clocks.ts';
export { countryName } from './country-name.ts';
export { findReader, type NoticeReader } from './find-reader.ts';
export { isolated } from './isolate.ts';
export { findMail } from './kept-mail.ts';
export { wordsIn as commonWordsIn } from './locales/index.ts';
export { ABOUT_NO_SESSION, type MailContent, type MailRoute, type MailSearch } from './mail-content.ts';
export { keepNotification, sendNotification, type MailSettings, type Notification } from './notification.ts';
export { readdressMails } from './readdress-mails.ts';
export { digestNotification } from './send-digest.ts';
export { sendKept } from './send-kept.ts';
export { answerUnsubscribe, ownerOf } from './unsubscribe.ts';
export { unsubscribeTokenOf } from './unsubscribe-token.ts';

export { findBookingFacts, findFeedFacts, type BookingFacts } from './booking-facts.ts';
export { calendarWords, writeFeed } from './calendar-file.ts';
export { hurryMails, isUntold, LINK_PATIENCE_MS, tellsWhere } from './hurry-mails.ts';
export { writeInvitation } from './invitation.ts';
export { mailJobs } from './jobs.ts';
export { bookingMailJob, readersOf, type BookingMail, type BookingMailKind, type Reader } from './kinds.ts';
export { receiveBounce } from './receive-bounce.ts';
export { writeBookingMail } from './send-mail.ts';
export { removedFromCalendar } from './removed-from-calendar.ts';
export { writeWaitingMails } from './waiting-mails.ts';

export function mailHandlers(
  context: Pick<Context, 'db' | 'config' | 'mail'>,
): HandlersOf<'listMail' | 'getMail' | 'showUnsubscribe' | 'unsubscribe'> {
  return {
    listMail: ({ query }) => listMail(context, query),
    getMail: ({ params }) => getMail(context, params.id),
    showUnsubscribe: ({ query }) => showUnsubscribe(context, query.token),
    unsubscribe: ({ query }) => unsubscribe(context, query.token),
  };
}
