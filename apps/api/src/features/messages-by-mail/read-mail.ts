import { findInText, type ContactSettings, type FoundInText } from '@abroad/contact-finder';
import { LIMITS } from '@abroad/contract/limits';
import { isBlank, tidyText } from '@abroad/contract/readable-text';
import { simpleParser, type AddressObject, type Attachment, type ParsedMail, type StructuredHeader } from 'mailparser';
import { textOfHtml } from './html-text.ts';
import { replyTextOf, type Ours } from './reply-text.ts';

/** The parts of an email that we use. */
export interface ReadMail {
  /** The only address in `From`; null where there is none, or several. */
  from: string | null;
  message_id: string | null;
  /** Its writer's own words, without quotes and signatures. */
  text: string;
  /** All of its text with the contact data in it; null where its writer wrote nothing else. */
  whole: { text: string; found: FoundInText } | null;
  files: MailFile[];
  /** A program answers an invitation. */
  is_calendar_reply: boolean;
}

interface MailFile {
  filename: string;
  bytes: Buffer;
}

/** Smaller pictures within the text are those of signatures. */
const INLINE_PICTURE_MIN_BYTES = 50 * 1024;
/** Types of the signatures that programs add to an email. */
const SIGNATURE = /^application\/(?:pgp-signature|pgp-keys|(?:x-)?pkcs7-signature)$/;

/** The mark that programs leave in the text in place of a picture. */
const INLINE_MARK = /\[cid:[^\]\s]{1,200}\]/g;

/** The type of Gmail's reactions: a single emoji instead of words. */
const REACTION = 'text/vnd.google.email-reaction+json';
const REACTION_MAX = 32;

const isFile = ({ contentType, related, content }: Attachment): boolean =>
  !SIGNATURE.test(contentType) && contentType !== REACTION && (!related || content.length >= INLINE_PICTURE_MIN_BYTES);

function reactionIn(attachments: readonly Attachment[]): string | null {
  const part = attachments.find(({ contentType }) => contentType === REACTION);
  try {
    const { emoji } = JSON.parse(part?.content.toString('utf8') ?? '{}') as { emoji?: unknown };
    return typeof emoji === 'string' && emoji.length <= REACTION_MAX && !isBlank(emoji) ? emoji : null;
  } catch {
    return null;
  }
}

/** RFC 5546, section 3.2.3. */
const isCalendarReply = ({ contentType, headers }: Attachment): boolean => {
  const type = headers.get('content-type') as Partial<StructuredHeader> | undefined;
  return contentType === 'text/calendar' && type?.params?.['method']?.toLowerCase() === 'reply';
};

/** Outlook may leave out the charset of RFC 1468, whose letters then read as ASCII. */
const ESCAPE = '\u001b';
const ISO_2022_JP = new RegExp(String.raw`${ESCAPE}(?:\$[@B]|\(I)[!-~]*(?:${ESCAPE}\([BJ])?`, 'g');
const withJapanese = (text: string) =>
  text.replaceAll(ISO_2022_JP, (part) => new TextDecoder('iso-2022-jp').decode(Buffer.from(part, 'latin1')));

/** Longer HTML isn't read to its end: quotes of quotes. */
const HTML_MAX = 1024 * 1024;

const addressesIn = (object: AddressObject | undefined): string[] =>
  (object?.value ?? [])
    .flatMap(({ address, group }) => [address, ...(group ?? []).map((member) => member.address)])
    .filter((address): address is string => address !== undefined && address !== '');

const SETTINGS = { skipImageLinks: true, skipTextToHtml: true, skipTextLinks: true, skipHtmlToText: true };

/** Whether an email has the same words twice, as text and as HTML (RFC 2046, 5.1.4). Otherwise its HTML has all of them. */
const hasAlternatives = (raw: Buffer) => /multipart\/alternative/i.test(raw.toString('latin1'));

/** The forms in which an email has its words, the first that has any counts: plain text, then HTML. */
function* formsOf({ text = '', html = false }: Pick<ParsedMail, 'text' | 'html'>, raw: Buffer): Generator<string> {
  if (html === false || hasAlternatives(raw)) {
    yield withJapanese(text);
  }
  if (html !== false) {
    yield textOfHtml(withJapanese(html.slice(0, HTML_MAX)));
  }
}

/** The words that a person wrote, and the text that they are in. */
function readWords(mail: ParsedMail, raw: Buffer, ours: Ours): { text: string; said: string } {
  const reaction = reactionIn(mail.attachments);
  let first: string | null = null;
  for (const form of formsOf(mail, raw)) {
    const said = form.replaceAll(INLINE_MARK, '');
    const text = reaction ?? replyTextOf(said, ours);
    if (text !== '') {
      return { text, said };
    }
    first ??= said;
  }
  return { text: '', said: first ?? '' };
}

/** The secrets of their reader's in the emails that people quote: links that need no signing in, and addresses to answer to. */
const SECRETS = /(?<=token(?:=|%3D))[\w.~-]+(?:\s[\s>]{0,8}[0-9a-f]+\b)?|\+[a-z2-7]{56}(?=@|%40)/gi;

function wholeOf({ said, text }: ReturnType<typeof readWords>, contacts: ContactSettings): ReadMail['whole'] {
  const whole = tidyText(said.slice(0, LIMITS.whole_mail_max).replaceAll(SECRETS, '…').toWellFormed());
  return whole === '' || whole === text ? null : { text: whole, found: findInText(whole, contacts) };
}

/** The inputs for reading an email. */
export interface Readers {
  ours: Ours;
  /** Of the two people of the conversation. */
  contacts: ContactSettings;
}

/** Parses an email (RFC 5322), whatever its charset and transfer encoding. It may take seconds, and runs in a thread. */
export async function readMail(raw: Buffer, { ours, contacts }: Readers): Promise<ReadMail> {
  const mail = await simpleParser(raw, SETTINGS);
  const [from = null, ...more] = addressesIn(mail.from);
  const words = readWords(mail, raw, ours);
  return {
    from: more.length === 0 ? from : null,
    message_id: mail.messageId ?? null,
    text: words.text,
    whole: wholeOf(words, contacts),
    files: mail.attachments.filter(isFile).map(({ filename = '', content: bytes }) => ({ filename, bytes })),
    is_calendar_reply: mail.attachments.some(isCalendarReply),
  };
}
