import { AppError } from '../../core/app-error.ts';
import { ThreadFailure, threadPool } from '../../core/thread-pool.ts';
import type { Readers, ReadMail } from './read-mail.ts';

export interface Question extends Readers {
  raw: Uint8Array;
}

export type Answer = { mail: ReadMail } | { unreadable: string };

const pool = threadPool<Question, Answer>({
  name: 'mails',
  script: new URL('./mail-worker.ts', import.meta.url),
  threads: 1,
  queue: 100,
  // Many times the time for a person's email, also on a busy machine.
  time_limit_ms: 8000,
  memory_mb: 256,
});

/** Whether the thread has answered once: until then it may be its code that takes long. */
let isWarm = false;

/** Bytes come out of a thread without their class. */
const withBuffers = (mail: ReadMail): ReadMail => ({
  ...mail,
  files: mail.files.map(({ bytes, ...file }) => ({
    ...file,
    bytes: Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength),
  })),
});

/**
 * Takes an email apart in a thread of its own: whatever it says, it costs no request a moment.
 * @param whose the writer: two emails of one are never read at once.
 * @returns null where it can't be read, or takes more time or memory than any person's.
 * @throws AppError UNAVAILABLE while too many wait, or the thread starts slowly
 */
export async function readInThread(question: Question, whose: string): Promise<ReadMail | null> {
  try {
    const answer = await pool.ask(question, { key: whose });
    isWarm = true;
    return 'mail' in answer ? withBuffers(answer.mail) : null;
  } catch (error) {
    if (error instanceof ThreadFailure && (error.problem === 'broken' || (error.problem === 'late' && isWarm))) {
      return null;
    }
    throw new AppError('UNAVAILABLE', { cause: error, retry_after_s: 60 });
  }
}
