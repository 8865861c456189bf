import { LIMITS } from '@abroad/contract';
import { createHash } from 'node:crypto';
import { domainToASCII } from 'node:url';
import { v5 as namedId } from 'uuid';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { toInstant } from '../../core/clock.ts';
import { parseMailAddress } from '../../core/one-line.ts';
import type { Database } from '../../db/connection.ts';
import { keyedHash } from '../../db/keyed-hash.ts';
import { writeAs } from '../../db/write-as.ts';
import type { WebhookMessage } from '../../http/webhook.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { isSigned } from '../mail/bounce-signature.ts';
import { contactSettings } from '../messages/find-contacts.ts';
import { readText } from '../messages/read-text.ts';
import { writeMessage } from '../messages/write-message.ts';
import { isAutomatic } from './is-automatic.ts';
import { readHead, recipientsAt } from './mail-head.ts';
import { readInThread } from './mail-reader.ts';
import { answerMarkers, mailEndings } from './mail-unread.ts';
import type { ReadMail } from './read-mail.ts';
import { refuseReply, type RefusedBecause } from './refuse-reply.ts';
import { takeFiles, notifyOfFilesJob } from './reply-files.ts';
import { isExpired, isTokenOf, readReplyAddress, type ReplyToken } from './reply-address.ts';
import type { Ours } from './reply-text.ts';

type Deps = Pick<
  Context,
  'db' | 'clock' | 'config' | 'sealer' | 'mail_origin' | 'logger' | 'images' | 'scanner' | 'storage'
>;

interface Writer {
  user_id: string;
  email: string;
  thread_id: string;
  pair: { mentor_id: string; prospect_id: string };
  token: ReplyToken;
}

/** Finds the owner of the address to which an email was sent; null where no recipient is one of ours. */
async function findWriter(
  context: Deps,
  recipients: readonly string[],
  address: NonNullable<Deps['config']['inbound_mail']>['address'],
): Promise<Writer | null> {
  const token = recipients.map((one) => readReplyAddress(address, one)).find((one) => one !== null);
  if (token === undefined) {
    return null;
  }
  const hash = await keyedHash(context, 'reply-addresses');
  const sides = await context.db
    .selectFrom('thread')
    .innerJoin('authenticated_user as person', (join) =>
      join.on((is) =>
        is.or([is('person.id', '=', is.ref('thread.mentor_id')), is('person.id', '=', is.ref('thread.prospect_id'))]),
      ),
    )
    .select(['person.id as user_id', 'person.email', 'thread.id as thread_id', 'mentor_id', 'prospect_id'])
    .where('thread.id', '=', token.thread_id)
    .where('person.status', '=', 'active')
    .where('person.email_verified', '=', true)
    .execute();
  const writer = sides.find(({ user_id }) => isTokenOf(hash, token, user_id));
  if (!writer?.email) {
    return null;
  }
  const { user_id, email, thread_id, mentor_id, prospect_id } = writer;
  return { user_id, email, thread_id, pair: { mentor_id, prospect_id }, token };
}

/** The refusals of `writeMessage` that its writer can read about. */
const CLOSED: readonly string[] = [
  'THREAD_CLOSED',
  'THREAD_FROZEN',
  'MESSAGES_LIMITED',
  'TOO_MANY_UNANSWERED',
  'NOT_FOUND',
];

/** Ids of a writer's emails, of the same email always the same, so that one that comes twice is one message. */
const NAMESPACE = '8f0c1d0e-6a1f-4b52-9d52-5c8b1f6f5f57';
const emailIdOf = (message_id: string | null | undefined, raw: Buffer): string =>
  namedId(message_id ?? createHash('sha256').update(raw).digest('hex'), NAMESPACE);

/** Answering machines take no longer, people read first. */
const AT_ONCE_MS = 2 * 60_000;

/**
 * Whether the email came at once, and the writer's last one in the conversation was the same to the letter within a day: people say
 * the same words again, to another quote or after reading; machines do so.
 */
async function isRepeated({ db, clock }: Deps, writer: Writer, { text, whole, files }: ReadMail): Promise<boolean> {
  const { thread_id, user_id, token } = writer;
  if (files.length > 0 || clock.now() - token.issued_s * 1000 > AT_ONCE_MS) {
    return false;
  }
  const last = await db
    .selectFrom('message')
    .select(['text', 'whole_text', 'created_at'])
    .where('thread_id', '=', thread_id)
    .where('author_id', '=', user_id)
    .where('source', '=', 'mail')
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return (
    last !== undefined &&
    (last.whole_text ?? last.text) === (whole?.text ?? text) &&
    clock.now() - Date.parse(last.created_at) < 24 * 60 * 60_000
  );
}

/** How many answers by email a user wrote in the last hour, under the lock of their record. */
async function countInHour(trx: Database, user_id: string, now: number): Promise<number> {
  const { sent } = await trx
    .selectFrom('message')
    .select(({ fn }) => fn.countAll<number>().as('sent'))
    .where('author_id', '=', user_id)
    .where('source', '=', 'mail')
    .where('created_at', '>', toInstant(now - 60 * 60_000))
    .executeTakeFirstOrThrow();
  return sent;
}

