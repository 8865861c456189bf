import type { Context } from '../../context.ts';
import type { HandlersOf } from '../../http/handlers.ts';
import { getMail, listMail } from './mailbox.ts';

export { writeInvitation } from './invitation.ts';
export { MAIL_CRONTAB, mailTasks } from './jobs.ts';
export { bookingMailJobs, type BookingMailKind } from './kinds.ts';
export { sendBookingMails } from './send-mail.ts';

export function mailHandlers(context: Pick<Context, 'db' | 'config' | 'mail'>): HandlersOf<'listMail' | 'getMail'> {
  return {
    listMail: ({ query }) => listMail(context, query),
    getMail: ({ params }) => getMail(context, params.id),
  };
}
