import {
  brand,
  canEndMail,
  categoryOf,
  STOPPABLE_CATEGORIES,
  type EmailPreferences,
  type NotificationKind,
  type StoppableCategory,
} from '@abroad/contract';
import { fullName } from '@abroad/contract/full-name';
import type { Context } from '../../context.ts';
import { mailAddress } from '../../core/one-line.ts';
import { wordsIn, type Words } from '../../core/words-in.ts';
import type { OutgoingMail } from '../../providers/mail/port.ts';
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

/** Kinds that exist only as mail, such as a digest and a code to an address that isn't the account's. */
export const MAIL_ONLY_KINDS = ['digest', 'proof_code', 'reply_refused', 'reply_files_left_out'] as const;
type MailOnlyKind = (typeof MAIL_ONLY_KINDS)[number];

/** An email of a feature: the feature provides the content; this module stores, renders and sends it. */
export interface Notification<Facts> {
  /** Its kind in the outbox, in the metrics and in the product. */
  kind: NotificationKind | MailOnlyKind;
  /** The reader's preference for it; null where it is always sent. */
  preference: keyof EmailPreferences | null;
  /** The content in the reader's language. */
  content: (facts: Facts, settings: MailSettings) => MailContent;
  /** The category that its foot ends, where that doesn’t follow from its kind; null for none. */
  stops?: (facts: Facts) => StoppableCategory | null;
  /** The link that ends it, for the mail program's own button (RFC 8058); null where there is none. */
  stopLink?: (facts: Facts, settings: MailSettings) => string | null;
  /** It has a code or a person's messages, or says who reported something: the staff don't read it. */
  is_secret?: true;
  /** The address for answers; null where they aren’t read. */
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

const labelled = (t: Words, label: string, value: string) => t('mail.labelled', { label, value });
const clockLine = ({ whose, time, date, zone }: ClockFace, t: Words) =>
  labelled(t, whose, `${date === null ? time : t('mail.moment', { day: date, time })} (${zone})`);
const quoted = (text: string) => text.split('\n').map((line) => `> ${line}`);

function sessionLines({ service, route, clocks, place }: MailSession, t: Words): string[] {
  const arrow = t.direction === 'rtl' ? '←' : '→';
  const where = place === null || place.href === null ? place?.text : `${place.text} ${place.href}`;
  return [
    '',
    labelled(t, t('mail.labels.service'), service),
    ...(route === null ? [] : [`${route.from} ${arrow} ${route.to}`]),
    ...clocks.map((clock) => clockLine(clock, t)),
    ...(where === undefined ? [] : [labelled(t, t('mail.labels.place'), where)]),
  ];
}

function moneyLines(money: MailContent['money'], t: Words): string[] {
  return money === null
    ? []
    : ['', ...money.lines.map(({ label, value }) => labelled(t, label, value)), ...money.notes];
}

function searchLines({ name, href, mentors, more, stop }: MailSearch, t: Words): string[] {
  const arrow = t.direction === 'rtl' ? '←' : '→';
  return [
    '',
    labelled(t, name, href),
    ...mentors.flatMap((mentor) => [
      '',
      labelled(t, mentor.name, mentor.href),
      ...(mentor.about === null ? [] : [mentor.about]),
      ...(mentor.route === null ? [] : [`${mentor.route.from} ${arrow} ${mentor.route.to}`]),
    ]),
    ...(more === null ? [] : ['', more]),
    '',
    labelled(t, stop.label, stop.href),
  ];
}

/** An email as plain text. */
export function toText(content: MailContent): string {
  const {
    answer_above,
    heading,
    lead,
    session,
    money,
    times,
    searches,
    button,
    links = [],
    unsubscribe,
    why,
  } = content;
  const quotes = [content.instruction, content.quote].filter((one) => one !== null && one !== undefined);
  const t = wordsIn(content.language);
  const lines = [
    ...(answer_above ? [answer_above, ''] : []),
    heading,
    '',
    lead,
    ...(session === null ? [] : sessionLines(session, t)),
    ...moneyLines(money, t),
    ...(times === null ? [] : ['', labelled(t, times.label, '').trimEnd(), ...times.items.map((time) => `- ${time}`)]),
    ...quotes.flatMap(({ label, text }) => ['', labelled(t, label, '').trimEnd(), ...quoted(text)]),
    ...(searches ?? []).flatMap((search) => searchLines(search, t)),
    '',
    labelled(t, button.label, button.href),
    ...links.map(({ label, href }) => labelled(t, label, href)),
    '',
    '--',
    brand(),
    why,
    ...(unsubscribe === null ? [] : [labelled(t, unsubscribe.label, unsubscribe.href)]),
  ];
  return `${lines.join('\n')}\n`;
}

const isStoppable = (category: string): category is StoppableCategory =>
  (STOPPABLE_CATEGORIES as readonly string[]).includes(category);

/** The category whose emails a link in the foot ends; null for an email that is always sent, or has a link of its own. */
export function stopCategoryOf<Facts>(
  { kind, preference, stops }: Pick<Notification<Facts>, 'kind' | 'preference' | 'stops'>,
  facts: Facts,
): StoppableCategory | null {
  if (stops) {
    return stops(facts);
  }
  const category = categoryOf(kind);
  return preference === null && canEndMail(kind) && isStoppable(category) ? category : null;
}

/** The link that ends the emails of a category, without signing in. */
export const stopHref = (public_url: string, token: string, category: StoppableCategory): string =>
  `${public_url}/api/v1/mail/unsubscribe?token=${token}&category=${category}`;

/** Adds that link to the foot of an email. */
export const withStop = (content: MailContent, category: StoppableCategory, href: string): MailContent => ({
  ...content,
  unsubscribe: { label: wordsIn(content.language)(`mail.unsubscribe.categories.${category}.button`), href },
});

/** RFC 2369 and RFC 8058: the mail program's own button ends emails of this kind. */
const oneClick = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

/**
 * Renders an email: HTML, text, headers and attachments.
 * @param stop_token of its reader’s links, where the email can be ended by one.
 */
export async function composeNotification<Facts>(
  notification: Notification<Facts>,
  { to, facts }: Pick<Telling<Facts>, 'to' | 'facts'>,
  settings: MailSettings,
  stop_token: string | null = null,
): Promise<Omit<OutgoingMail, 'id'>> {
  const { content, stopLink, replyTo, thread, attachments } = notification;
  // The HTML libraries are loaded late, so that they don't delay the start.
  const { toHtml } = await import('./html.ts');
  const category = stop_token === null ? null : stopCategoryOf(notification, facts);
  const ends = category && stop_token && { category, href: stopHref(settings.public_url, stop_token, category) };
  const said = ends ? withStop(content(facts, settings), ends.category, ends.href) : content(facts, settings);
  const stop = ends ? ends.href : (stopLink?.(facts, settings) ?? null);
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
