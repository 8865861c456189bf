import { createContext } from '@abroad/api/context';
import { readConfig } from '@abroad/api/config/config';
import { refreshSearchRow } from '@abroad/api/features/mentors/search-row';
import { sql } from 'kysely';

/**
 * Changes profiles as the product does, each in its own transaction. As a child process it gets the rate, writes
 * unique words into headlines, and reports each commit to its parent. On request it restores the
 * headlines and ends.
 */
export type ToWriter = { kind: 'rate'; per_second: number } | { kind: 'restore' };
export interface Written {
  profile_id: string;
  word: string;
  /** Epoch milliseconds. */
  committed_at: number;
}

const MENTORS = 2000;
/** At most this many at once; the number of writes shows if it can't keep up. */
const MOST_OPEN = 6;
const TICK_MS = 5;
const WORD_LETTERS = 10;

interface Mentor {
  profile_id: string;
  user_id: string;
  headline: string | null;
}

const config = readConfig();
const context = createContext({ ...config, database_url: config.database_url ?? '' });
const letter = () => String.fromCharCode(97 + Math.floor(Math.random() * 26));
const newWord = () => `zq${Array.from({ length: WORD_LETTERS }, letter).join('')}`;

const { rows: mentors } = await sql<Mentor>`
  select profile.id as profile_id, profile.auth_user_id as user_id, profile.headline
  from mentor_profile profile tablesample system (1) join mentor_search found on found.profile_id = profile.id
  order by profile.id limit ${MENTORS}`.execute(context.db);
const changed = new Map<string, Mentor>();

const setHeadline = ({ user_id, profile_id }: Mentor, headline: string | null) =>
  context.db.transaction().execute(async (trx) => {
    await trx.updateTable('mentor_profile').set({ headline }).where('id', '=', profile_id).execute();
    await refreshSearchRow(trx, user_id, context.clock);
  });

let open = 0;
let next = 0;
let owed = 0;
let per_second = 0;

async function changeOne(): Promise<void> {
  const mentor = mentors[next % mentors.length];
  if (!mentor) return;
  next += 1;
  open += 1;
  const word = newWord();
  changed.set(mentor.profile_id, mentor);
  await setHeadline(mentor, `Here is ${word}`);
  open -= 1;
  const written: Written = { profile_id: mentor.profile_id, word, committed_at: Date.now() };
  process.send?.(written);
}

const timer = setInterval(() => {
  owed = Math.min(owed + (per_second * TICK_MS) / 1000, MOST_OPEN * 4);
  while (owed >= 1 && open < MOST_OPEN) {
    owed -= 1;
    void changeOne();
  }
}, TICK_MS);

async function restore(): Promise<void> {
  clearInterval(timer);
  const left = [...changed.values()];
  await Promise.all(
    Array.from({ length: MOST_OPEN }, async () => {
      for (let mentor = left.pop(); mentor; mentor = left.pop()) await setHeadline(mentor, mentor.headline);
    }),
  );
  await context.close();
  process.exit(0);
}

process.on('message', (message: ToWriter) => {
  if (message.kind === 'rate') per_second = message.per_second;
  else void restore();
});
process.on('disconnect', () => process.exit(1));
