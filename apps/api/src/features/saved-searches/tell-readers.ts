import { z } from 'zod';
import type { Context } from '../../context.ts';
import { writeAbout } from '../../db/write-as.ts';
import { jobKind } from '../../jobs/define-job.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { findMail, keepNotification, sendKept } from '../mail/index.ts';
import { findReaders, type Reader } from './find-readers.ts';
import { takeNews } from './read-news.ts';
import { searchNewsNotification } from './search-news.ts';

type Needs = Pick<Context, 'db' | 'clock' | 'config' | 'mail'>;

const BATCH = 2000;

/** One mail a person and day. */
const keyOf = ({ user_id, day }: Reader) => `saved_searches:${user_id}:${day}`;

export const searchNewsJob = jobKind({
  task: 'send-search-news',
  payload: z.object({ user_id: z.uuid(), day: z.iso.date() }),
  lane: 'mail',
  key: keyOf,
});

/** Has everybody written to who is due; asked for again, the same jobs wait. */
export async function tellReaders({ db, clock }: Needs): Promise<void> {
  let after: string | null = null;
  let found: Reader[];
  do {
    found = await findReaders(db, clock.now(), after, BATCH);
    await enqueue(
      db,
      found.map((reader) => searchNewsJob(reader)),
    );
    after = found.at(-1)?.user_id ?? null;
  } while (found.length === BATCH);
}

/**
 * Writes to somebody who is new to their saved searches. Who is told of is noted in the transaction that keeps the mail,
 * and what is kept is sent however often this is killed before.
 */
export async function sendSearchNews(context: Needs, reader: Reader): Promise<void> {
  const deduplication = keyOf(reader);
  const keep = () =>
    writeAbout(context.db, reader.user_id, async (trx) => {
      const news = await takeNews(trx, reader, new Date(context.clock.now()));
      return news === null
        ? undefined
        : keepNotification({ ...context, db: trx }, searchNewsNotification, {
            to: news.reader,
            facts: news,
            deduplication,
          });
    });
  const kept = (await findMail(context, deduplication)) ?? (await keep());
  if (kept) {
    await sendKept(context, kept);
  }
}
