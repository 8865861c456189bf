import { fullName } from '@abroad/contract/full-name';
import type { OutgoingMail } from '../../providers/mail/port.ts';
import type { CalendarSettings } from './calendar-file.ts';
import { contentOf } from './content.ts';
import type { Asked, MailContent } from './mail-content.ts';
import { toHtml } from './html.ts';
import { invitationFor, type InvitationMethod } from './invitation.ts';
import type { BookingMailKind, Reader } from './kinds.ts';
import { mailAddress } from '../../core/one-line.ts';
import { toText } from './text.ts';

/**
 * What a kind does in the reader's calendar; the others have no file. A reminder only shows what stands there already: with
 * the same UID and SEQUENCE, and inviting nobody, it is no update (RFC 5546, 2.1.5 and 3.2.1).
 */
const METHODS: Readonly<Partial<Record<BookingMailKind, InvitationMethod>>> = {
  requested: 'REQUEST',
  booked: 'REQUEST',
  accepted: 'REQUEST',
  reminder_24h: 'PUBLISH',
  reminder_1h: 'PUBLISH',
  rescheduled: 'REQUEST',
  placed: 'REQUEST',
  refunded: 'PUBLISH',
  cancelled: 'CANCEL',
  declined: 'CANCEL',
  withdrawn: 'CANCEL',
  expired: 'CANCEL',
  payment_lost: 'CANCEL',
};

/**
 * A request stands in its prospect's calendar as tentative. To its mentor it is only shown: who declines it gets no mail,
 * and so nothing would take it out of a calendar again.
 */
const SHOWN_TO_MENTOR: Readonly<Partial<Record<BookingMailKind, InvitationMethod | null>>> = {
  requested: 'PUBLISH',
  withdrawn: null,
  expired: null,
  payment_lost: null,
};

function methodFor(kind: BookingMailKind, reader: Reader): InvitationMethod | null {
  const shown = reader === 'mentor' ? SHOWN_TO_MENTOR[kind] : undefined;
  return shown === undefined ? (METHODS[kind] ?? null) : shown;
}

/** A mail, and its reader's address. */
type Addressed = Omit<Asked, 'public_url'> & { address: string };

async function attachmentsFor(
  { facts, kind, reader }: Addressed,
  settings: CalendarSettings,
): Promise<OutgoingMail['attachments']> {
  const method = methodFor(kind, reader);
  if (method === null) {
    return [];
  }
  const content = await invitationFor(facts, { reader_user_id: facts[reader].user_id, method }, settings);
  return [{ filename: 'invite.ics', content_type: `text/calendar; charset=utf-8; method=${method}`, content }];
}

/** RFC 2369 and RFC 8058: the mail program's own button ends mails of this kind. */
export const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

interface Envelope {
  sender: string;
  recipient: string;
  headers?: Readonly<Record<string, string>>;
  attachments?: OutgoingMail['attachments'];
}

/** Gives a mail its form: HTML, text and headers. */
export async function composeMail(
  content: MailContent,
  { sender, recipient, headers = {}, attachments = [] }: Envelope,
): Promise<Omit<OutgoingMail, 'id'>> {
  return {
    sender,
    recipient,
    subject: content.subject,
    html: await toHtml(content),
    text: toText(content),
    // RFC 3834: nobody's holiday notice answers.
    headers: { 'Auto-Submitted': 'auto-generated', ...headers },
    attachments,
  };
}

/** Writes a mail about a booking for one reader, with HTML, text, headers and calendar file. */
export async function composeBookingMail(
  asked: Addressed,
  settings: CalendarSettings,
): Promise<Omit<OutgoingMail, 'id'>> {
  const { facts, reader, address } = asked;
  const person = facts[reader];
  return composeMail(contentOf({ ...asked, public_url: settings.public_url }), {
    sender: settings.mail_from,
    recipient: mailAddress(fullName(person, person.language), address),
    // All mails of a booking stand together.
    headers: {
      References: `<${facts.ical_uid}>`,
      ...(asked.unsubscribe_url === null ? {} : oneClick(asked.unsubscribe_url)),
    },
    attachments: await attachmentsFor(asked, settings),
  });
}
