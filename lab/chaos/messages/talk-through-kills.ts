import { setTimeout as later } from 'node:timers/promises';
import { createRandom, mix } from '../../../tools/seed/random.ts';
import { waitUntilIdle } from '../lib/idle.ts';
import { GOES_ON_MS, killsOf } from '../lib/kills.ts';
import { seconds, type Figure, type Row } from '../lib/row.ts';
import type { World } from '../lib/world.ts';
import { checkMails, checkMessages, checkUnread } from './check-messages.ts';
import { startListeners, type Listeners } from './listeners.ts';
import { pairsOf } from './pairs.ts';
import { startReaders, type Readers } from './readers.ts';
import { startWriters, type Writers } from './writers.ts';

const MOST_UP_MS = 1500;
/** The time in which the streams bring the last messages. */
const ARRIVES_MS = 30_000;
/** The share of kills that hit while the mails are written. */
const KILLED_MAILS = 0.2;

const HASTEN = `
  update graphile_worker._private_jobs set run_at = now() where task_id =
    (select id from graphile_worker._private_tasks where identifier = 'mail-unread-message')`;

/** Makes the jobs of mails, which wait for ten minutes, due now; retries after the database was killed. */
async function hastenMails({ ask }: Pick<World, 'ask'>): Promise<void> {
  for (let isDone = false; !isDone;) {
    isDone = await ask(HASTEN).then(
      () => true,
      () => later(MOST_UP_MS).then(() => false),
    );
  }
}

/** The longest time without an answer to a writer, in ms. */
const longestSilence = ({ answered_at }: Writers): number =>
  answered_at.reduce((most, at, place) => Math.max(most, at - (answered_at[place - 1] ?? at)), 0);

function figuresOf(writers: Writers, readers: Readers, listeners: Listeners): Figure[] {
  const misplaced = listeners.all.reduce((sum, { seen }) => sum + seen.misplaced(), 0);
  const surprises = [...writers.surprises, ...readers.surprises, ...listeners.surprises];
  for (const surprise of surprises.slice(0, 12)) console.log(`  ${surprise}`);
  const silence = longestSilence(writers);
  return [
    {
      what: 'answers that should not happen',
      goal: '0',
      found: String(surprises.length),
      holds: surprises.length === 0,
    },
    {
      what: `conversations read ${readers.readings()} times: in another order, or than before`,
      goal: '0',
      found: String(readers.misplaced()),
      holds: readers.misplaced() === 0 && readers.readings() > 0,
    },
    {
      what: `streams opened ${listeners.opened()} times, ${listeners.reloads()} asked to load again: messages after later ones`,
      goal: '0',
      found: String(misplaced),
      holds: misplaced === 0,
    },
    {
      what: 'longest without an acknowledged message',
      goal: 'within 60 s',
      found: seconds(silence),
      is_speed: true,
      holds: silence <= GOES_ON_MS,
    },
  ];
}

/** Mentors and prospects write, read and listen while processes are killed at random, also while the mails are written. */
export const talkThroughKills: Row = async (world, { kills, kills_workers, seed }) => {
  const random = createRandom(seed);
  const pairs = pairsOf(world);
  const listeners = startListeners(world, pairs, mix(seed, 1));
  const writers = startWriters(world, pairs, mix(seed, 2));
  const readers = startReaders(world, pairs, mix(seed, 3));
  const parts = [world.database, ...world.apis, ...(kills_workers ? world.workers : [])];
  const killing = killsOf(parts, random);
  const killsOfMails = Math.floor(kills * KILLED_MAILS);
  for (let done = 0; done < kills - killsOfMails; done += 1) {
    await later(random.below(MOST_UP_MS));
    await killing.next();
  }
  await Promise.all([writers.end(), readers.end()]);
  const unseen = await listeners.waitForAll(writers.sent, ARRIVES_MS);
  await listeners.end();
  const hastened = hastenMails(world);
  for (let done = 0; done < killsOfMails; done += 1) {
    await killing.next();
    await later(random.below(MOST_UP_MS));
  }
  await hastened;
  const waited = await waitUntilIdle(world);
  const people = listeners.all.length;
  return [
    {
      what: `kill -9 at ${kills} moments (${killing.words()}): acknowledged messages of ${people} people`,
      goal: 'some',
      found: String(writers.sent.length),
      holds: writers.sent.length > 0,
    },
    ...figuresOf(writers, readers, listeners),
    {
      what: 'messages that a stream of one of the two didn’t bring',
      goal: '0',
      found: String(unseen),
      holds: unseen === 0,
    },
    ...(await checkMessages(world, writers.sent)),
    await checkUnread(world, pairs),
    await checkMails(world),
    {
      what: 'all mails written after the last kill',
      goal: 'within 60 s',
      found: seconds(waited),
      is_speed: true,
      holds: waited <= GOES_ON_MS,
    },
  ];
};
