import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { getMail, listMail } from './mailbox.ts';
import { showUnsubscribe, unsubscribe } from './unsubscribe.ts';

export type { Addressee, MailSettings, Notification, Recipient } from './compose.ts';
export { isSigned } from './bounce-signature.ts';
export { findReader, type NoticeReader } from './find-reader.ts';
export { mailJobs } from './jobs.ts';
export { catalogue, toEither, wordsIn as commonWordsIn } from './locales/index.ts';
export {
  ABOUT_NO_SESSION,
  type ClockFace,
  type MailContent,
  type MailMoney,
  type MailSearch,
  type MailSession,
  type MailText,
} from './mail-content.ts';
export { findMail, forgetMail, keepNotification, sendKept, sendNotification, type KeptMail } from './outbox.ts';
export { askToSendAgain, countFailedMails } from './send-again.ts';
export { stopCategoryOf, stopHref, withStop } from './compose.ts';
export { readdressMails } from './readdress-mails.ts';
export { receiveBounce } from './receive-bounce.ts';
export { digestNotification } from './send-digest.ts';
export { answerUnsubscribe, ownerOf } from './unsubscribe.ts';
export { unsubscribeTokenOf } from './unsubscribe-token.ts';
export { amountIn, dateIn, isolated, offsetAt, routeIn, timeIn, zoneIn } from './write-values.ts';

export function mailHandlers(
  context: Pick<Context, 'db' | 'config' | 'mail'>,
): HandlersOf<'listMail' | 'getMail' | 'showUnsubscribe' | 'unsubscribe'> {
  return {
    listMail: ({ query }) => listMail(context, query),
    getMail: ({ params }) => getMail(context, params.id),
    showUnsubscribe: ({ query }) => showUnsubscribe(context, query),
    unsubscribe: ({ query }) => unsubscribe(context, query),
  };
}
