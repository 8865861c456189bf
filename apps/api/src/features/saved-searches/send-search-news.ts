import { z } from 'zod';
import type { Context } from '../../context.ts';
import { writeAbout } from '../../db/write-as.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findMail, keepNotification, sendKept } from '../mail/outbox.ts';
import { findRecipients, type Recipient } from './find-recipients.ts';
import { takeNewMatches } from './take-new-matches.ts';
import { searchNewsNotification } from './search-news.ts';

type Deps = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

const BATCH = 2000;

/** One mail per user and day. */
const keyOf = ({ user_id, day }: Recipient) => `saved_searches:${user_id}:${day}`;

export const searchNewsJob = jobKind({
  task: 'send-search-news',
  payload: z.object({ user_id: z.uuid(), day: z.iso.date() }),
  lane: 'mail',
  key: keyOf,
});

/** Enqueues a mail for every user with news. Repeated, it enqueues the same jobs. */
export async function enqueueSearchNews({ db, clock }: Deps): Promise<void> {
  let after: string | null = null;
  let found: Recipient[];
  do {
    found = await findRecipients(db, clock.now(), after, BATCH);
    await enqueue(
      db,
      found.map((reader) => searchNewsJob(reader)),
    );
    after = found.at(-1)?.user_id ?? null;
  } while (found.length === BATCH);
}

/**
 * Sends a user the news of their saved searches. Matches are marked in the transaction that stores the mail, and a
 * stored mail is sent even if the process was killed before.
 */
export async function sendSearchNews(context: Deps, recipient: Recipient): Promise<void> {
  const deduplication = keyOf(recipient);
  const store = () =>
    writeAbout(context.db, recipient.user_id, async (trx) => {
      const news = await takeNewMatches(trx, recipient, new Date(context.clock.now()));
      return news === null
        ? undefined
        : keepNotification({ ...context, db: trx }, searchNewsNotification, {
            to: news.reader,
            facts: news,
            deduplication,
          });
    });
  const stored = (await findMail(context, deduplication)) ?? (await store());
  if (stored) {
    await sendKept(context, stored);
  }
}
