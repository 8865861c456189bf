import { LIMITS } from '@abroad/contract';
import { readableName } from '@abroad/contract/readable-text';
import { z } from 'zod';
import type { Context } from '../../context.ts';
import { AppError } from '../../core/app-error.ts';
import { paragraphOf } from '../../core/paragraph-of.ts';
import { wordsIn } from '../../core/words-in.ts';
import type { LeftOutFile } from '../../db/message-tables.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { keepAttachment } from '../attachments/receive.ts';
import { plainMail } from '../mail/mail-content.ts';
import { findReader } from '../mail/find-reader.ts';
import { sendNotification } from '../mail/outbox.ts';
import type { Notification } from '../mail/compose.ts';
import { threadOf } from '../messages/threads.ts';
import type { ReadMail } from './read-mail.ts';

/** Further ones aren't named. */
const NAMED_MAX = 20;
const NAME_MAX = 200;

interface Taken {
  attachment_ids: string[];
  files_left_out: LeftOutFile[];
}

type Deps = Pick<Context, 'db' | 'clock' | 'images' | 'scanner' | 'storage' | 'sealer'>;

/** Why a file can't go along; undefined where it can be tried again later. */
function reasonOf(error: unknown): LeftOutFile['because'] | undefined {
  const code = error instanceof AppError ? error.code : '';
  return code === 'VALIDATION_FAILED' ? 'unfit' : code === 'TOO_MANY_UPLOADS' ? 'too_many' : undefined;
}

/**
 * Keeps the files of an answer by email for the message that takes them along, as if they had been sent on the website.
 * @throws AppError UNAVAILABLE, STORAGE_UNAVAILABLE: the mail server tries again.
 */
export async function takeFiles(
  context: Deps,
  { thread_id, user_id }: { thread_id: string; user_id: string },
  files: ReadMail['files'],
): Promise<Taken> {
  const taken: Taken = { attachment_ids: [], files_left_out: [] };
  if (files.length === 0) {
    return taken;
  }
  const { has_session } = await threadOf(context.db, thread_id, user_id);
  const leaveOut = ({ filename }: { filename: string }, because: LeftOutFile['because']) => {
    if (taken.files_left_out.length < NAMED_MAX) {
      taken.files_left_out.push({ filename: readableName(filename, NAME_MAX) || '?', because });
    }
  };
  for (const file of files) {
    if (!has_session || taken.attachment_ids.length === LIMITS.attachments_max) {
      leaveOut(file, has_session ? 'too_many' : 'no_session');
    } else {
      try {
        // One after the other: each may take the memory of a large picture.
        // eslint-disable-next-line no-await-in-loop
        const { id } = await keepAttachment(context, user_id, file);
        taken.attachment_ids.push(id);
      } catch (error) {
        const because = reasonOf(error);
        if (because === undefined) {
          throw error;
        }
        leaveOut(file, because);
      }
    }
  }
  return taken;
}

/** Tells a person which files of their answer were left out. */
export const notifyOfFilesJob = jobKind({
  task: 'tell-of-files-left-out',
  payload: z.object({ user_id: z.uuid(), message_id: z.uuid() }),
  lane: 'mail',
  key: ({ message_id }) => `tell-of-files-left-out:${message_id}`,
});

interface LeftOut {
  language: string;
  thread_id: string;
  files: readonly LeftOutFile[];
}

/** Notifies of a message that was sent without its email's files. It can't be answered by email. */
export const filesLeftOutNotification: Notification<LeftOut> = {
  kind: 'reply_files_left_out',
  preference: null,
  // Names of files are a person's words.
  is_secret: true,
  content({ language, thread_id, files }, { public_url }) {
    const t = wordsIn(language);
    const title = t('messages_by_mail.files.title');
    return plainMail(language, {
      heading: title,
      lead: paragraphOf(
        language,
        ...new Set(files.map(({ because }) => t(`messages_by_mail.files.because.${because}`))),
      ),
      quote: { label: t('messages_by_mail.files.names'), text: files.map(({ filename }) => filename).join('\n') },
      button: { label: t('messages_by_mail.files.button'), href: `${public_url}/messages/${thread_id}` },
    });
  },
};

/** Sends it once, and nothing where the message no longer exists. */
export async function notifyOfFiles(
  context: Pick<Context, 'db' | 'clock' | 'config' | 'mail'>,
  { user_id, message_id }: z.infer<typeof notifyOfFilesJob.payload>,
): Promise<void> {
  const reader = await findReader(context.db, user_id);
  const message = await context.db
    .selectFrom('message')
    .select(['thread_id', 'files_left_out'])
    .where('id', '=', message_id)
    .where('author_id', '=', user_id)
    .executeTakeFirst();
  if (reader && message) {
    const { thread_id, files_left_out: files } = message;
    await sendNotification(context, filesLeftOutNotification, {
      to: reader,
      facts: { language: reader.language, thread_id, files },
      deduplication: `${filesLeftOutNotification.kind}:${message_id}`,
    });
  }
}
