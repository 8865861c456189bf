import type { EmailPreferences, NotificationKind } from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { mailAddress } from '../../core/one-line.ts';
import type { OutgoingMail } from '../../providers/mail/port.ts';
import { wordsIn, type MailWords } from './locales/index.ts';
import type { ClockFace, MailContent, MailSearch, MailSession } from './mail-content.ts';

export type MailSettings = Pick<Context['config'], 'public_url' | 'mail_from' | 'contact_email'>;

/** The recipient. */
export interface Addressee {
  user_id: string;
  first_name: string;
  last_name: string;
  email: string;
  /** BCP 47. */
  language: string;
}

/** The recipient, who may have no account. */
export interface Recipient extends Omit<Addressee, 'user_id'> {
  user_id: string | null;
}

/** What only a mail tells: one instead of several, and a code to an address that isn't the account's. */
export const MAIL_ONLY_KINDS = ['digest', 'proof_code', 'reply_refused'] as const;
type MailOnlyKind = (typeof MAIL_ONLY_KINDS)[number];

/** An email of a feature: the feature provides the content; this module stores, renders and sends it. */
export interface Notification<Facts> {
  /** Its kind in the outbox, in the metrics and in the product. */
  kind: NotificationKind | MailOnlyKind;
  /** The reader's preference for it; null where it is always sent. */
  preference: keyof EmailPreferences | null;
  /** The content in the reader's language. */
  content: (facts: Facts, settings: MailSettings) => MailContent;
  /** The link that ends it, for the mail program's own button (RFC 8058); null where there is none. */
  stopLink?: (facts: Facts, settings: MailSettings) => string | null;
  /** It has a code or a person's messages, or says who reported something: the staff don't read it. */
  is_secret?: true;
  /** Where answers go; null where they aren’t read. */
  replyTo?: (facts: Facts) => string | null;
  /** Groups it with others in a mail program: a Message-ID without its angle brackets (RFC 5322, 3.6.4). */
  thread?: (facts: Facts) => string;
  attachments?: (facts: Facts, settings: MailSettings) => Promise<OutgoingMail['attachments']>;
}

/** One email of a kind, with its recipient and data. */
export interface Telling<Facts> {
  to: Recipient;
  facts: Facts;
  /** It is stored and sent once for this key. */
  deduplication: string;
}

const clockLine = ({ whose, time, date, zone }: ClockFace, { labelled, moment }: MailWords) =>
  labelled(whose, `${date === null ? time : moment(date, time)} (${zone})`);
const quoted = (text: string) => text.split('\n').map((line) => `> ${line}`);

function sessionLines({ service, route, clocks, place }: MailSession, words: MailWords): string[] {
  const { labels, labelled, direction } = words;
  const arrow = direction === 'rtl' ? '←' : '→';
  const where = place === null || place.href === null ? place?.text : `${place.text} ${place.href}`;
  return [
    '',
    labelled(labels.service, service),
    ...(route === null ? [] : [`${route.from} ${arrow} ${route.to}`]),
    ...clocks.map((clock) => clockLine(clock, words)),
    ...(where === undefined ? [] : [labelled(labels.place, where)]),
  ];
}

function moneyLines(money: MailContent['money'], { labelled }: MailWords): string[] {
  return money === null
    ? []
    : [
        '',
        ...money.lines.map(({ label, value }) => labelled(label, value)),
        ...(money.note === null ? [] : [money.note]),
      ];
}

function searchLines({ name, href, mentors, more, stop }: MailSearch, { labelled, direction }: MailWords): string[] {
  const arrow = direction === 'rtl' ? '←' : '→';
  return [
    '',
    labelled(name, href),
    ...mentors.flatMap((mentor) => [
      '',
      labelled(mentor.name, mentor.href),
      ...(mentor.about === null ? [] : [mentor.about]),
      ...(mentor.route === null ? [] : [`${mentor.route.from} ${arrow} ${mentor.route.to}`]),
    ]),
    ...(more === null ? [] : ['', more]),
    '',
    labelled(stop.label, stop.href),
  ];
}

/** An email as plain text. */
export function toText(content: MailContent): string {
  const { answer_above, heading, lead, session, money, times, quote, searches, button, unsubscribe, why } = content;
  const words = wordsIn(content.language);
  const { labels, labelled } = words;
  const lines = [
    ...(answer_above ? [answer_above, ''] : []),
    heading,
    '',
    lead,
    ...(session === null ? [] : sessionLines(session, words)),
    ...moneyLines(money, words),
    ...(times === null ? [] : ['', labelled(times.label, '').trimEnd(), ...times.items.map((time) => `- ${time}`)]),
    ...(quote === null ? [] : ['', labelled(quote.label, '').trimEnd(), ...quoted(quote.text)]),
    ...(searches ?? []).flatMap((search) => searchLines(search, words)),
    '',
    labelled(button.label, button.href),
    '',
    '--',
    labels.product,
    why,
    ...(unsubscribe === null ? [] : [labelled(unsubscribe.label, unsubscribe.href)]),
  ];
  return `${lines.join('\n')}\n`;
}

/** RFC 2369 and RFC 8058: the mail program's own button ends emails of this kind. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/** Renders an email: HTML, text, headers and attachments. */
export async function composeNotification<Facts>(
  { content, stopLink, replyTo, thread, attachments }: Notification<Facts>,
  { to, facts }: Pick<Telling<Facts>, 'to' | 'facts'>,
  settings: MailSettings,
): Promise<Omit<OutgoingMail, 'id'>> {
  // The HTML libraries are loaded late, so that they don't delay the start.
  const { toHtml } = await import('./html.ts');
  const said = content(facts, settings);
  const stop = stopLink?.(facts, settings) ?? null;
  const reply_to = replyTo?.(facts) ?? null;
  return {
    sender: settings.mail_from,
    recipient: mailAddress(fullName(to, to.language), to.email),
    subject: said.subject,
    html: await toHtml(said),
    text: toText(said),
    headers: {
      // RFC 3834: prevents automatic replies.
      'Auto-Submitted': 'auto-generated',
      // Exchange goes by this one.
      'X-Auto-Response-Suppress': 'All',
      ...(reply_to !== null && { 'Reply-To': reply_to }),
      ...(thread && { References: `<${thread(facts)}>` }),
      ...(stop !== null && oneClick(stop)),
    },
    attachments: (await attachments?.(facts, settings)) ?? [],
  };
}