/** @returns why it wasn't written; null once it was, by this email or the same one before. */
async function write(context: Deps, writer: Writer, mail: ReadMail, raw: Buffer): Promise<RefusedBecause | null> {
  const { text } = mail;
  if (text === '' && mail.files.length === 0) {
    return 'empty';
  }
  if (text.length > LIMITS.message_max) {
    return 'too_long';
  }
  const { thread_id, user_id } = writer;
  const client_message_id = emailIdOf(mail.message_id, raw);
  const known = await context.db
    .selectFrom('message')
    .select('id')
    .where('thread_id', '=', thread_id)
    .where('author_id', '=', user_id)
    .where('client_message_id', '=', client_message_id)
    .executeTakeFirst();
  if (known !== undefined) {
    return null;
  }
  if (await isRepeated(context, writer, mail)) {
    return 'repeated';
  }
  const { attachment_ids, files_left_out } = await takeFiles(context, writer, mail.files);
  const [left_out] = files_left_out;
  if (text === '' && attachment_ids.length === 0 && left_out !== undefined) {
    return left_out.because;
  }
  const words = await readText(context, context.db, writer.pair, text);
  try {
    return await writeAs(context.db, user_id, async (trx) => {
      if ((await countInHour(trx, user_id, context.clock.now())) >= LIMITS.replies_by_mail_per_hour) {
        return 'too_many';
      }
      const { row } = await writeMessage(context, trx, {
        thread_id,
        author_id: user_id,
        client_message_id,
        words,
        whole: mail.whole,
        source: 'mail',
        attachment_ids,
        files_left_out,
      });
      if (files_left_out.length > 0) {
        await enqueue(trx, [notifyOfFilesJob({ user_id, message_id: row.id })]);
      }
      return null;
    });
  } catch (error) {
    const code = error instanceof AppError ? error.code : '';
    if (code === 'TOO_MANY_MESSAGES_HOUR') {
      return 'too_many';
    }
    if (code === 'ATTACHMENTS_AFTER_BOOKING') {
      // The session was cancelled meanwhile: the next try leaves the files out.
      throw new AppError('UNAVAILABLE', { cause: error });
    }
    if (CLOSED.includes(code)) {
      return 'closed';
    }
    throw error;
  }
}

/** Returns the texts and addresses of our emails, which identify quotes of them. */
function ours({ config }: Pick<Deps, 'config'>): Ours {
  const { name, address } = parseMailAddress(config.mail_from);
  return {
    markers: answerMarkers(),
    endings: mailEndings(),
    addresses: [address, `@${config.inbound_mail?.address.domain ?? ''}`],
    names: [name],
  };
}

/** Removes the envelope's line, which mail servers put before an email for a command and which isn't a header (mbox, RFC 4155). */
function withoutEnvelopeLine(bytes: Buffer): Buffer {
  return bytes.toString('latin1', 0, 5) === 'From ' ? bytes.subarray(bytes.indexOf('\n') + 1) : bytes;
}

/** An address as it is compared: its domain may be written in either form (RFC 5890, 2.3.2.4). */
function comparable(address: string): string {
  const at = address.lastIndexOf('@') + 1;
  const domain = address.slice(at);
  return `${address.slice(0, at)}${domainToASCII(domain) || domain}`.toLowerCase();
}

/** Why an email isn't taken that reached an address of the writer's. */
async function judge(context: Deps, writer: Writer, raw: Buffer): Promise<RefusedBecause | null> {
  const contacts = await contactSettings(context, context.db, writer.pair);
  const mail = await readInThread({ raw, ours: ours(context), contacts }, writer.user_id);
  if (mail === null) {
    return 'unreadable';
  }
  if (mail.is_calendar_reply) {
    return null;
  }
  const isWriters = mail.from !== null && comparable(mail.from) === comparable(writer.email);
  if (!isWriters || !(await context.mail_origin.isAuthentic(raw))) {
    return 'sender';
  }
  return isExpired(writer.token, context.clock.now()) ? 'expired' : write(context, writer, mail, raw);
}

/**
 * Takes an answer to one of our emails from a mail server and writes its words into the conversation. Mail from
 * machines or to other addresses is dropped; any other refusal is answered, only to the address of the
 * account: at most once a day where the mail may not be from a person, or not from the account's user.
 * @throws AppError NOT_FOUND where people can't answer by email, WEBHOOK_REFUSED for a wrong signature, UNAVAILABLE for now: the
 * mail server tries again.
 */
export async function receiveReply(context: Deps, message: WebhookMessage): Promise<void> {
  const { inbound_mail } = context.config;
  if (inbound_mail === null) {
    throw new AppError('NOT_FOUND');
  }
  if (!isSigned(message, inbound_mail.secret, context.clock.now())) {
    throw new AppError('WEBHOOK_REFUSED');
  }
  const raw = withoutEnvelopeLine(message.bytes);
  // The rest of an email is read only once its address is one that we gave to a user.
  const head = readHead(raw);
  if (head === null || isAutomatic(head)) {
    return;
  }
  const recipients = recipientsAt(head, inbound_mail.address.domain);
  const writer = await findWriter(context, recipients, inbound_mail.address);
  const because = writer && (await judge(context, writer, raw));
  if (writer && because) {
    await refuseReply(context, writer, { because, email_id: emailIdOf(head.get('message-id')?.[0], raw) });
  }
}
